import { type Placeholder, parsePlaceholder, type TextFault, type TextPosition } from './parse-placeholder.ts';

/** Text in one style, or a placeholder. */
export type DraftRun = { readonly isBold: boolean; readonly isItalic: boolean } & (
  | { readonly text: string }
  | { readonly placeholder: Placeholder }
);

/** A part of a text before its figures are filled in. */
export type DraftBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly runs: readonly DraftRun[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly DraftRun[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly DraftRun[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly DraftRun[])[])[] }
  | { readonly kind: 'filled'; readonly placeholder: Extract<Placeholder, { kind: 'table' | 'chart' }> };

/** A parsed text, with all its faults in order. */
export interface ParsedBulletinText {
  readonly blocks: readonly DraftBlock[];
  readonly faults: readonly TextFault[];
}

/** Most characters of a text: three pages of A4. */
export const LONGEST_BULLETIN = 20_000;

interface Line extends TextPosition {
  readonly text: string;
}

/** Unsupported syntax, by its beginning. */
const REFUSED: readonly (readonly [RegExp, TextFault['code']])[] = [
  [/^<(?:[a-z/!?])/i, 'html'],
  [/^!\[/, 'picture'],
  [/^\]\(/, 'link'],
  [/^\[\[/, 'unwritten'],
];

/** Parses text, styles and placeholders of one line, from a column on. */
function parseRuns({ text, line, column }: Line, faults: TextFault[]): DraftRun[] {
  const runs: DraftRun[] = [];
  let words = '';
  let openBold: number | null = null;
  let openItalic: number | null = null;
  const style = () => ({ isBold: openBold !== null, isItalic: openItalic !== null });
  const flush = (): void => {
    if (words !== '') runs.push({ text: words, ...style() });
    words = '';
  };
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const place = { line, column: column + at };
    const refused = REFUSED.find(([pattern]) => pattern.test(rest));
    if (refused !== undefined) faults.push({ code: refused[1], about: rest.slice(0, 30), ...place });
    if (rest.startsWith('\\') && /^\\[\\*{}|#<[\]-]/.test(rest)) {
      words += rest[1] ?? '';
      at += 2;
    } else if (rest.startsWith('{{')) {
      const end = rest.indexOf('}}');
      if (end < 0) {
        faults.push({ code: 'unclosed', about: rest.slice(0, 30), ...place });
        break;
      }
      flush();
      const parsed = parsePlaceholder(rest.slice(0, end + 2), place);
      if (!parsed.ok) faults.push(parsed.fault);
      else if (parsed.placeholder.kind === 'table' || parsed.placeholder.kind === 'chart')
        faults.push({ code: 'alone', about: parsed.placeholder.source, ...place });
      else runs.push({ placeholder: parsed.placeholder, ...style() });
      at += end + 2;
    } else if (rest.startsWith('**')) {
      flush();
      openBold = openBold === null ? place.column : null;
      at += 2;
    } else if (rest.startsWith('*')) {
      flush();
      openItalic = openItalic === null ? place.column : null;
      at += 1;
    } else {
      words += rest[0] ?? '';
      at += 1;
    }
  }
  flush();
  for (const open of [openBold, openItalic]) {
    if (open !== null) faults.push({ code: 'openStyle', about: '*', line, column: open });
  }
  return runs;
}

/** Joins the runs of consecutive lines by spaces. */
function joinLines(lines: readonly Line[], faults: TextFault[]): DraftRun[] {
  return lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [{ text: ' ', isBold: false, isItalic: false }]),
    ...parseRuns(line, faults),
  ]);
}

/** A line without its first characters. */
const cut = ({ text, line, column }: Line, length: number): Line => ({
  text: text.slice(length),
  line,
  column: column + length,
});

/** A line without white space at its ends. */
function trim(line: Line): Line {
  const moved = cut(line, line.text.length - line.text.trimStart().length);
  return { ...moved, text: moved.text.trimEnd() };
}

/** The cells of a row; `\|` is not a border. */
function splitCells(row: Line): Line[] {
  const whole = trim(row);
  const inner = cut({ ...whole, text: whole.text.replace(/\|$/, '') }, 1);
  const cells: Line[] = [];
  let from = 0;
  for (const border of [...inner.text.matchAll(/(?<!\\)\|/g), { index: inner.text.length }]) {
    const cell = cut(inner, from);
    cells.push(trim({ ...cell, text: cell.text.slice(0, border.index - from) }));
    from = border.index + 1;
  }
  return cells;
}

const BORDER = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

function parseTable(lines: readonly Line[], faults: TextFault[]): DraftBlock | null {
  const [head, border, ...rows] = lines;
  if (head === undefined || border === undefined || !BORDER.test(border.text) || rows.length === 0) {
    const { line = 1, column = 1 } = border ?? head ?? {};
    faults.push({ code: 'tableHead', about: (border ?? head)?.text ?? '', line, column });
    return null;
  }
  const width = splitCells(head).length;
  const cells = [head, ...rows].map((row) => {
    const found = splitCells(row);
    if (found.length !== width)
      faults.push({ code: 'tableCells', about: `${found.length}/${width}`, line: row.line, column: row.column });
    return found.map((cell) => parseRuns(cell, faults));
  });
  return { kind: 'table', rows: cells };
}

const BULLET = /^[-*] +/;
const NUMBER = /^\d{1,2}\. +/;

function parseList(lines: readonly Line[], marker: RegExp, faults: TextFault[]): DraftBlock {
  const items: Line[][] = [];
  for (const line of lines) {
    const found = marker.exec(line.text);
    if (found !== null) items.push([cut(line, found[0].length)]);
    else {
      const more = trim(line);
      if (BULLET.test(more.text) || NUMBER.test(more.text))
        faults.push({ code: 'nestedList', about: more.text.slice(0, 30), line: more.line, column: more.column });
      items.at(-1)?.push(more);
    }
  }
  return { kind: 'list', isOrdered: marker === NUMBER, items: items.map((item) => joinLines(item, faults)) };
}

const HEADING = /^(#+)\s*/;
const UNSUPPORTED = /^(?:>|```|~~~|---+\s*$|\*\*\*+\s*$|={3,}\s*$)/;

function parseHeading(line: Line, marks: string, faults: TextFault[]): DraftBlock {
  if (marks.length !== 2 && marks.length !== 3) {
    faults.push({ code: 'headingLevel', about: marks, line: line.line, column: line.column });
  }
  const words = cut(line, HEADING.exec(line.text)?.[0].length ?? 0);
  return { kind: 'heading', level: marks.length === 3 ? 3 : 2, runs: parseRuns(words, faults) };
}

/** `{{table …}}` or `{{chart …}}` on a line of its own; null for anything else. */
function parseFilled(line: Line, faults: TextFault[]): DraftBlock | null {
  const { text, ...position } = trim(line);
  if (!/^\{\{\s*(?:table|chart)\b.*\}\}$/.test(text) || text.indexOf('}}') !== text.length - 2) return null;
  const parsed = parsePlaceholder(text, position);
  if (!parsed.ok) faults.push(parsed.fault);
  else if (parsed.placeholder.kind === 'table' || parsed.placeholder.kind === 'chart') {
    return { kind: 'filled', placeholder: parsed.placeholder };
  }
  return { kind: 'paragraph', runs: [] };
}

/** Consecutive lines up to an empty one, a heading, or a block on a line of its own. */
function parseGroup(lines: readonly Line[], faults: TextFault[]): DraftBlock | null {
  const [first] = lines;
  if (first === undefined) return null;
  if (first.text.trimStart().startsWith('|')) return parseTable(lines, faults);
  for (const marker of [BULLET, NUMBER]) if (marker.test(first.text)) return parseList(lines, marker, faults);
  return { kind: 'paragraph', runs: joinLines(lines.map(trim), faults) };
}

const isAlone = ({ text }: Line): boolean =>
  HEADING.test(text) || /^\s*\{\{\s*(?:table|chart)\b[^}]*\}\}\s*$/.test(text);

/**
 * Parses a text: paragraphs, headings of two levels (`##`, `###`), lists, tables, bold, italic and placeholders. Any
 * other Markdown or HTML is a fault with its line and column, and so is `[[…]]`, which marks unfinished text.
 * `firstLine` is the number of the text's first line in its file. Never throws.
 */
export function parseBulletinText(text: string, firstLine = 1): ParsedBulletinText {
  const faults: TextFault[] = [];
  const blocks: DraftBlock[] = [];
  if (text.length > LONGEST_BULLETIN) {
    return { blocks, faults: [{ code: 'tooLong', about: String(LONGEST_BULLETIN), line: firstLine, column: 1 }] };
  }
  let group: Line[] = [];
  const endGroup = (): void => {
    const block = parseGroup(group, faults);
    if (block !== null) blocks.push(block);
    group = [];
  };
  for (const [index, written] of text.normalize('NFC').split(/\r?\n/).entries()) {
    const line = { text: written, line: firstLine + index, column: 1 };
    const marks = HEADING.exec(written)?.[1];
    const isTable = written.trimStart().startsWith('|');
    const first = group[0];
    if (UNSUPPORTED.test(written)) faults.push({ code: 'unsupported', about: written.slice(0, 30), ...line });
    if (written.trim() === '' || isAlone(line)) endGroup();
    else if (first !== undefined && isTable !== first.text.trimStart().startsWith('|')) endGroup();
    else if (first !== undefined && isListStart(written) && !isListStart(first.text)) endGroup();
    if (written.trim() === '') continue;
    if (marks !== undefined) blocks.push(parseHeading(line, marks, faults));
    else {
      const filled = isAlone(line) ? parseFilled(line, faults) : null;
      if (filled !== null) blocks.push(filled);
      else group.push(line);
    }
  }
  endGroup();
  if (blocks.length === 0 && faults.length === 0) faults.push({ code: 'empty', about: '', line: firstLine, column: 1 });
  return { blocks, faults: faults.toSorted((a, b) => a.line - b.line || a.column - b.column) };
}

const isListStart = (text: string): boolean => BULLET.test(text) || NUMBER.test(text);
