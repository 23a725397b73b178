import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Every document of the project, relative to `root`, sorted. Posts of the news are content, not documents. */
export function listDocuments(root: string): string[] {
  return globSync(['*.md', 'docs/**/*.md', '.github/**/*.md', '.gitlab/**/*.md'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** The text without code, in which brackets are no links. */
const dropCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '``');

/** The targets of all links of a document that lead to a file or heading of the project. */
export function listRelativeLinks(text: string): string[] {
  return [...dropCode(text).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target));
}

/** Fragments of a document's headings, as GitHub and GitLab make them. */
export function listFragments(text: string): string[] {
  return [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

/** Links of one document that lead nowhere, one line each. */
export function findDeadLinks(root: string, path: string): string[] {
  const folder = dirname(join(root, path));
  return listRelativeLinks(readFileSync(join(root, path), 'utf8')).flatMap((target) => {
    const [file = '', fragment] = target.split('#');
    const found = file === '' ? join(root, path) : join(folder, decodeURI(file));
    if (!existsSync(found)) return [`${path}: no file ${target}`];
    if (fragment === undefined || statSync(found).isDirectory() || !found.endsWith('.md')) return [];
    return listFragments(readFileSync(found, 'utf8')).includes(fragment) ? [] : [`${path}: no heading ${target}`];
  });
}

/** Paths of documents that a text of code names and that do not exist, such as in a comment or the help of a command. */
export function findDeadPaths(root: string, path: string): string[] {
  const named = readFileSync(join(root, path), 'utf8').match(/\bdocs\/(?:[a-z]+\/)?[a-z0-9-]+\.md\b/g) ?? [];
  return [...new Set(named)]
    .filter((document) => !existsSync(join(root, document)))
    .map((document) => `${path}: ${document}`);
}

/** Files and folders of code that a document names by their whole path and that do not exist; built ones may be missing. */
export function findDeadCode(root: string, path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const named = [...text.matchAll(/`((?:apps|packages|scripts|deploy|test|bench)\/[\w./-]+)`/g)].map(
    ([, found = '']) => found,
  );
  return [...new Set(named)]
    .filter((file) => !file.includes('/dist') && !existsSync(join(root, file)))
    .map((file) => `${path}: ${file}`);
}

/** Documents of `docs` that no index lists: `docs/README.md`, or `docs/decisions/README.md` for decision records. */
export function findUnlisted(root: string): string[] {
  const listed = ['docs/README.md', 'docs/decisions/README.md'].flatMap((index) =>
    listRelativeLinks(readFileSync(join(root, index), 'utf8')).map((target) =>
      relative(root, join(root, dirname(index), target)).replaceAll('\\', '/'),
    ),
  );
  const known = new Set(['docs/README.md', ...listed]);
  return listDocuments(root).filter((path) => path.startsWith('docs/') && !known.has(path));
}
