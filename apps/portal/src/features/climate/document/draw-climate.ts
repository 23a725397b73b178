import { BRAND } from '@portal/content/brand';
import { type ClimatePassage, type ClimateText, writeClimateText } from '@portal/content/climate/write-climate-text';
import { climateMessages } from '@portal/content/messages/climate-messages';
import { isRecord } from '@portal/domain/data/is-record';
import { makePdf, type PdfDocument } from '#platform/pdf/pdf-file.ts';
import { type PdfColumn, PdfReport } from '#platform/pdf/pdf-report.ts';
import type { ClimateDocumentOrder } from './climate-order.ts';
import { addChart, addMaps, CLIMATE_INK, MAPS_HEIGHT } from './draw-figures.ts';

const MARGIN = 44;
const BAND = 6;
const PART_SHARES = [14, 24, 14, 16, 14, 18];
/** Height of a one-line table row, points. */
const ROW_HEIGHT = 15;

/** Removes word joiners, for which the fonts have no glyph. */
function dropJoiners<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\u2060', '') as Value;
  if (Array.isArray(value)) return value.map(dropJoiners) as Value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, dropJoiners(one)])) as Value;
}

/** Brand, time and title. */
function addHead(report: PdfReport, text: ClimateText): void {
  const { document } = report;
  report.decorate(() => document.rect(0, 0, document.page.width, BAND).fill(CLIMATE_INK.violet));
  report.addText(BRAND.name, { isBold: true, size: 12, color: CLIMATE_INK.violet });
  report.addText(text.issued, { size: 8.5, color: CLIMATE_INK.quiet });
  report.y += 6;
  report.addText(text.title, { tag: 'H1', isBold: true, size: 17 });
  report.addText(text.area, { isBold: true, size: 13, color: CLIMATE_INK.violet });
  if (text.demo !== null) report.addText(text.demo, { isBold: true, color: CLIMATE_INK.red });
  for (const sentence of text.headline) report.addText(sentence, { isBold: true, size: 11 });
}

function addHeading(report: PdfReport, heading: string, below?: number): void {
  report.addHeading(heading, { color: CLIMATE_INK.violet, ...(below === undefined ? {} : { below }) });
}

function addPassage(report: PdfReport, { heading, sentences }: ClimatePassage, color: string = CLIMATE_INK.text): void {
  if (sentences.length === 0) return;
  addHeading(report, heading);
  for (const sentence of sentences) report.addText(sentence, { size: 9.5, color });
}

const toParagraph = ({ heading, sentences }: ClimatePassage): ClimatePassage => ({
  heading,
  sentences: sentences.length === 0 ? [] : [sentences.join(' ')],
});

/** A quarter of the width for the region's name, the rest in equal columns. */
const toRegionShares = (columns: number): number[] => [
  26,
  ...Array.from({ length: columns - 1 }, () => 74 / (columns - 1)),
];

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table that fits on a page is not split. */
function addTable(report: PdfReport, { columns, rows }: Table, shares: readonly number[]): void {
  report.makeRoom((rows.length + 2) * ROW_HEIGHT);
  report.addTable({ columns: shares.map((part): PdfColumn => ({ part, align: 'left' })), head: columns, rows });
}

function draw(document: PdfDocument, { bulletin, language, link }: ClimateDocumentOrder): void {
  const words = climateMessages[language];
  const text = dropJoiners(writeClimateText(bulletin, { language, temperatureUnit: 'C' }));
  const report = new PdfReport(document, MARGIN);
  addHead(report, text);
  addPassage(report, toParagraph(text.past));
  addPassage(report, toParagraph(text.outlook));
  addPassage(report, text.seasonal);
  addHeading(report, words.headings.chart, 260);
  addChart(report, bulletin, text);
  addTable(report, text.parts, PART_SHARES);
  addHeading(report, words.headings.regions, MAPS_HEIGHT);
  addMaps(report, bulletin, text, words.maps);
  addTable(report, text.regions, toRegionShares(text.regions.columns.length));
  addPassage(report, text.madeOf, CLIMATE_INK.quiet);
  addPassage(report, text.limits, CLIMATE_INK.quiet);
  report.end((page, pages) => `${link} · ${words.document.page(page, pages)}`);
}

/** Draws a bulletin as a tagged PDF with embedded fonts. */
export async function drawClimate(order: ClimateDocumentOrder): Promise<Uint8Array> {
  const { bulletin, language, madeAt: createdAt } = order;
  const { title, area } = writeClimateText(bulletin, { language, temperatureUnit: 'C' });
  const options = { title: `${title}. ${area}`, language, createdAt, margin: MARGIN, tagged: true };
  return makePdf(options, (document) => draw(document, order));
}
