import { BRAND } from '@portal/content/brand';
import { catchmentMessages } from '@portal/content/messages/catchment-messages';
import { type HydroBulletinMessages, hydroBulletinMessages } from '@portal/content/messages/hydro-bulletin-messages';
import type { Language } from '@portal/domain/language/language';
import { formatClock } from '@portal/domain/time/vietnam-time';
import { makePdf } from '#platform/pdf/pdf-file.ts';
import { type PdfColumn, PdfReport } from '#platform/pdf/pdf-report.ts';
import type { Bulletin } from './bulletin-content.ts';
import { type BulletinSection, type BulletinText, toBulletinText } from './bulletin-text.ts';
import { drawHours } from './draw-hours.ts';
import { toSeconds, writeAmount, writeCell, writeShortDay, writeShortMoment } from './write-figures.ts';

const MARGIN = 44;
const QUIET = '#6b6b6b';
/** Columns of the hourly table. */
const HOUR_GROUPS = 4;
const HOUR_ROWS = 12;
const CHART_HEIGHT = 118;

interface Drawing {
  readonly report: PdfReport;
  readonly bulletin: Bulletin;
  readonly language: Language;
  readonly text: BulletinText;
  readonly words: HydroBulletinMessages;
}

const toColumns = ({ id, columns, wideColumns }: BulletinSection): readonly PdfColumn[] =>
  columns.map((_, index) => {
    if (id === 'clock') return { part: index === 0 ? 1 : 4, align: 'left' };
    const align = index === 0 ? 'left' : 'right';
    if (wideColumns.includes(index)) return { part: 2, align };
    return { part: index === 0 ? 1.5 : 1, align };
  });

function addSection({ report, language }: Pick<Drawing, 'report' | 'language'>, section: BulletinSection): void {
  const { heading, notes, columns, rows, greyRows } = section;
  report.addHeading(heading);
  if (columns.length > 0)
    report.addTable({
      columns: toColumns(section),
      head: columns,
      rows: rows.map((row) => row.map((cell) => writeCell(cell, language))),
      greyRows,
    });
  for (const note of notes) report.addText(note, { size: 7.5, color: QUIET });
}

function addHead({ report, text }: Drawing): void {
  report.addText(BRAND.name, { isBold: true, size: 10 });
  report.addText(text.title, { tag: 'H1', isBold: true, size: 17 });
  report.addText(text.subtitle, { color: QUIET });
  for (const notice of text.notices) report.addText(notice, { isBold: true });
  report.y += 2;
  report.addRule();
  report.addText(text.lead, { isBold: true, size: 11 });
}

/** Start of the hour; the first hour of a day also names the day. */
function writeHourName(moment: string, language: Language): string {
  const clock = formatClock(toSeconds(moment));
  return clock === '00:00' ? writeShortMoment(moment, language) : clock;
}

/** The next two days by the hour, in four columns. */
function addHours({ report, bulletin, language, words }: Drawing): void {
  const hours = bulletin.content.rain.ahead.slice(0, HOUR_GROUPS * HOUR_ROWS);
  if (hours.length < HOUR_GROUPS * HOUR_ROWS) return;
  const write = (value: number | null) => writeAmount({ value, digits: 1 }, language);
  const writeHour = ({ rain, rainLow, rainHigh }: (typeof hours)[number]): string =>
    rainLow === null || rainHigh === null ? write(rain) : `${write(rain)} (${write(rainLow)}–${write(rainHigh)})`;
  const groups = Array.from({ length: HOUR_GROUPS }, (_, group) => group);
  report.addHeading(words.hours.heading);
  report.addTable({
    columns: groups.flatMap((): PdfColumn[] => [
      { part: 3, align: 'left' },
      { part: 4, align: 'left' },
    ]),
    head: groups.flatMap((group) => {
      const first = hours[group * HOUR_ROWS];
      return [first === undefined ? '' : writeShortDay(toSeconds(first.at), language), words.hours.columns[1] ?? ''];
    }),
    rows: Array.from({ length: HOUR_ROWS }, (_, row) =>
      groups.flatMap((group) => {
        const hour = hours[group * HOUR_ROWS + row];
        return hour === undefined ? ['', ''] : [writeHourName(hour.at, language), writeHour(hour)];
      }),
    ),
    size: 8,
  });
}

function addFoot({ report, text, words }: Drawing): void {
  report.addHeading(words.facts.heading);
  report.addTable({
    columns: [
      { part: 1, align: 'left' },
      { part: 4, align: 'left' },
    ],
    head: [],
    rows: text.facts.map((fact) => [...fact]),
  });
  report.addText(text.advice, { size: 8 });
  report.makeRoom(60);
  report.y += 14;
  const { made, chief, received } = words.sign;
  report.addTable({
    columns: [made, chief, received].map(() => ({ part: 1, align: 'left' })),
    head: [],
    rows: [[made, chief, `${received}: …………`]],
  });
}

function draw(drawing: Drawing): void {
  const { report, text, bulletin, language, words } = drawing;
  const find = (id: BulletinSection['id']) => text.sections.filter((section) => section.id === id);
  const addAll = (id: BulletinSection['id']) => () => {
    for (const section of find(id)) addSection(drawing, section);
  };
  addHead(drawing);
  report.addBeside([{ draw: addAll('sums') }, { draw: addAll('days') }], 230);
  const { heading } = catchmentMessages[language].desk.hours;
  report.addHeading(`${heading}, mm`);
  report.addFigure(`${heading}: ${text.lead}`, CHART_HEIGHT, (document, left, top) =>
    drawHours(document, {
      rain: bulletin.content.rain,
      language,
      box: { left, top, width: report.width, height: CHART_HEIGHT },
    }),
  );
  report.addBeside([{ draw: addAll('flow') }, { draw: addAll('level') }], 120);
  addAll('clock')();
  addHours(drawing);
  addAll('score')();
  addFoot(drawing);
  report.end((page, pages) => `${text.title} · ${text.subtitle} · ${words.page(String(page), String(pages))}`);
}

/** Draws a bulletin on A4 in black and white. */
export async function drawBulletin(bulletin: Bulletin, language: Language): Promise<Uint8Array> {
  const text = toBulletinText(bulletin, language);
  const title = `${text.title}, ${text.subtitle}`;
  const options = { title, language, createdAt: bulletin.issuedAt, margin: MARGIN, tagged: true };
  return makePdf(options, (document) =>
    draw({ report: new PdfReport(document, MARGIN), bulletin, language, text, words: hydroBulletinMessages[language] }),
  );
}
