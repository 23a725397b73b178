import ts from 'typescript';
import type { Source } from '../check/read-sources.ts';

/** Where every exported function must have a doc comment: rules, contract, engine and platform. */
const DOCUMENTED = /^packages\/(?:domain|contract|forecast)\/|^apps\/portal\/src\/platform\//;

const isExported = (statement: ts.FunctionDeclaration): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Number of exported functions in those folders, and of documented ones. */
export function countDocumentedFunctions(files: readonly Source[]): { exported: number; documented: number } {
  const exported = files
    .filter(({ path }) => DOCUMENTED.test(path))
    .flatMap(({ tree }) => tree.statements.filter(ts.isFunctionDeclaration).filter(isExported));
  const documented = exported.filter((statement) => ts.getJSDocCommentsAndTags(statement).length > 0);
  return { exported: exported.length, documented: documented.length };
}
