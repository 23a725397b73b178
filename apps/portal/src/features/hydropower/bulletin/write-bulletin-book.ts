import { hydroBulletinMessages } from '@portal/content/messages/hydro-bulletin-messages';
import type { Language } from '@portal/domain/language/language';
import writeExcelFile from 'write-excel-file/node';
import type { Bulletin } from './bulletin-content.ts';
import { type BulletinText, toBulletinText } from './bulletin-text.ts';
import { type Cell, toSeconds, writeMoment } from './write-figures.ts';

/** Excel limits sheet names to 31 characters and forbids some. */
const toSheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** Text cells are typed as text, so that none is read as a formula. */
function toSheetCell(cell: Cell, isHead = false) {
  if (typeof cell === 'string') {
    const text = { value: cell, type: String } as const;
    return isHead ? { ...text, fontWeight: 'bold' as const, wrap: true } : text;
  }
  if (cell.value === null) return null;
  const format = cell.digits === 0 ? '0' : `0.${'0'.repeat(cell.digits)}`;
  const factor = 10 ** cell.digits;
  return { value: Math.round(cell.value * factor) / factor, type: Number, format } as const;
}

type SheetRow = ReturnType<typeof toSheetCell>[];

const toHead = (names: readonly string[]): SheetRow => names.map((name) => toSheetCell(name, true));

function listPageRows(text: BulletinText): SheetRow[] {
  const line = (words: string): SheetRow => [toSheetCell(words)];
  return [
    toHead([text.title]),
    line(text.subtitle),
    ...text.notices.map((notice) => toHead([notice])),
    line(text.lead),
    ...text.facts.map(([name, value]) => [toSheetCell(name), toSheetCell(value)]),
    ...text.sections.flatMap(({ heading, notes, columns, rows }) => [
      [],
      toHead([heading]),
      ...(columns.length === 0 ? [] : [toHead(columns)]),
      ...rows.map((row) => row.map((cell) => toSheetCell(cell))),
      ...notes.map(line),
    ]),
    [],
    line(text.advice),
  ];
}

const mm = (value: number | null): Cell => ({ value, digits: 2 });
const m3s = (value: number | null): Cell => ({ value, digits: 1 });

/** Writes a bulletin as a workbook: the page's text, then hours as numbers. */
export async function writeBulletinBook(bulletin: Bulletin, language: Language): Promise<Uint8Array> {
  const words = hydroBulletinMessages[language];
  const { rain, forecast } = bulletin.content;
  const at = (moment: string): Cell => writeMoment(toSeconds(moment), language);
  const toRows = (rows: readonly (readonly Cell[])[]) => rows.map((row) => row.map((cell) => toSheetCell(cell)));
  const columns = [{ width: 26 }, ...Array.from({ length: 8 }, () => ({ width: 16 }))];
  const sheets = [
    { sheet: words.list.heading, data: listPageRows(toBulletinText(bulletin, language)) },
    {
      sheet: words.hours.all,
      data: [
        toHead([...words.hours.columns, words.hours.origin]),
        ...toRows(
          rain.ahead.map(({ origin = null, ...hour }) => [
            at(hour.at),
            mm(hour.rain),
            mm(hour.rainLow),
            mm(hour.rainHigh),
            origin === null ? '' : words.hours.origins[origin],
          ]),
        ),
      ],
    },
    {
      sheet: words.hours.past,
      data: [
        toHead(words.hours.pastColumns),
        ...toRows(
          rain.past.map((hour) => [at(hour.at), mm(hour.rain), hour.basis === null ? '' : words.hours[hour.basis]]),
        ),
      ],
    },
    ...(forecast.state === 'ready'
      ? [
          {
            sheet: words.flow.all,
            data: [
              toHead(forecast.band === 'members' ? words.flow.bandColumns : words.flow.hourColumns),
              ...toRows(
                forecast.hours.map(({ middle = null, ...hour }) => [
                  at(hour.at),
                  m3s(hour.flow),
                  m3s(hour.low),
                  ...(forecast.band === 'members' ? [m3s(middle)] : []),
                  m3s(hour.high),
                ]),
              ),
            ],
          },
        ]
      : []),
  ];
  const book = writeExcelFile(sheets.map(({ sheet, data }) => ({ sheet: toSheetName(sheet), data, columns })));
  return book.toBuffer();
}
