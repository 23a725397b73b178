import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pages that get a style sheet of their own: their modules are those whose path matches. */
export interface SheetOwner {
  readonly name: string;
  readonly module: RegExp;
}

/** Style files in the order in which they are concatenated, by paths relative to the sources. */
export interface StyleSheets {
  /** What every page loads. */
  readonly everywhere: readonly string[];
  /** What pages of an owner load after it, by the owner's name; `words` are the pages of no owner. */
  readonly owned: Readonly<Record<string, readonly string[]>>;
  /** What the consultation dialog loads when it is asked for, on a page that may have some of it already. */
  readonly consultation: readonly string[];
}

/** Foundations come first, then parts, then pages, so that a page has the last word. */
const ORDER = ['styles/tokens', 'styles/sky', 'styles/', 'components/', 'islands/', 'pages/'];
/** What is shown around every page and in place of any. */
const FRAME = ['document/html-document.tsx', 'pages/error/error-page.tsx', 'pages/not-found/not-found-outcome.tsx'];
/** What a script brings in when the reader asks for it. */
const CONSULTATION = 'islands/lead-form/consultation-dialog.tsx';
/** As many kinds of pages as make a file worth loading once for all. */
const MANY = 4;
const IMPORT = /^(?:import|export) (?!type )(?:[^';]*? from )?'([^']+)';/gm;

/** Modules of the same package that a module imports by `./` or `#room/`, as they run: types do not count. */
function listImports(folder: string, path: string): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  const text = readFileSync(join(folder, path), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [join(dirname(path), name)] : [];
  });
}

/** Style files that the modules bring, through whatever they import. */
function findStyles(folder: string, modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...modules];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !existsSync(join(folder, path))) continue;
    seen.add(path);
    waiting.push(...listImports(folder, path));
  }
  return new Set([...seen].filter((path) => path.endsWith('.css')));
}

function listStyleFiles(folder: string): string[] {
  const paths = globSync('{styles,components,islands,pages}/**/*.css', { cwd: folder });
  const toRank = (path: string) => ORDER.findIndex((start) => path.startsWith(start));
  return paths.map((path) => path.replaceAll('\\', '/')).sort((a, b) => toRank(a) - toRank(b) || (a < b ? -1 : 1));
}

/** Divides all style files among the sheets. What no page imports but a script may want stays with what all pages load. */
export function listStyleSheets(folder: string, pageTable: string, owners: readonly SheetOwner[]): StyleSheets {
  const pages = listImports(folder, pageTable);
  const isOwned = (path: string) => owners.some(({ module }) => module.test(path));
  const rest = { name: 'words', modules: pages.filter((path) => !isOwned(path)) };
  const kinds = owners.map(({ name, module }) => ({ name, modules: pages.filter((path) => module.test(path)) }));
  const users = [...kinds, rest].map(({ name, modules }) => ({ name, styles: findStyles(folder, modules) }));
  const framed = findStyles(folder, FRAME);
  const asked = findStyles(folder, [CONSULTATION]);
  const all = listStyleFiles(folder);
  const everywhere = all.filter((path) => {
    const count = users.filter(({ styles }) => styles.has(path)).length;
    return framed.has(path) || (count === 0 && !asked.has(path)) || count >= MANY;
  });
  const owned = users.map(({ name, styles }) => [
    name,
    all.filter((path) => styles.has(path) && !everywhere.includes(path)),
  ]);
  const consultation = all.filter((path) => asked.has(path) && !everywhere.includes(path));
  return { everywhere, owned: Object.fromEntries(owned), consultation };
}
