import { endianness } from 'node:os';

/** Bytes as base64. */
export function base64OfBits(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** 32-bit floats as base64, each with the lowest byte first. */
export function base64OfFloats(floats: Float32Array): string {
  const bytes = Buffer.from(floats.buffer, floats.byteOffset, floats.byteLength);
  return (endianness() === 'LE' ? bytes : Buffer.from(bytes).swap32()).toString('base64');
}

/** A list of zeros and ones as bits, from the lowest of each byte on. */
export function bitsOf(mask: Uint8Array): Uint8Array {
  const bits = new Uint8Array(Math.ceil(mask.length / 8));
  for (const [place, one] of mask.entries())
    if (one === 1) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
  return bits;
}
