import { DomUtils, parseDocument } from 'htmlparser2';

/** A page or a part of one. */
export type Part = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Tree = ReturnType<typeof parseDocument>;
type Node = Tree['children'][number];

/** Not content of the page: code, drawings, and the frame of the site. */
const SILENT = new Set(['script', 'style', 'template', 'svg', 'head']);
const FRAME = new Set(['header', 'footer', 'nav']);

export function parsePage(html: string): Tree {
  return parseDocument(html);
}

/** All elements with one of the names, in page order. */
export function findParts(tree: Tree | Part, ...names: readonly string[]): Part[] {
  return DomUtils.findAll((part) => names.includes(part.name), tree.children);
}

/** The first element that passes. */
export function findPart(tree: Tree | Part, passes: (part: Part) => boolean): Part | null {
  return DomUtils.findOne(passes, tree.children);
}

export function readAttribute(part: Part, name: string): string | null {
  return part.attribs[name] ?? null;
}

export function hasClass(part: Part, pattern: RegExp): boolean {
  return pattern.test(readAttribute(part, 'class') ?? '');
}

/** The nearest ancestor that passes; null if none does. */
export function findAround(part: Part, passes: (around: Part) => boolean): Part | null {
  for (let around = part.parent; around !== null && 'attribs' in around; around = around.parent) {
    if (passes(around as Part)) return around as Part;
  }
  return null;
}

/** Whether an element belongs to the site's frame (menu, footer, settings), not to the page's content. */
export function isFrame(part: Part): boolean {
  return FRAME.has(part.name) || findAround(part, ({ name }) => FRAME.has(name)) !== null;
}

/** Visible text, with one space between elements and without no-break spaces and joiners. */
export function readText(part: Part | Tree): string {
  return tidy(part.children.map(readNode).join(''));
}

function readNode(node: Node): string {
  if (node.type === 'text') return (node as { data: string }).data;
  if (!('children' in node)) return '';
  const { name } = node as Part;
  if (SILENT.has(name)) return ' ';
  return ` ${(node as Part).children.map(readNode).join('')} `;
}

/** Plain spaces, no joiners, no space before punctuation. */
export function tidy(text: string): string {
  return text
    .replaceAll(/[\u00a0\u202f\s]+/g, ' ')
    .replaceAll('\u2060', '')
    .replaceAll(/ ([.,;:)])/g, '$1')
    .trim();
}
