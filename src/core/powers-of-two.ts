/**
 * Powers and logarithms from additions, multiplications and divisions, which IEEE 754 fixes to the last bit. The functions of
 * `Math` for them differ in the last bit from engine to engine, and a search then chooses another action.
 */

/** 2 to a power; the relative error is below 1e-15, and whole powers are exact. */
export function exp2(power: number): number {
  if (power >= 1024) return Number.POSITIVE_INFINITY;
  if (power <= -1075) return 0;
  const whole = Math.round(power);
  let result = exp2OfPart(power - whole);
  for (let step = 0; step < whole; step += 1) result *= 2;
  for (let step = 0; step > whole; step -= 1) result /= 2;
  return result;
}

/**
 * 2 to a power from -0.5 to 0.5: a series with the coefficients ln(2) ** k / k!. Its even and its odd terms are summed side by
 * side, which takes two thirds of the time.
 */
function exp2OfPart(power: number): number {
  const square = power * power;
  let even = 2.56784359934882e-11;
  even = even * square + 7.054911620801122e-9;
  even = even * square + 1.3215486790144307e-6;
  even = even * square + 1.540353039338161e-4;
  even = even * square + 9.618129107628477e-3;
  even = even * square + 0.2402265069591007;
  let odd = 4.4455382718708106e-10;
  odd = odd * square + 1.0178086009239699e-7;
  odd = odd * square + 1.525273380405984e-5;
  odd = odd * square + 1.3333558146428443e-3;
  odd = odd * square + 5.5504108664821576e-2;
  odd = odd * square + Math.LN2;
  return even * square + odd * power + 1;
}

/** The coefficients of the series of log2((1 + x) / (1 - x)) / x in x ** 2, the last first: 2 / ln(2) / (1, 3, 5, …). */
const ODD_SERIES: readonly number[] = /* @__PURE__ */ (() => {
  const coefficients: number[] = [];
  for (let power = 1; power <= 19; power += 2) coefficients.unshift(2 / Math.LN2 / power);
  return coefficients;
})();

/** The logarithm to base 2 of a positive finite number; the relative error is below 1e-15, and powers of 2 are exact. */
export function log2(value: number): number {
  if (!(value > 0 && value < Number.POSITIVE_INFINITY)) return Number.NaN;
  let whole = 0;
  let rest = value;
  for (; rest > Math.SQRT2; rest /= 2) whole += 1;
  for (; rest < Math.SQRT1_2; rest *= 2) whole -= 1;
  const ratio = (rest - 1) / (rest + 1);
  let sum = 0;
  for (const coefficient of ODD_SERIES) sum = sum * (ratio * ratio) + coefficient;
  return whole + ratio * sum;
}
