import { PDF_FONTS, type PdfDocument } from './pdf-file.ts';

/** Style of text; black-and-white reports use one ink and one grey. */
export interface PdfStyle {
  readonly isBold?: boolean;
  readonly size?: number;
  readonly color?: string;
}

/** Structure tag for screen readers. */
type TextTag = 'H1' | 'H2' | 'H3' | 'P' | 'Caption';

/** A run of text with its own style within a paragraph. */
export interface PdfRun extends Pick<PdfStyle, 'isBold' | 'color'> {
  readonly text: string;
}

interface TextOptions extends PdfStyle {
  readonly tag?: TextTag;
  readonly link?: string;
}

/** A table column: share of the width, and alignment. */
export interface PdfColumn {
  readonly part: number;
  readonly align: 'left' | 'right';
}

interface PdfTable {
  readonly columns: readonly PdfColumn[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly greyRows?: readonly number[];
  /** A last row in bold below a rule. */
  readonly total?: readonly string[];
  readonly size?: number;
}

/** A part next to others; `share` of the width, default 1. */
interface PdfPart {
  readonly share?: number;
  readonly draw: () => void;
}

/** Drawing area; content goes below `y`. */
interface Region {
  readonly left: number;
  readonly width: number;
}

const PAGE = { width: 595.28, height: 841.89 };
const INK = '#000000';
const GREY = '#6b6b6b';
const LINE = '#b5b5b5';
const GAP = 6;
export const PART_GAP = 20;
/** Space for the page number. */
const FOOT = 18;
const LIST_INDENT = 14;

export function setPdfStyle(document: PdfDocument, { isBold = false, size = 9, color = INK }: PdfStyle): void {
  document
    .font(isBold ? PDF_FONTS.bold : PDF_FONTS.plain)
    .fontSize(size)
    .fillColor(color);
}

/** Draws text and tables from top to bottom over as many pages as needed, tagged for screen readers. */
export class PdfReport {
  readonly document: PdfDocument;
  readonly margin: number;
  y: number;
  #region: Region;
  readonly #root: ReturnType<PdfDocument['struct']>;

  constructor(document: PdfDocument, margin: number) {
    this.document = document;
    this.margin = margin;
    this.y = margin;
    this.#region = { left: margin, width: PAGE.width - 2 * margin };
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
  }

  get width(): number {
    return this.#region.width;
  }

  /** Adds text in reading order. */
  addText(words: string, { tag = 'P', link, ...style }: TextOptions = {}): void {
    const { left, width } = this.#region;
    setPdfStyle(this.document, style);
    this.makeRoom(this.document.heightOfString(words, { width }));
    this.#mark(this.#root, tag, () =>
      this.document.text(words, left, this.y, { width, ...(link === undefined ? {} : { link }) }),
    );
    this.y = this.document.y + 2;
  }

  /** A heading that stays with the next `below` points of content. */
  addHeading(
    words: string,
    {
      color = INK,
      below = 40,
      level = 2,
    }: { readonly color?: string; readonly below?: number; readonly level?: 2 | 3 } = {},
  ): void {
    this.y += level === 2 ? 10 : 6;
    this.makeRoom(below + 20);
    this.addText(words, { tag: `H${level}`, isBold: true, size: level === 2 ? 11 : 10, color });
  }

  /** A paragraph with several styles. */
  addRuns(runs: readonly PdfRun[], { size = 9 }: Pick<PdfStyle, 'size'> = {}): void {
    if (runs.length === 0) return;
    const { left, width } = this.#region;
    this.makeRoom(this.#measureRuns(runs, size, width));
    this.#mark(this.#root, 'P', () => this.#drawRuns(runs, { size, left, width }));
    this.y = this.document.y + 3;
  }

  /** A bulleted or numbered list. */
  addList(
    items: readonly (readonly PdfRun[])[],
    { isOrdered, size = 9 }: { readonly isOrdered: boolean } & Pick<PdfStyle, 'size'>,
  ): void {
    const list = this.document.struct('L');
    this.#root.add(list);
    const { left, width } = this.#region;
    for (const [index, runs] of items.entries()) {
      this.makeRoom(this.#measureRuns(runs, size, width - LIST_INDENT));
      const item = this.document.struct('LI');
      list.add(item);
      const top = this.y;
      setPdfStyle(this.document, { size });
      this.#mark(item, 'Lbl', () =>
        this.document.text(isOrdered ? `${index + 1}.` : '•', left, top, { width: LIST_INDENT, lineBreak: false }),
      );
      this.y = top;
      this.#mark(item, 'LBody', () =>
        this.#drawRuns(runs, { size, left: left + LIST_INDENT, width: width - LIST_INDENT }),
      );
      item.end();
      this.y = this.document.y + 2;
    }
    list.end();
  }

  /** Upper bound: bold text is the widest. */
  #measureRuns(runs: readonly PdfRun[], size: number, width: number): number {
    setPdfStyle(this.document, { size, isBold: true });
    return this.document.heightOfString(runs.map(({ text }) => text).join('') || ' ', { width });
  }

  #drawRuns(
    runs: readonly PdfRun[],
    { size, left, width }: { readonly size: number; readonly left: number; readonly width: number },
  ): void {
    for (const [index, { text, ...style }] of runs.entries()) {
      setPdfStyle(this.document, { ...style, size });
      const continued = index < runs.length - 1;
      if (index === 0) this.document.text(text, left, this.y, { width, continued });
      else this.document.text(text, { width, continued });
    }
    if (runs.length === 0) this.document.text(' ', left, this.y, { width });
  }

  addTable({ columns, head, rows, greyRows = [], total, size = 8.5 }: PdfTable): void {
    const table = this.document.struct('Table');
    this.#root.add(table);
    const addHead = (): void => {
      if (head.length === 0) return;
      this.#addRow(table, { columns, cells: head, isHead: true, style: { size: size - 1, color: GREY } });
      this.addRule();
    };
    addHead();
    for (const [index, cells] of rows.entries()) {
      const style = { size, color: greyRows.includes(index) ? GREY : INK };
      this.#addRow(table, { columns, cells, isHead: false, style, addHead });
    }
    if (total !== undefined) {
      this.addRule();
      this.#addRow(table, { columns, cells: total, isHead: false, style: { size, isBold: true } });
    }
    table.end();
    this.y += 2;
  }

  /** Adjacent parts; the report continues below the longest. They must fit on the page. */
  addBeside(parts: readonly PdfPart[], heightNeeded: number): void {
    this.makeRoom(heightNeeded);
    const whole = this.#region;
    const top = this.y;
    const total = parts.reduce((sum, { share = 1 }) => sum + share, 0);
    const available = whole.width - PART_GAP * (parts.length - 1);
    let { left } = whole;
    let bottom = top;
    for (const { share = 1, draw } of parts) {
      const width = (available * share) / total;
      this.#region = { left, width };
      this.y = top;
      draw();
      bottom = Math.max(bottom, this.y);
      left += width + PART_GAP;
    }
    this.#region = whole;
    this.y = bottom;
  }

  /** A figure in a box of the region's width; screen readers get `alternative`. */
  addFigure(
    alternative: string,
    height: number,
    draw: (document: PdfDocument, left: number, top: number) => void,
  ): void {
    this.makeRoom(height);
    const { left } = this.#region;
    const { document, y: top } = this;
    const figure = document.struct('Figure', { alt: alternative });
    this.#root.add(figure);
    const content = document.markStructureContent('Figure');
    draw(document, left, top);
    document.endMarkedContent();
    figure.add(content);
    figure.end();
    this.y = top + height + 2;
  }

  addRule(): void {
    const { left, width } = this.#region;
    this.decorate(() =>
      this.document
        .moveTo(left, this.y)
        .lineTo(left + width, this.y)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke(),
    );
    this.y += 3;
  }

  /** Starts a new page if the height does not fit, and returns whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= PAGE.height - this.margin - FOOT) return false;
    this.document.addPage();
    this.y = this.margin;
    return true;
  }

  /** Adds a footer to each page. Needs buffered pages. */
  end(writeFoot: (page: number, pages: number) => string): void {
    const { document, margin } = this;
    this.#root.end();
    const { count } = document.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      document.switchToPage(page);
      setPdfStyle(this.document, { size: 7.5, color: GREY });
      // Text below the margin would start a new page.
      document.page.margins.bottom = 0;
      const words = writeFoot(page + 1, count);
      this.decorate(() =>
        document.text(words, margin, PAGE.height - margin - 4, {
          width: PAGE.width - 2 * margin,
          align: 'right',
          lineBreak: false,
        }),
      );
    }
  }

  #mark(parent: ReturnType<PdfDocument['struct']>, tag: string, draw: () => void, options = {}): void {
    const element = this.document.struct(tag, options);
    parent.add(element);
    const content = this.document.markStructureContent(tag);
    draw();
    this.document.endMarkedContent();
    element.add(content);
    element.end();
  }

  /** Draws decoration, marked as artifact. */
  decorate(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  #addRow(
    table: ReturnType<PdfDocument['struct']>,
    row: {
      readonly columns: readonly PdfColumn[];
      readonly cells: readonly string[];
      readonly isHead: boolean;
      readonly style: PdfStyle;
      /** Repeats the header if the row starts a page. */
      readonly addHead?: () => void;
    },
  ): void {
    const { columns, cells, isHead, style, addHead } = row;
    const { left, width } = this.#region;
    const total = columns.reduce((sum, { part }) => sum + part, 0);
    let from = left;
    const boxes = columns.map(({ part, align }) => {
      const box = { from, width: (width * part) / total - GAP, align };
      from += (width * part) / total;
      return box;
    });
    setPdfStyle(this.document, style);
    const heights = cells.map((words, index) =>
      this.document.heightOfString(words || ' ', { width: boxes[index]?.width ?? width }),
    );
    if (this.makeRoom(Math.max(...heights))) {
      addHead?.();
      setPdfStyle(this.document, style);
    }
    const top = this.y;
    const element = this.document.struct('TR');
    table.add(element);
    for (const [index, words] of cells.entries()) {
      const box = boxes[index];
      if (box === undefined) continue;
      const isName = isHead || index === 0;
      const draw = () => this.document.text(words, box.from, top, { width: box.width, align: box.align });
      this.#mark(element, isName ? 'TH' : 'TD', draw, isName ? { scope: isHead ? 'Column' : 'Row' } : {});
    }
    element.end();
    this.y = top + Math.max(...heights) + 2;
  }
}
