import ts from 'typescript';
import type { Source } from './read-sources.ts';

/** A piece of prose: a comment, a text of the interface, or a document without its code. */
export interface Passage {
  readonly path: string;
  /** Of its first character, from 1. */
  readonly line: number;
  readonly text: string;
}

const countLines = (text: string, end: number): number => text.slice(0, end).split('\n').length;

/** The same length and lines, without the letters of a part. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

function listTextNodes(tree: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isRegularExpressionLiteral(node) ||
      ts.isJsxText(node)
    )
      nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return nodes;
}

/** Everything but texts, in which `//` and `/*` begin no comment. */
function hideTexts({ path, text, tree }: Source): string {
  if (path.endsWith('.css')) return text;
  let [hidden, at] = ['', 0];
  for (const node of listTextNodes(tree)) {
    hidden += text.slice(at, node.getStart(tree)) + blank(text.slice(node.getStart(tree), node.getEnd()));
    at = node.getEnd();
  }
  return hidden + text.slice(at);
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const CODE_SPAN = /`[^`\n]*`/g;

/** Comments of a source without the code that they quote. */
export function listComments(source: Source): Passage[] {
  return [...hideTexts(source).matchAll(COMMENT)].map(({ 0: text, index }) => ({
    path: source.path,
    line: countLines(source.text, index),
    text: text.replaceAll(CODE_SPAN, blank).replaceAll(/^\s*\*/gm, blank),
  }));
}

/** Texts of a source that are sentences or at least two words. */
export function listTexts({ path, text, tree }: Source): Passage[] {
  return listTextNodes(tree)
    .filter((node) => !ts.isRegularExpressionLiteral(node) && /\s/.test(node.getText(tree).trim()))
    .map((node) => ({ path, line: countLines(text, node.getStart(tree)), text: node.getText(tree) }));
}

/** A document without code, addresses and what is written as HTML. */
export function readDocument(path: string, text: string): Passage {
  const prose = text
    .replaceAll(/^(`{3,})[\s\S]*?^\1/gm, blank)
    .replaceAll(CODE_SPAN, blank)
    .replaceAll(/\]\([^)\s]*\)/g, blank)
    .replaceAll(/<[^>\n]*>/g, blank);
  return { path, line: 1, text: prose };
}
