import ts from 'typescript';

/** The members of `Math` whose results ECMAScript fixes to the last bit. */
const EXACT: ReadonlySet<string> = new Set([
  ...['abs', 'ceil', 'floor', 'max', 'min', 'round', 'sign', 'trunc'],
  ...['clz32', 'fround', 'imul', 'sqrt'],
  ...['E', 'LN10', 'LN2', 'LOG10E', 'LOG2E', 'PI', 'SQRT1_2', 'SQRT2'],
]);

/** The arithmetic in a file that may differ between engines: other members of `Math`, any other use of it, and powers. */
export function inexactArithmetic(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const issues: string[] = [];
  const report = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    issues.push(`${path}:${line + 1}: ${node.getText()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === 'Math' && !isExact(node)) report(node.parent);
    if (
      node.kind === ts.SyntaxKind.AsteriskAsteriskToken ||
      node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken
    )
      report(node.parent);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return issues;
}

function isExact(math: ts.Identifier): boolean {
  const { parent } = math;
  return (
    ts.isPropertyAccessExpression(parent) &&
    parent.expression === math &&
    EXACT.has(parent.name.text)
  );
}
