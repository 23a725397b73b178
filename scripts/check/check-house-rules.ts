import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { listFunctionLengths } from '../measures/function-lengths.ts';
import { listPrivateNames } from '../measures/private-names.ts';
import { listSources, listTables } from './list-sources.ts';
import { findOrphanTests } from './orphan-tests.ts';
import { isProduction, readSources, type Source } from './read-sources.ts';
import { ROOT } from './run-tool.ts';

const CATCH_ALL_NAMES = /^(utils?|helpers?|common|misc|shared|lib|core|managers?|base)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|css|csv)$/;
const MOST_LINES = 400;
/** Biome counts less: it leaves out blank lines, and other numbers hold for components. */
const MOST_FUNCTION_LINES = 80;
const DOCUMENTED = /^packages\/(domain|contract|forecast)\/src\//;

/** Names, sizes, doc comments and the one reader of the environment. */
export async function checkHouseRules(): Promise<string[]> {
  return [
    ...findHouseFaults(readSources()),
    ...findOrphanTests(listSources()),
    ...readTables(() => true).flatMap(findTableFaults),
  ];
}

/** The same of some files; those that are no sources or tables are left out. */
export async function checkChangedSources(paths: readonly string[]): Promise<string[]> {
  const changed = new Set(paths);
  const isChanged = (path: string): boolean => changed.has(path);
  const sources = listSources();
  return [
    ...findHouseFaults(readSources(sources.filter(isChanged))),
    ...findOrphanTests(sources, isChanged),
    ...readTables(isChanged).flatMap(findTableFaults),
  ];
}

interface Table {
  readonly path: string;
  readonly text: string;
}

const readTables = (isChosen: (path: string) => boolean): Table[] =>
  listTables()
    .filter(isChosen)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Faults of single source files, one line each. */
export function findHouseFaults(sources: readonly Source[]): string[] {
  const production = sources.filter(({ path }) => isProduction(path));
  return [
    ...sources.flatMap(({ path }) => findNameFault(path)),
    ...sources.flatMap(findSizeFault),
    ...sources.flatMap(findTextFaults),
    ...sources.filter(({ path }) => path.endsWith('.css')).flatMap(findStyleFaults),
    ...sources.filter(({ path }) => DOCUMENTED.test(path) && !path.includes('.test.')).flatMap(findMissingComments),
    ...findLongFunctions(production),
    ...listPrivateNames(production).map(
      (place) => `${place}: a private word; use the term of the field (CONTRIBUTING.md)`,
    ),
  ];
}

function findLongFunctions(sources: readonly Source[]): string[] {
  return listFunctionLengths(sources)
    .filter(({ lines }) => lines > MOST_FUNCTION_LINES)
    .map(
      ({ path, line, lines }) =>
        `${path}:${line}: a function of ${lines} lines, most is ${MOST_FUNCTION_LINES}: split it by its steps`,
    );
}

/** What a table's reader cannot know: that its name and its first line say what it is. */
export function findTableFaults({ path, text }: Table): string[] {
  return [
    ...findNameFault(path),
    ...(text.startsWith('# ') ? [] : [`${path}: begins with no comment that names source and licence`]),
  ];
}

function findNameFault(path: string): string[] {
  const name = path.split('/').find((part) => CATCH_ALL_NAMES.test(part.replace(/\.[^.]+$/, '')));
  if (name !== undefined) return [`${path}: "${name}" is a catch-all name: name the concept`];
  if (/\/index\.tsx?$/.test(path)) return [`${path}: no barrels`];
  return KEBAB.test(basename(path)) ? [] : [`${path}: file names are kebab-case`];
}

const isTable = (path: string): boolean => /\.table\.(ts|tsx)$/.test(path);

function findSizeFault({ path, lines }: Source): string[] {
  return lines > MOST_LINES && !isTable(path) && !path.includes('.test.')
    ? [`${path}: ${lines} lines, most is ${MOST_LINES}`]
    : [];
}

function findTextFaults({ path, text }: Source): string[] {
  const faults: string[] = [];
  if (text !== text.normalize('NFC')) faults.push(`${path}: text is not in NFC`);
  const isServed = /^(?:packages\/(?!testing\/)|apps\/)/.test(path) && !path.includes('.test.');
  const readsEnvironment = /\bprocess\.env\b/.test(text) && isServed;
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
/** A width between enlarged text, below 37 em, and the full page of 80 em. */
const OWN_WIDTH = /@media[^{]*width[^{)]*\b(?:3[7-9]|[4-7]\d)(?:\.\d+)?em/;

function findStyleFaults({ path, text }: Source): string[] {
  return [
    ...(/line-height:\s*[\d.]+px/.test(text)
      ? [`${path}: line-height in px does not grow with the text; write rem (px / 14)`]
      : []),
    ...(/@media[^{]*\dpx/.test(text)
      ? [`${path}: @media in px knows nothing of the size of text; write em (px / 16)`]
      : []),
    ...(OWN_WIDTH.test(text) ? [`${path}: @media with a width of its own; breakpoint.table.ts names the four`] : []),
  ];
}

function findMissingComments({ path, tree: file }: Source): string[] {
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
