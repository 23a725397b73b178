import type { WindDeskMessages } from '@portal/content/messages/wind-desk-messages';
import type { WindFarmMessages } from '@portal/content/messages/wind-farm-messages';
import { findRatedKw } from '@portal/domain/wind/farm-power';
import type { AssessedDesk } from '#components/wind-desk/assess-desk.ts';
import { DESK_HEIGHTS, type DeskData, type DeskSubject, findLevel } from '#components/wind-desk/desk-data.ts';

/** Spreadsheets read text with these prefixes as a formula; own numbers never have them. */
const FORMULA = /^[=+\-@\t\r]/;
/** Byte order mark, by which spreadsheets detect UTF-8. */
const MARK = '\ufeff';

type Cell = string | number | null;

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const round = (value: number | null | undefined, decimals: number): number | null =>
  value == null ? null : Number(value.toFixed(decimals));

interface DeskFile {
  readonly data: DeskData;
  readonly desk: AssessedDesk;
  readonly subject: DeskSubject;
  readonly words: WindFarmMessages['csv'];
  readonly deskWords: WindDeskMessages;
}

/** Hours of a desk as CSV: wind by height with ranges, power, waves, and a verdict per kind of work. */
export function writeDeskCsv({ data, desk, subject, words, deskWords }: DeskFile): string {
  const ratedKw = findRatedKw(subject.farm);
  const waves = new Map(data.waves?.map((hour) => [hour.at, hour]));
  const works = desk.works.filter(({ work }) => work.limits.length > 0);
  const head: Cell[] = [
    words.at,
    ...DESK_HEIGHTS.flatMap((height) => [words.wind(height), words.low(height), words.high(height)]),
    words.density,
    words.basisColumn,
    words.share,
    words.shareLow,
    words.shareHigh,
    words.power,
    words.wave,
    words.period,
    words.direction,
    ...works.map(({ kind }) => words.verdict(deskWords.works[kind])),
    words.demo,
  ];
  const rows = data.wind.map((hour, index): Cell[] => {
    const power = desk.power.hours[index] ?? null;
    const wave = waves.get(hour.at);
    return [
      hour.at,
      ...DESK_HEIGHTS.flatMap((height): Cell[] => {
        const { speedMs, range } = findLevel(hour, height);
        return [speedMs, range?.lowMs ?? null, range?.highMs ?? null];
      }),
      hour.airDensity,
      ratedKw === null ? words.basis.illustration : words.basis.curve,
      round(power && 100 * power.share, 1),
      round(power?.low == null ? null : 100 * power.low, 1),
      round(power?.high == null ? null : 100 * power.high, 1),
      round(power === null || ratedKw === null ? null : power.share * ratedKw, 0),
      wave?.waveHeight ?? null,
      wave?.wavePeriod ?? null,
      wave?.waveDirection ?? null,
      ...works.map(({ outlook }) => words.verdicts[outlook.hours[index]?.verdict ?? 'unknown']),
      data.issued.demo ? words.yes : words.no,
    ];
  });
  return `${MARK + [head, ...rows].map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}
