import { BRAND } from '@portal/content/brand';
import { delayRecordMessages } from '@portal/content/messages/delay-record-messages';
import { drawQr } from '#platform/image/draw-qr.ts';
import { makePdf, PDF_FONTS, type PdfDocument } from '#platform/pdf/pdf-file.ts';
import { type StatementContent, toStatementContent } from './statement-content.ts';
import type { DrawnStatement, StatementOrder } from './statement-order.ts';

const MARGIN = 48;
const PAGE = { width: 595.28, height: 841.89 };
const WIDTH = PAGE.width - 2 * MARGIN;
/** Nothing but the number of the page stands below. */
const BOTTOM = PAGE.height - MARGIN - 16;
const INK = '#1e1a33';
const QUIET = '#5b5770';
const VIOLET = '#4c439b';
const RED = '#b3261e';
const LINE = '#c9c5d6';
const QR_SIDE = 92;

type Align = 'left' | 'right';
interface Column {
  readonly from: number;
  readonly width: number;
  readonly align: Align;
}

/** Columns beside each other: width and side of each, with a gap between. */
function toColumns(parts: readonly (readonly [width: number, align: Align])[]): readonly Column[] {
  let from = 0;
  return parts.map(([width, align]) => {
    const column = { from, width: width - 6, align };
    from += width;
    return column;
  });
}

const DAY_COLUMNS = toColumns([
  [66, 'left'],
  [52, 'right'],
  [52, 'right'],
  [60, 'right'],
  [160, 'left'],
  [52, 'right'],
  [57, 'right'],
]);
const FORECAST_COLUMNS = toColumns([
  [66, 'left'],
  [84, 'left'],
  [70, 'left'],
  [100, 'left'],
  [52, 'right'],
  [57, 'right'],
  [70, 'right'],
]);

interface Style {
  readonly font?: string;
  readonly size?: number;
  readonly color?: string;
}

function setStyle(document: PdfDocument, { font = PDF_FONTS.plain, size = 9, color = INK }: Style): void {
  document.font(font).fontSize(size).fillColor(color);
}

function addRule(document: PdfDocument, y: number): void {
  document
    .moveTo(MARGIN, y)
    .lineTo(PAGE.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
}

/** A row of cells; on a new page where it has no room. Returns the height below it. */
function addCells(document: PdfDocument, columns: readonly Column[], row: readonly string[], top: number): number {
  const isWide = row.length === 2;
  const cells = row.map((text, index) => {
    const { from = 0, width = 0, align = 'left' } = columns[index] ?? {};
    // The second of two cells has the rest of the row.
    return { text, from, align, width: isWide && index === 1 ? WIDTH - from : width };
  });
  const height = Math.max(...cells.map(({ text, width }) => document.heightOfString(text || ' ', { width })));
  const y = top + height > BOTTOM ? addPage(document) : top;
  for (const { text, from, width, align } of cells) document.text(text, MARGIN + from, y, { width, align });
  return y + height + 3;
}

function addPage(document: PdfDocument): number {
  document.addPage();
  return MARGIN;
}

interface Table {
  readonly columns: readonly Column[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function addTable(document: PdfDocument, { columns, head, rows }: Table, top: number): number {
  setStyle(document, { size: 8, color: QUIET });
  let y = addCells(document, columns, head, top);
  addRule(document, y - 1);
  setStyle(document, {});
  y += 2;
  for (const row of rows) y = addCells(document, columns, row, y);
  return y;
}

function addHeading(document: PdfDocument, text: string, top: number): number {
  const y = top + 60 > BOTTOM ? addPage(document) : top + 14;
  setStyle(document, { font: PDF_FONTS.bold, size: 12 });
  document.text(text, MARGIN, y, { width: WIDTH });
  return document.y + 4;
}

/** Brand, title and the code that leads to the public page. Returns the height below. */
function addHead(document: PdfDocument, content: StatementContent, { language, link }: StatementOrder): number {
  const words = delayRecordMessages[language];
  const textWidth = WIDTH - QR_SIDE - 20;
  document.rect(0, 0, PAGE.width, 6).fill(VIOLET);
  setStyle(document, { font: PDF_FONTS.bold, size: 13, color: VIOLET });
  document.text(BRAND.name, MARGIN, MARGIN - 8);
  setStyle(document, { font: PDF_FONTS.bold, size: 20 });
  document.text(content.title, MARGIN, MARGIN + 14, { width: textWidth });
  if (content.demo !== null) {
    setStyle(document, { font: PDF_FONTS.bold, size: 10, color: RED });
    document.text(content.demo, MARGIN, document.y + 4, { width: textWidth });
  }
  setStyle(document, { color: QUIET });
  document.text(words.basis, MARGIN, document.y + 4, { width: textWidth });
  const { size, path } = drawQr(link);
  const left = PAGE.width - MARGIN - QR_SIDE;
  document
    .save()
    .translate(left, MARGIN - 8)
    .scale(QR_SIDE / size)
    .path(path)
    .fill(INK)
    .restore();
  setStyle(document, { size: 7, color: QUIET });
  const below = document.y;
  document.text(words.scan, left, MARGIN - 8 + QR_SIDE + 4, { width: QR_SIDE, align: 'center', link });
  return Math.max(below, document.y) + 8;
}

function addFacts(document: PdfDocument, facts: StatementContent['facts'], top: number): number {
  let y = top;
  for (const [name, value] of facts) {
    setStyle(document, { color: QUIET });
    document.text(name, MARGIN, y, { width: 110 });
    const bottom = document.y;
    setStyle(document, {});
    document.text(value, MARGIN + 118, y, { width: WIDTH - 118 });
    y = Math.max(bottom, document.y) + 2;
  }
  return y;
}

function addHashes(document: PdfDocument, content: StatementContent, order: StatementOrder, top: number): void {
  const words = delayRecordMessages[order.language];
  let y = top + 96 > BOTTOM ? addPage(document) : addHeading(document, words.chain.heading, top);
  for (const [name, value] of content.hashes) {
    setStyle(document, { size: 8, color: QUIET });
    document.text(name, MARGIN, y, { width: WIDTH });
    setStyle(document, { size: 9 });
    document.text(value, MARGIN, document.y, { width: WIDTH });
    y = document.y + 4;
  }
  setStyle(document, { size: 8, color: VIOLET });
  document.text(order.link, MARGIN, y, { width: WIDTH, link: order.link });
}

function draw(document: PdfDocument, content: StatementContent, order: StatementOrder): void {
  const words = delayRecordMessages[order.language];
  const { columns } = words;
  const head = [columns.day, columns.work, columns.lost, columns.unknown, columns.why, columns.rain, columns.gust];
  let y = addFacts(document, content.facts, addHead(document, content, order));
  y = addTable(document, { columns: DAY_COLUMNS, head, rows: content.days }, y + 8);
  addRule(document, y);
  setStyle(document, { font: PDF_FONTS.bold });
  y = addCells(document, DAY_COLUMNS, content.total, y + 4);
  if (content.hours.length > 0) {
    y = addHeading(document, words.facts.lost, y);
    y = addTable(document, { columns: DAY_COLUMNS, head: [columns.day, columns.lost], rows: content.hours }, y);
    y = addHeading(document, words.forecasts.heading, y);
    setStyle(document, { size: 8, color: QUIET });
    document.text(words.forecasts.text, MARGIN, y, { width: WIDTH });
    const { day, issued, source } = words.forecasts;
    const names = [day, '', source, issued, columns.rain, columns.gust, columns.warmth];
    y = addTable(document, { columns: FORECAST_COLUMNS, head: names, rows: content.forecasts }, document.y + 4);
  }
  addHashes(document, content, order, y);
}

/** Draws the statement of a month. */
export async function drawStatement(
  order: StatementOrder,
  reportProgress: (share: number) => void,
): Promise<DrawnStatement> {
  const content = toStatementContent(order);
  reportProgress(0.3);
  const { language, madeAt: createdAt } = order;
  const options = { title: `${content.title}: ${order.name}`, language, createdAt, margin: MARGIN };
  const pdf = await makePdf(options, (document) => draw(document, content, order));
  return { result: content.result, pdf };
}
