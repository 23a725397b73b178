import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pages with a style sheet of their own: those whose module path matches. */
export interface SheetOwner {
  readonly name: string;
  readonly module: RegExp;
}

/** Style files in the order of concatenation, by paths relative to the sources. */
export interface StyleSheets {
  /** For every page. */
  readonly everywhere: readonly string[];
  /**
   * For the pages of an owner, loaded after the common ones, by the owner's name; `words` are the pages of no owner.
   */
  readonly owned: Readonly<Record<string, readonly string[]>>;
  /** For the consultation dialog, loaded on demand on a page that may have some of it already. */
  readonly consultation: readonly string[];
}

/** Foundations come first, then components, then pages, so that pages override. */
const ORDER = ['styles/tokens', 'styles/sky', 'styles/', 'components/', 'islands/', 'pages/'];
/** Modules shown around every page and in place of any. */
const FRAME = ['document/html-document.tsx', 'pages/error/error-page.tsx', 'pages/not-found/not-found-outcome.tsx'];
/** A module loaded on demand by a script. */
const CONSULTATION = 'islands/lead-form/consultation-dialog.tsx';
/** Number of page kinds from which a shared file is worthwhile. */
const MANY = 4;
const IMPORT = /^(?:import|export) (?!type )(?:[^';]*? from )?'([^']+)';/gm;

/** Runtime imports of a module from the same package by `./` or `#room/`; excludes types. */
function listImports(folder: string, path: string): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  const text = readFileSync(join(folder, path), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [join(dirname(path), name)] : [];
  });
}

/** Light pages have a style of their own. */
const LIGHT_PAGES = /^lite\//;

/** Style files imported by the modules, directly or indirectly. */
function findStyles(folder: string, modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...modules];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || LIGHT_PAGES.test(path) || !existsSync(join(folder, path))) continue;
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

/**
 * Divides all style files among the sheets. Styles that no page imports but a script may need stay with the common
 * ones.
 */
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
