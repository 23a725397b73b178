import ts from 'typescript';
import type { Source } from '../check/read-sources.ts';

/** Words that are private wherever they stand in a name: the field has terms of its own for each (CONTRIBUTING.md). */
const ANYWHERE = new Set(
  (
    'tell tells told telling teller look looks looked looking keeping keeper keepers kept foresee enliven ' +
    'patience diary shelf shelves paper twin twins surprise cargo astray drawer said came held usual anew'
  ).split(' '),
);

/** Verbs that are private where a name begins with them; `take` in `intake` or `uptake` is not. */
const BEGINNINGS = new Set(['keep', 'take', 'lay', 'judge', 'agree']);

/** Words that are private as a whole name: a room of a buffer, a promise of an index entry. */
const WHOLE = new Set(['house', 'room', 'judged', 'promised', 'unwanted', 'welcome']);

/** Names that hold such a word and stay, with the reason. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ...['keepalive', 'keepAlive', 'keepAliveTimeout', 'isKeepAlive'].map((name) => [name, 'of Node'] as const),
  ...['heldMae', 'usualMae', 'windSpeedUsual', 'keptUntil', 'keptApart'].map(
    (name) => [name, 'field of the API'] as const,
  ),
  ...['saidRainReportedRain', 'saidRainReportedDry', 'saidDryReportedRain', 'saidDryReportedDry'].map(
    (name) => [name, 'field of the API'] as const,
  ),
  ['toldPeak', 'stored with the state of an alert event'],
]);

/** Files of the menu, which is a navigation drawer: that is the usual word for a panel that slides in from the side. */
const DRAWER_FILES = /islands\/menu\/|\/site-header\.tsx$|\/open-consultation\.tsx$/;

/** `isSkyTold` → is, sky, told; `LAYER_LOOKS` → layer, looks; `look-up` is one word, as is `held back` of a validation sample. */
function splitName(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/look[\s_-]up/g, 'lookup')
    .replaceAll(/held[\s_-]back/g, 'holdout')
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}

function isPrivate(name: string, isDrawerKnown: boolean): boolean {
  if (EXCEPTIONS.has(name)) return false;
  const words = splitName(name);
  const [first = ''] = words;
  if (BEGINNINGS.has(first) || (words.length === 1 && WHOLE.has(first))) return true;
  return words.some((word) => ANYWHERE.has(word) && !(isDrawerKnown && word === 'drawer'));
}

function listDeclaredNames({ tree }: Source): ts.Identifier[] {
  const names: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node };
    const declares =
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isTypeParameterDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isMethodSignature(node) ||
      ts.isPropertySignature(node) ||
      ts.isParameter(node);
    if (declares && name !== undefined && ts.isIdentifier(name)) names.push(name);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

/** Names of files and of what they declare that are of the private dialect, with their places. */
export function listPrivateNames(files: readonly Source[]): string[] {
  return files.flatMap((file) => {
    const isDrawerKnown = DRAWER_FILES.test(file.path);
    const segments = file.path.replace(/^.*?\/src\//, '').split('/');
    const inPath = segments.some((segment) => isPrivate(segment, isDrawerKnown)) ? [file.path] : [];
    const inCode = listDeclaredNames(file)
      .filter(({ text }) => isPrivate(text, isDrawerKnown))
      .map((name) => {
        const { line } = file.tree.getLineAndCharacterOfPosition(name.getStart());
        return `${file.path}:${line + 1} ${name.text}`;
      });
    return [...inPath, ...inCode];
  });
}
