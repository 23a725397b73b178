import ts from 'typescript';
import type { Source } from '../check/read-sources.ts';

/** Lines of a function and where it begins. */
export interface FunctionLength {
  readonly path: string;
  readonly line: number;
  readonly lines: number;
}

function isMeasured(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return (
    (ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isConstructorDeclaration(node) ||
      ts.isAccessor(node)) &&
    node.body !== undefined
  );
}

/** A one-line callback inside another function is part of that function. */
const isInline = (node: ts.FunctionLikeDeclaration, lines: number): boolean =>
  lines === 1 && !ts.isFunctionDeclaration(node) && !ts.isVariableDeclaration(node.parent);

/** Every function with a body, except one-line callbacks. */
export function listFunctionLengths(files: readonly Source[]): FunctionLength[] {
  return files.flatMap(({ path, tree }) => {
    const lengths: FunctionLength[] = [];
    const visit = (node: ts.Node): void => {
      if (isMeasured(node)) {
        const first = tree.getLineAndCharacterOfPosition(node.getStart()).line;
        const last = tree.getLineAndCharacterOfPosition(node.getEnd()).line;
        const lines = last - first + 1;
        if (!isInline(node, lines)) lengths.push({ path, line: first + 1, lines });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return lengths;
  });
}
