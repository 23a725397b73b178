import { BRAND } from '@portal/content/brand';
import { describePeriod, describeRun } from '@portal/content/expert-bulletin/fill-bulletin';
import { formatFigureDay, formatFigureMoment, formatTenth } from '@portal/content/expert-bulletin/format-figure';
import { writeCredits } from '@portal/content/messages/credit-words';
import { expertBulletinMessages } from '@portal/content/messages/expert-bulletin-messages';
import { layoutBulletinChart } from '@portal/domain/expert-bulletin/bulletin-chart';
import type { BulletinBlock, BulletinDocument, TextRun } from '@portal/domain/expert-bulletin/bulletin-document';
import { formatClock, vietnamHour } from '@portal/domain/time/vietnam-time';
import { makePdf, type PdfDocument } from '#platform/pdf/pdf-file.ts';
import { type PdfColumn, PdfReport, type PdfRun, setPdfStyle } from '#platform/pdf/pdf-report.ts';

export interface BulletinDrawing {
  readonly document: BulletinDocument;
  readonly link: string;
}

const MARGIN = 44;
const BAND = 6;
const INK = {
  text: '#1e1a33',
  quiet: '#5b5770',
  violet: '#4c439b',
  red: '#b3261e',
  line: '#c9c5d6',
  rain: '#2f7fc1',
  warning: '#8a4b00',
};
const CHART_HEIGHT = 128;
/** Height of a one-line table row, points. */
const ROW_HEIGHT = 15;
/** Longer tables may be split between pages. */
const WHOLE_ROWS = 24;

const toRuns = (runs: readonly TextRun[]): PdfRun[] =>
  runs.map(({ text, isBold, isItalic, isFigure }) => ({
    text,
    isBold: isBold === true || isFigure === true,
    // The fonts have no italics; such text is drawn in the quiet ink.
    color: isFigure === true ? INK.violet : isItalic === true ? INK.quiet : INK.text,
  }));

const join = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');

function drawChart(
  pdf: PdfDocument,
  {
    chart,
    language,
  }: {
    readonly chart: Extract<BulletinBlock, { kind: 'chart' }>['chart'];
    readonly language: BulletinDocument['language'];
  },
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
): void {
  const frame = { width, height: CHART_HEIGHT - 8, left: 30, top: 12, bottom: 16, labelWidth: 26 };
  const shapes = layoutBulletinChart(chart, frame);
  for (const { y, value } of shapes.ticks) {
    pdf
      .moveTo(left + frame.left, top + y)
      .lineTo(left + width, top + y)
      .lineWidth(0.4)
      .strokeColor(INK.line)
      .stroke();
    setPdfStyle(pdf, { size: 7.5, color: INK.quiet });
    pdf.text(formatTenth(value, language), left, top + y - 5, {
      width: frame.left - 5,
      align: 'right',
      lineBreak: false,
    });
  }
  for (const { x, at } of shapes.days) {
    pdf
      .moveTo(left + x, top)
      .lineTo(left + x, top + shapes.foot)
      .lineWidth(0.6)
      .dash(2, { space: 2 });
    pdf.strokeColor(INK.quiet).stroke().undash();
    setPdfStyle(pdf, { size: 7, color: INK.quiet });
    if (x + 50 < width) pdf.text(formatFigureDay(at, language), left + x + 3, top - 1, { lineBreak: false });
  }
  for (const { x, y, width: bar, height } of shapes.bars) pdf.rect(left + x, top + y, bar, height).fill(INK.rain);
  for (const line of shapes.lines) {
    line.forEach(([x, y], index) => {
      if (index === 0) pdf.moveTo(left + x, top + y);
      else pdf.lineTo(left + x, top + y);
    });
    pdf.lineWidth(1.5).strokeColor(INK.violet).stroke();
  }
  setPdfStyle(pdf, { size: 7, color: INK.quiet });
  for (const { x, at } of shapes.hours) {
    const label = String(vietnamHour(at)).padStart(2, '0');
    pdf.text(label, left + x - 10, top + shapes.foot + 4, { width: 20, align: 'center', lineBreak: false });
  }
}

function addTable(report: PdfReport, { caption, head, rows }: Extract<BulletinBlock, { kind: 'table' }>): void {
  if (caption !== null) report.addText(caption, { size: 8, color: INK.quiet });
  const names = head.map(join);
  const cells = rows.map((row) => row.map(join));
  const parts = names.map((name, column) =>
    Math.min(26, Math.max(8, name.length * 0.7, ...cells.map((row) => (row[column]?.length ?? 0) * 1.1))),
  );
  const columns = parts.map((part): PdfColumn => ({ part, align: 'left' }));
  if (rows.length <= WHOLE_ROWS) report.makeRoom((rows.length + 2) * ROW_HEIGHT);
  report.addTable({ columns, head: names, rows: cells });
}

function addBlock(report: PdfReport, block: BulletinBlock, language: BulletinDocument['language']): void {
  switch (block.kind) {
    case 'heading':
      report.addHeading(join(block.runs), { color: block.level === 2 ? INK.violet : INK.text, level: block.level });
      break;
    case 'paragraph':
      report.addRuns(toRuns(block.runs), { size: 10 });
      break;
    case 'list':
      report.addList(block.items.map(toRuns), { isOrdered: block.isOrdered, size: 10 });
      break;
    case 'table':
      addTable(report, block);
      break;
    case 'chart': {
      const { title, summary, chart } = block;
      report.makeRoom(CHART_HEIGHT + 30);
      report.y += 4;
      report.addText(title, { isBold: true, size: 9 });
      report.addFigure(`${title}. ${summary}`, CHART_HEIGHT, (pdf, left, top) =>
        drawChart(pdf, { chart, language }, { left, top: top + 6, width: report.width }),
      );
      report.addText(summary, { size: 8.5, color: INK.quiet });
    }
  }
}

/** Official warnings are quoted in full, before the company's own text. */
function addWarnings(report: PdfReport, { warnings, language }: BulletinDocument): void {
  if (warnings.length === 0) return;
  const { sheet } = expertBulletinMessages[language];
  const write = (at: number): string => formatFigureMoment(at, language);
  report.addHeading(sheet.warnings, { color: INK.warning });
  for (const { issuer, level, issuedAt, expiresAt, headline, text, link } of warnings) {
    report.addText(headline, { isBold: true, size: 10, color: INK.warning });
    const rank = level === null ? '' : ` ${sheet.level(level)}.`;
    report.addText(`${sheet.warning(issuer, write(issuedAt), write(expiresAt))}${rank}`, {
      size: 8.5,
      color: INK.quiet,
    });
    for (const line of text.split('\n').filter((one) => one.trim() !== ''))
      report.addText(line, { size: 9.5, color: INK.text });
    if (link !== null) report.addText(`${sheet.link}: ${link}`, { size: 8.5, color: INK.quiet, link });
  }
}

function addHead(report: PdfReport, document: BulletinDocument): void {
  const { language, version, replacesIssuedAt, issuedAt, title, author, place, weather } = document;
  const { kind, sheet } = expertBulletinMessages[language];
  const write = (at: number): string => formatFigureMoment(at, language);
  report.decorate(() => report.document.rect(0, 0, report.document.page.width, BAND).fill(INK.violet));
  report.addText(BRAND.name, { isBold: true, size: 12, color: INK.violet });
  report.addText(`${kind} · ${sheet.version(version)}, ${sheet.issued(write(issuedAt))}`, {
    size: 8.5,
    color: INK.quiet,
  });
  report.y += 6;
  report.addText(title, { tag: 'H1', isBold: true, size: 17 });
  const [lat, lng] = [place.lat, place.lng].map((degrees) =>
    degrees.toFixed(3).replace('.', language === 'vi' ? ',' : '.'),
  );
  report.addText(`${place.name} (${sheet.point(lat ?? '', lng ?? '')})`, { isBold: true, size: 11, color: INK.violet });
  report.addText(sheet.period(describePeriod(document, language)), { size: 10, color: INK.text });
  if (author !== null) report.addText(sheet.author(author.name, author.role), { size: 10, color: INK.text });
  if (replacesIssuedAt !== null) {
    report.addText(sheet.replaces(version - 1, write(replacesIssuedAt)), { isBold: true, size: 10, color: INK.text });
  }
  if (weather.isDemo) report.addText(sheet.demo, { isBold: true, size: 10, color: INK.red });
}

function draw(pdf: PdfDocument, { document, link }: BulletinDrawing): void {
  const { language, weather, blocks, issuedAt } = document;
  const { sheet } = expertBulletinMessages[language];
  const report = new PdfReport(pdf, MARGIN);
  addHead(report, document);
  addWarnings(report, document);
  for (const block of blocks) addBlock(report, block, language);
  report.y += 8;
  const notes = [sheet.basis(describeRun(weather.runAt, language)), sheet.limits];
  const credits = weather.credits.length === 0 ? [] : [`${sheet.credits} ${writeCredits(weather.credits, language)}`];
  for (const note of [...notes, ...credits]) report.addText(note, { size: 8, color: INK.quiet });
  const foot = `${sheet.version(document.version)}, ${formatClock(issuedAt)} ${formatFigureDay(issuedAt, language)}`;
  report.end((page, pages) => `${link} · ${foot} · ${sheet.page(page, pages)}`);
}

/** Draws a bulletin as a tagged A4 PDF with embedded fonts. */
export async function drawBulletin(drawing: BulletinDrawing): Promise<Uint8Array> {
  const { title, place, language, issuedAt: createdAt } = drawing.document;
  const options = { title: `${title}. ${place.name}`, language, createdAt, margin: MARGIN, tagged: true };
  return makePdf(options, (pdf) => draw(pdf, drawing));
}

export const countPages = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;
