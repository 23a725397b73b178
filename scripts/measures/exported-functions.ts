import ts from 'typescript';
import type { Source } from '../check/read-sources.ts';

/** Where every exported function says what it is for: rules, contract, engine and machinery. */
const DOCUMENTED = /^packages\/(?:domain|contract|forecast)\/|^apps\/portal\/src\/platform\//;

const isExported = (statement: ts.FunctionDeclaration): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** How many functions are exported where they must be documented, and how many of them are. */
export function countDocumentedFunctions(files: readonly Source[]): { exported: number; documented: number } {
  const exported = files
    .filter(({ path }) => DOCUMENTED.test(path))
    .flatMap(({ tree }) => tree.statements.filter(ts.isFunctionDeclaration).filter(isExported));
  const documented = exported.filter((statement) => ts.getJSDocCommentsAndTags(statement).length > 0);
  return { exported: exported.length, documented: documented.length };
}
