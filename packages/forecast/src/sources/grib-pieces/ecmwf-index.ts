import { isRecord } from '@portal/domain/data/is-record';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { IndexLine } from './index-line.ts';

/**
 * Lines of an ECMWF open data index, one JSON object each: `{"date": "20261121", "time": "0000", "step": "3",
 * "levtype": "sfc", "param": "2t", "_offset": 0, "_length": 609046, …}`. Null if the text is not such an index.
 */
export function parseEcmwfIndex(text: string): IndexLine[] | null {
  const rows: IndexLine[] = [];
  for (const line of text.trim().split('\n')) {
    const row = parseRow(line);
    if (row === null) return null;
    rows.push(row);
  }
  return rows;
}

function parseRow(text: string): IndexLine | null {
  let row: Record<string, unknown>;
  try {
    row = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(row)) return null;
  const { param, levtype, levelist, number, _offset: offset, _length: length } = row;
  const runAt = toRunAt(row.date, row.time);
  const span = toSpan(row.step);
  const isWhole = typeof param === 'string' && typeof levtype === 'string' && isCount(offset) && isCount(length);
  if (!isWhole || runAt === null || span === null) return null;
  return {
    range: { offset, length },
    runAt,
    parameter: param,
    level: levelist === undefined ? levtype : `${levtype} ${levelist}`,
    ...span,
    statistic: null,
    member: number === undefined ? null : String(number),
    details: '',
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** `20261121` and `0600`. */
function toRunAt(date: unknown, time: unknown): EpochSeconds | null {
  const [, year, month, day, hour] = /^(\d{4})(\d{2})(\d{2})T(\d{2})\d{2}$/.exec(`${date}T${time}`) ?? [];
  if (year === undefined) return null;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour)) / 1000;
}

/** `6`, or `0-6` if the index knows the interval. Hours. */
function toSpan(step: unknown): Pick<IndexLine, 'validAfter' | 'startsAfter'> | null {
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(String(step)) ?? [];
  if (first === undefined) return null;
  if (last === undefined) return { validAfter: Number(first) * HOUR_SECONDS, startsAfter: null };
  return { validAfter: Number(last) * HOUR_SECONDS, startsAfter: Number(first) * HOUR_SECONDS };
}
