import ts from 'typescript';
import type { ProductionFile } from './production-files.ts';

/** Words of the left column of the vocabulary, as they begin or make up a name. */
const BEGINNINGS = /^(?:tell|told|keep|kept|take|look|lay|judge|foresee|enliven|agree)(?=[A-Z]|$)/;
const PARTS =
  /(?:^|[a-z])(?:Patience|Diary|Shelf|Paper|Twin|Teller|Surprise|Cargo|Astray|Promise[ds]?|Drawer)(?=[A-Z]|$)|^(?:patience|diary|shelf|paper|twin|teller|surprise|cargo|astray|drawer|house|room)(?=[A-Z]|$)/;
const FILE_WORDS =
  /(?:^|[-/])(?:tell|told|keep|kept|take|look|lay|judge|foresee|enliven|agree|patience|diary|shelf|paper|twin|teller|surprise|cargo|astray|drawer)(?=[-./]|$)/;

/** Words of the vocabulary's left column that mean what the field means by them. */
const STANDARD = new Set(['Promise', 'keepalive', 'keepAlive', 'keepAliveTimeout', 'isKeepAlive']);

/** Files of the menu, which is a navigation drawer: that is the usual word for a panel that slides in from the side. */
const DRAWER_FILES = /islands\/menu\/|\/site-header\.tsx$|\/open-consultation\.tsx$/;

const removeDrawer = (text: string): string => text.replaceAll(/drawer/gi, 'Panel');

const isPrivate = (name: string): boolean => !STANDARD.has(name) && (BEGINNINGS.test(name) || PARTS.test(name));

function listDeclaredNames({ tree }: ProductionFile): ts.Identifier[] {
  const names: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node };
    const declares =
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
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

/** Names of files and of what they declare that are words of the vocabulary's left column, with their places. */
export function listPrivateWords(files: readonly ProductionFile[]): string[] {
  return files.flatMap((file) => {
    const read = DRAWER_FILES.test(file.path) ? removeDrawer : (text: string) => text;
    const inPath = FILE_WORDS.test(read(file.path.replace(/^.*?\/src\//, ''))) ? [file.path] : [];
    const inCode = listDeclaredNames(file)
      .filter(({ text }) => isPrivate(read(text)))
      .map((name) => {
        const { line } = file.tree.getLineAndCharacterOfPosition(name.getStart());
        return `${file.path}:${line + 1} ${name.text}`;
      });
    return [...inPath, ...inCode];
  });
}
