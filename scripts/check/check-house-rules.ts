import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { listSources, listTables } from './list-sources.ts';
import { ROOT } from './run-tool.ts';

const CATCH_ALL_NAMES = /^(utils?|helpers?|common|misc|shared|lib|core|managers?|base)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.(ts|tsx|css|csv)$/;
const MOST_LINES = 400;
const DOCUMENTED = /^packages\/(domain|contract|forecast)\/src\//;

/** Names, sizes, doc comments and the one reader of the environment. */
export async function checkHouseRules(): Promise<string[]> {
  const sources = listSources();
  const texts = sources.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  return [
    ...sources.flatMap(findNameFault),
    ...texts.flatMap(findSizeFault),
    ...texts.flatMap(findTextFaults),
    ...texts.filter(({ path }) => path.endsWith('.css')).flatMap(findStyleFaults),
    ...listTables().flatMap(findTableFaults),
    ...texts.filter(({ path }) => DOCUMENTED.test(path) && !path.includes('.test.')).flatMap(findMissingComments),
  ];
}

/** What a table's reader cannot know: that its name and its first line say what it is. */
function findTableFaults(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return [
    ...findNameFault(path),
    ...(text.startsWith('# ') ? [] : [`${path}: begins with no comment that names source and licence`]),
  ];
}

interface SourceText {
  readonly path: string;
  readonly text: string;
}

function findNameFault(path: string): string[] {
  const name = path.split('/').find((part) => CATCH_ALL_NAMES.test(part.replace(/\.[^.]+$/, '')));
  if (name !== undefined) return [`${path}: "${name}" is a catch-all name: name the concept`];
  if (/\/index\.tsx?$/.test(path)) return [`${path}: no barrels`];
  return KEBAB.test(basename(path)) ? [] : [`${path}: file names are kebab-case`];
}

const isTable = (path: string): boolean => /\.table\.(ts|tsx)$/.test(path);
const countLines = (text: string): number => text.trimEnd().split('\n').length;

function findSizeFault({ path, text }: SourceText): string[] {
  const lines = countLines(text);
  return lines > MOST_LINES && !isTable(path) && !path.includes('.test.')
    ? [`${path}: ${lines} lines, most is ${MOST_LINES}`]
    : [];
}

function findTextFaults({ path, text }: SourceText): string[] {
  const faults: string[] = [];
  if (text !== text.normalize('NFC')) faults.push(`${path}: text is not in NFC`);
  const isProduction = /^(?:packages\/(?!testing\/)|apps\/)/.test(path) && !path.includes('.test.');
  const readsEnvironment = /\bprocess\.env\b/.test(text) && isProduction;
  if (
    readsEnvironment &&
    path !== 'apps/portal/src/config.ts' &&
    path !== 'apps/portal/src/command-line.ts' &&
    path !== 'apps/portal/src/main.ts'
  )
    faults.push(`${path}: process.env is read in config.ts only`);
  return faults;
}

/** A reader's own size of text must reach lines and layouts. */
function findStyleFaults({ path, text }: SourceText): string[] {
  return [
    ...(/line-height:\s*[\d.]+px/.test(text)
      ? [`${path}: line-height in px does not grow with the text; write rem (px / 14)`]
      : []),
    ...(/@media[^{]*\dpx/.test(text)
      ? [`${path}: @media in px knows nothing of the size of text; write em (px / 16)`]
      : []),
  ];
}

function findMissingComments({ path, text }: SourceText): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const documented = new Set<string>();
  return file.statements.filter(isExportedDeclaration).flatMap((statement) => {
    const names = listNames(statement);
    const isSpoken = ts.getJSDocCommentsAndTags(statement).length > 0 || names.every((name) => documented.has(name));
    if (isSpoken || isEndpoint(statement)) {
      for (const name of names) documented.add(name);
      return [];
    }
    const line = file.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
    return [`${path}:${line}: an export without a doc comment`];
  });
}

/** A schema and the type made of it share a name and one comment. */
function listNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return ts.isTypeAliasDeclaration(statement) ? [statement.name.text] : [statement.getText()];
}

/** An endpoint says in its `summary` what it is: the API page shows it. */
function isEndpoint(statement: ts.Statement): boolean {
  return (
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.every(({ initializer }) =>
      initializer?.getText().startsWith('defineEndpoint('),
    )
  );
}

function isExportedDeclaration(statement: ts.Statement): boolean {
  const declares =
    ts.isFunctionDeclaration(statement) ||
    ts.isVariableStatement(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return declares && (ts.getModifiers(statement)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword) ?? false);
}
