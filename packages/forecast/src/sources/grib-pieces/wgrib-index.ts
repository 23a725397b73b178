import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { ByteRange } from '#sources/fetching/fetching.ts';
import type { IndexLine } from './index-line.ts';

const LINE = /^\d+(?:\.\d+)?:(\d+):d=(\d{10}):([^:]*):([^:]*):([^:]*):(.*)$/;
const UNIT_SECONDS: Readonly<Record<string, number>> = { min: 60, hour: HOUR_SECONDS, day: 24 * HOUR_SECONDS };

/**
 * Lines of an index such as `12:3456:d=2026112100:TMP:2 m above ground:6 hour fcst:`. A message extends to the start of
 * the next one; the last one to the end of the file. Leaves out messages with several fields and lines with an unknown
 * time format. Null if the text is not such an index.
 */
export function parseWgribIndex(text: string): IndexLine[] | null {
  const rows: RegExpExecArray[] = [];
  for (const line of text.trim().split('\n')) {
    const row = LINE.exec(line.trim());
    if (row === null) return null;
    rows.push(row);
  }
  const ranges = toRanges(rows.map((row) => Number(row[1])));
  return rows.flatMap((row, index) => {
    const [, , date = '', parameter = '', level = '', time = '', rest = ''] = row;
    const span = parseTime(time);
    const range = ranges[index] ?? null;
    if (span === null || range === null) return [];
    const member = /(?:^|:)ENS=([^:]+)/.exec(rest)?.[1] ?? null;
    const details = rest.toLowerCase();
    return [{ range, runAt: toRunAt(date), parameter, level, ...span, member, details }];
  });
}

/** From each message's first byte to the next one's; null for messages that share an offset. */
function toRanges(offsets: readonly number[]): (ByteRange | null)[] {
  const inOrder = offsets.toSorted((a, b) => a - b);
  const ranges = new Map<number, ByteRange | null>();
  for (const [index, offset] of inOrder.entries()) {
    const next = inOrder[index + 1];
    ranges.set(
      offset,
      ranges.has(offset) || next === offset ? null : { offset, length: next === undefined ? null : next - offset },
    );
  }
  return offsets.map((offset) => ranges.get(offset) ?? null);
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
