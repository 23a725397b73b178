import { BRAND } from '@portal/content/brand';
import { type ClimatePassage, type ClimateText, writeClimateText } from '@portal/content/climate/write-climate-text';
import { climateMessages } from '@portal/content/messages/climate-messages';
import { makePdf, type PdfDocument } from '#platform/pdf/pdf-file.ts';
import type { ClimateDocumentOrder } from './climate-order.ts';
import { addArtifact, addTable, addText, INK, makeRoom, type Paper, SHEET, setStyle } from './climate-paper.ts';
import { addChart, addMaps, MAPS_HEIGHT } from './draw-figures.ts';

const PART_SHARES = [14, 24, 14, 16, 14, 18];

/** The same words without what keeps a line together on a screen: the fonts have no sign for it. */
function dropJoiners<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\u2060', '') as Value;
  if (Array.isArray(value)) return value.map(dropJoiners) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, dropJoiners(one)])) as Value;
}

/** Brand and the moment on the first line, then what the bulletin is. */
function addHead(paper: Paper, text: ClimateText): number {
  const { document, root } = paper;
  addArtifact(paper, () => {
    document.rect(0, 0, SHEET.pageWidth, 6).fill(INK.violet);
  });
  root.add(
    document.struct('P', {}, () => {
      setStyle(document, { size: 12, isBold: true, color: INK.violet });
      document.text(BRAND.name, SHEET.left, SHEET.top - 12, { lineBreak: false });
      setStyle(document, { size: 8.5, color: INK.quiet });
      document.text(text.issued, SHEET.left, SHEET.top - 9, { width: SHEET.width, align: 'right' });
    }),
  );
  let y = addText(paper, 'H1', text.title, SHEET.top + 12, { size: 17, isBold: true });
  y = addText(paper, 'P', text.area, y, { size: 13, isBold: true, color: INK.violet });
  if (text.demo !== null) y = addText(paper, 'P', text.demo, y, { isBold: true, color: INK.red });
  for (const sentence of text.headline) y = addText(paper, 'P', sentence, y + 1, { size: 11, isBold: true });
  return y;
}

/** A heading with what follows it on the same page: `below` points of it at least. */
function addHeading(paper: Paper, heading: string, top: number, below = 60): number {
  return addText(paper, 'H2', heading, makeRoom(paper, top + 7, below), { size: 12, isBold: true, color: INK.violet });
}

function addPassage(
  paper: Paper,
  { heading, sentences }: ClimatePassage,
  top: number,
  color: string = INK.text,
): number {
  if (sentences.length === 0) return top;
  return sentences.reduce(
    (y, sentence) => addText(paper, 'P', sentence, y, { color }),
    addHeading(paper, heading, top),
  );
}

/** All sentences in one paragraph. */
const toParagraph = ({ heading, sentences }: ClimatePassage): ClimatePassage => ({
  heading,
  sentences: sentences.length === 0 ? [] : [sentences.join(' ')],
});

/** A quarter of the width for the region's name, the rest in equal columns. */
const toRegionShares = (columns: number): number[] => [
  26,
  ...Array.from({ length: columns - 1 }, () => 74 / (columns - 1)),
];

/** The number of each page, at its foot. */
function addPageNumbers(paper: Paper, language: ClimateDocumentOrder['language'], link: string): void {
  const { document } = paper;
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    // Below the margin nothing is drawn otherwise: text there would begin a page.
    document.page.margins.bottom = 0;
    addArtifact(paper, () => {
      setStyle(document, { size: 7.5, color: INK.quiet });
      const y = SHEET.bottom + 14;
      document.text(link, SHEET.left, y, { lineBreak: false });
      const number = climateMessages[language].document.page(page + 1, count);
      document.text(number, SHEET.left, y, { width: SHEET.width, align: 'right', lineBreak: false });
    });
  }
}

function draw(document: PdfDocument, order: ClimateDocumentOrder): void {
  const { bulletin, language, link } = order;
  const words = climateMessages[language];
  const text = dropJoiners(writeClimateText(bulletin, { language, temperatureUnit: 'C' }));
  const root = document.struct('Document');
  document.addStructure(root);
  const paper: Paper = { document, root };
  let y = addPassage(paper, toParagraph(text.past), addHead(paper, text));
  y = addPassage(paper, toParagraph(text.outlook), y);
  y = addHeading(paper, words.headings.chart, y, 280);
  y = addChart(paper, bulletin, text, y);
  y = addTable(paper, { ...text.parts, shares: PART_SHARES }, y);
  y = addHeading(paper, words.headings.regions, y, MAPS_HEIGHT + 30);
  y = addMaps(paper, bulletin, text, words.maps, y);
  y = addTable(paper, { ...text.regions, shares: toRegionShares(text.regions.columns.length) }, y);
  y = addPassage(paper, text.madeOf, y, INK.quiet);
  addPassage(paper, text.limits, y, INK.quiet);
  root.end();
  addPageNumbers(paper, language, link);
}

/** Draws a bulletin as a tagged document with its fonts in it. */
export async function drawClimate(order: ClimateDocumentOrder): Promise<Uint8Array> {
  const { bulletin, language, madeAt: createdAt } = order;
  const { title, area } = writeClimateText(bulletin, { language, temperatureUnit: 'C' });
  const options = { title: `${title}. ${area}`, language, createdAt, margin: SHEET.left, tagged: true };
  return makePdf(options, (document) => draw(document, order));
}
