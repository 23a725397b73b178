import { BRAND } from '@portal/content/brand';
import { delayRecordMessages } from '@portal/content/messages/delay-record-messages';
import { drawQr } from '#platform/image/draw-qr.ts';
import { makePdf } from '#platform/pdf/pdf-file.ts';
import { PART_GAP, type PdfColumn, PdfReport } from '#platform/pdf/pdf-report.ts';
import { type StatementContent, toStatementContent } from './statement-content.ts';
import type { DrawnStatement, StatementOrder } from './statement-order.ts';

const MARGIN = 48;
const QUIET = '#5b5770';
const VIOLET = '#4c439b';
const RED = '#b3261e';
const QR_SIDE = 92;

const toColumns = (parts: readonly (readonly [part: number, align: PdfColumn['align']])[]): readonly PdfColumn[] =>
  parts.map(([part, align]) => ({ part, align }));

const DAY_COLUMNS = toColumns([
  [66, 'left'],
  [48, 'right'],
  [48, 'right'],
  [60, 'right'],
  // Extra gap between a number and text.
  [12, 'left'],
  [156, 'left'],
  [52, 'right'],
  [57, 'right'],
]);
const HOUR_COLUMNS = toColumns([
  [66, 'left'],
  [433, 'left'],
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

interface Drawing {
  readonly report: PdfReport;
  readonly content: StatementContent;
  readonly order: StatementOrder;
}

/** Inserts an empty column before the reasons. */
const addGap = (row: readonly string[]): readonly string[] => [...row.slice(0, 4), '', ...row.slice(4)];

function addTitle({ report, content, order: { language } }: Drawing): void {
  report.addText(BRAND.name, { isBold: true, size: 13, color: VIOLET });
  report.addText(content.title, { tag: 'H1', isBold: true, size: 20 });
  if (content.demo !== null) report.addText(content.demo, { isBold: true, size: 10, color: RED });
  report.addText(delayRecordMessages[language].basis, { color: QUIET });
}

function addQr({ report, order: { language, link } }: Drawing): void {
  const { size, path } = drawQr(link);
  report.addFigure(link, QR_SIDE, (document, left, top) =>
    document
      .save()
      .translate(left, top)
      .scale(QR_SIDE / size)
      .path(path)
      .fill('#000000')
      .restore(),
  );
  report.addText(delayRecordMessages[language].scan, { size: 7, color: QUIET, link });
}

function addDays({ report, content, order: { language } }: Drawing): void {
  const { columns } = delayRecordMessages[language];
  const head = [columns.day, columns.work, columns.lost, columns.unknown, columns.why, columns.rain, columns.gust];
  report.y += 8;
  report.addTable({
    columns: DAY_COLUMNS,
    head: addGap(head),
    rows: content.days.map(addGap),
    total: addGap(content.total),
    size: 9,
  });
}

function addLost({ report, content, order: { language } }: Drawing): void {
  if (content.hours.length === 0) return;
  const words = delayRecordMessages[language];
  const { columns, forecasts } = words;
  report.addHeading(words.facts.lost);
  report.addTable({ columns: HOUR_COLUMNS, head: [columns.day, columns.lost], rows: content.hours, size: 9 });
  report.addHeading(forecasts.heading);
  report.addText(forecasts.text, { size: 8, color: QUIET });
  report.addTable({
    columns: FORECAST_COLUMNS,
    head: [forecasts.day, '', forecasts.source, forecasts.issued, columns.rain, columns.gust, columns.warmth],
    rows: content.forecasts,
    size: 9,
  });
}

function addHashes({ report, content, order: { language, link } }: Drawing): void {
  report.makeRoom(110);
  report.addHeading(delayRecordMessages[language].chain.heading);
  for (const [name, value] of content.hashes) {
    report.addText(name, { size: 8, color: QUIET });
    report.addText(value);
  }
  report.addText(link, { size: 8, color: VIOLET, link });
}

function draw(drawing: Drawing): void {
  const { report, content, order } = drawing;
  report.decorate(() => report.document.rect(0, 0, report.document.page.width, 6).fill(VIOLET));
  const textShare = report.width - QR_SIDE - PART_GAP;
  report.addBeside(
    [
      { share: textShare, draw: () => addTitle(drawing) },
      { share: QR_SIDE, draw: () => addQr(drawing) },
    ],
    QR_SIDE,
  );
  report.addTable({
    columns: toColumns([
      [110, 'left'],
      [389, 'left'],
    ]),
    head: [],
    rows: content.facts,
    size: 9,
  });
  addDays(drawing);
  addLost(drawing);
  addHashes(drawing);
  const { page } = delayRecordMessages[order.language];
  report.end((number, count) => `${content.title} · ${order.name} · ${page(String(number), String(count))}`);
}

export async function drawStatement(
  order: StatementOrder,
  reportProgress: (share: number) => void,
): Promise<DrawnStatement> {
  const content = toStatementContent(order);
  reportProgress(0.3);
  const { language, madeAt: createdAt } = order;
  const options = { title: `${content.title}: ${order.name}`, language, createdAt, margin: MARGIN, tagged: true };
  const pdf = await makePdf(options, (document) => draw({ report: new PdfReport(document, MARGIN), content, order }));
  return { result: content.result, pdf };
}
