import { PDF_FONTS, type PdfDocument } from '#platform/pdf/pdf-file.ts';

const MARGIN = 44;
const PAGE = { width: 595.28, height: 841.89 };
const BOTTOM = PAGE.height - MARGIN - 18;

/** Where things stand on a page, points. */
export const SHEET = {
  left: MARGIN,
  top: MARGIN,
  width: PAGE.width - 2 * MARGIN,
  pageWidth: PAGE.width,
  bottom: BOTTOM,
} as const;

export const INK = {
  text: '#1e1a33',
  quiet: '#5b5770',
  violet: '#4c439b',
  red: '#b3261e',
  line: '#c9c5d6',
  rain: '#2f7fc1',
  rainPartly: '#9cc4e4',
  usual: '#b9c6d6',
  warm: '#c2432f',
  land: '#a9a5b8',
} as const;

type Structure = ReturnType<PdfDocument['struct']>;

/** A document in the drawing, with the element that everything belongs to. */
export interface Paper {
  readonly document: PdfDocument;
  readonly root: Structure;
}

export interface TextStyle {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
}

export function setStyle(document: PdfDocument, { size = 9.5, isBold = false, color = INK.text }: TextStyle): void {
  document
    .font(isBold ? PDF_FONTS.bold : PDF_FONTS.plain)
    .fontSize(size)
    .fillColor(color);
}

/** Begins a page where less room than this is left. Returns where to go on. */
export function makeRoom({ document }: Paper, top: number, height: number): number {
  if (top + height <= BOTTOM) return top;
  document.addPage();
  return MARGIN;
}

/** Words of one tag over the width of the page. Returns the height below. */
export function addText(
  paper: Paper,
  tag: 'H1' | 'H2' | 'P',
  text: string,
  top: number,
  style: TextStyle = {},
): number {
  const { document, root } = paper;
  setStyle(document, style);
  const height = document.heightOfString(text, { width: SHEET.width });
  const y = makeRoom(paper, top, height);
  root.add(
    document.struct(tag, {}, () => {
      setStyle(document, style);
      document.text(text, SHEET.left, y, { width: SHEET.width });
    }),
  );
  return y + height + 3;
}

/** What programs that read the document pass over. */
export function addArtifact({ document }: Paper, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

const HEAD: TextStyle = { size: 7.5, color: INK.quiet };
const BODY: TextStyle = { size: 8.5 };
const ROW_GAP = 2.5;

interface PaperTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Shares of the width. */
  readonly shares: readonly number[];
}

/** A table with its head on each page. Returns the height below. */
export function addTable(paper: Paper, { columns, rows, shares }: PaperTable, top: number): number {
  const { document, root } = paper;
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (share / total) * SHEET.width);
  const lefts = widths.map((_, at) => SHEET.left + widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  const table = document.struct('Table');
  root.add(table);
  const heightOf = (cells: readonly string[], style: TextStyle): number => {
    setStyle(document, style);
    return Math.max(...cells.map((cell, at) => document.heightOfString(cell, { width: (widths[at] ?? 0) - 8 })));
  };
  const addRow = (cells: readonly string[], tag: 'TH' | 'TD', style: TextStyle, y: number): number => {
    const row = document.struct('TR');
    table.add(row);
    cells.forEach((cell, at) => {
      const isHead = tag === 'TH' || at === 0;
      row.add(
        document.struct(isHead ? 'TH' : 'TD', {}, () => {
          setStyle(document, { ...style, isBold: isHead });
          document.text(cell, lefts[at] ?? 0, y, { width: (widths[at] ?? 0) - 8 });
        }),
      );
    });
    row.end();
    const below = y + heightOf(cells, { ...style, isBold: true }) + ROW_GAP;
    addArtifact(paper, () => {
      document
        .moveTo(SHEET.left, below)
        .lineTo(SHEET.left + SHEET.width, below)
        .lineWidth(0.5)
        .strokeColor(INK.line)
        .stroke();
    });
    return below + ROW_GAP;
  };
  const rowHeight = (cells: readonly string[]): number => heightOf(cells, { ...BODY, isBold: true }) + 2 * ROW_GAP;
  const whole = rows.reduce((sum, cells) => sum + rowHeight(cells), heightOf(columns, HEAD) + 2 * ROW_GAP);
  // A table that one page holds is not divided.
  let y = makeRoom(paper, top, Math.min(whole, SHEET.bottom - SHEET.top));
  y = addRow(columns, 'TH', HEAD, y);
  for (const cells of rows) y = addRow(cells, 'TD', BODY, makeRoom(paper, y, rowHeight(cells)));
  table.end();
  return y + 4;
}
