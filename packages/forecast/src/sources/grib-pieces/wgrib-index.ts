import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { IndexLine } from './index-line.ts';

const UNIT_SECONDS: Readonly<Record<string, number>> = { min: 60, hour: HOUR_SECONDS, day: 24 * HOUR_SECONDS };

/**
 * Lines of an index such as `12:3456:d=2026112100:TMP:2 m above ground:6 hour fcst:`. A message reaches to the next one's
 * beginning; the last one to the end of the file. Fields of a message with several of them and lines with a time that is
 * not understood are left out. Null where the text is no such index.
 */
export function parseWgribIndex(text: string): IndexLine[] | null {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => /^\d+(?:\.\d+)?:(\d+):d=(\d{10}):([^:]*):([^:]*):([^:]*):(.*)$/.exec(line.trim()));
  if (rows.length === 0 || !rows.every((row) => row !== null)) return null;
  const offsets = rows.map((row) => Number(row[1]));
  return rows.flatMap((row, index) => {
    const [, , date = '', parameter = '', level = '', time = '', rest = ''] = row;
    const span = parseTime(time);
    const next = offsets.find((offset) => offset > (offsets[index] ?? 0));
    const offset = offsets[index] ?? 0;
    const isShared = offsets.filter((other) => other === offset).length > 1;
    if (span === null || isShared) return [];
    const range = { offset, length: next === undefined ? null : next - offset };
    const member = /(?:^|:)ENS=([^:]+)/.exec(rest)?.[1] ?? null;
    return [{ range, runAt: toRunAt(date), parameter, level, ...span, member }];
  });
}

function toRunAt(date: string): EpochSeconds {
  const [, year, month, day, hour] = /^(\d{4})(\d{2})(\d{2})(\d{2})$/.exec(date) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour)) / 1000;
}

/** `anl`, `6 hour fcst`, `0-6 hour acc fcst`, `0-1 day ave fcst`. */
function parseTime(time: string): Pick<IndexLine, 'validAfter' | 'startsAfter' | 'statistic'> | null {
  if (time === 'anl') return { validAfter: 0, startsAfter: 0, statistic: 'instant' };
  const [, from, to, unit = '', statistic] =
    /^(\d+)(?:-(\d+))? (min|hour|day)(?: (ave|acc|max|min))? fcst$/.exec(time) ?? [];
  if (from === undefined || (to === undefined) !== (statistic === undefined)) return null;
  const seconds = UNIT_SECONDS[unit] ?? HOUR_SECONDS;
  return {
    startsAfter: Number(from) * seconds,
    validAfter: Number(to ?? from) * seconds,
    statistic: statistic ?? 'instant',
  };
}
