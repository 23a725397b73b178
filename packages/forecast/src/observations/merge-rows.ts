import {
  appendRow,
  copyRow,
  makeObservationTable,
  type ObservationTable,
  ROW_KINDS,
  ROW_LENGTH,
} from '@portal/domain/observation/observation-table';

/** Counts of incoming rows by outcome. */
export interface RowFates {
  added: number;
  /** Identical to a stored row. */
  duplicate: number;
  /** Replaced a stored row. */
  corrected: number;
  /** Older than a stored correction, or an archive's row where the report itself is stored. */
  superseded: number;
  /** Differs from the stored row of its minute without being a correction: the first stays. */
  conflict: number;
}

/** Creates zero counts. */
export function makeFates(): RowFates {
  return { added: 0, duplicate: 0, corrected: 0, superseded: 0, conflict: 0 };
}

type Fate = Exclude<keyof RowFates, 'added'>;

/**
 * Merges fresh rows, in order of arrival, into stored ones; null if nothing changes. The result is ordered by time,
 * with one row per minute.
 */
export function mergeRows(stored: ObservationTable, fresh: ObservationTable, fates: RowFates): ObservationTable | null {
  const order = orderRows(fresh);
  const merged = makeObservationTable(stored.length + fresh.length);
  let hasChanged = false;
  let at = 0;
  for (let index = 0; index < order.length; ) {
    const minute = fresh.minutes[order[index] as number] as number;
    while (at < stored.length && (stored.minutes[at] as number) < minute) copyRow(stored, at++, merged);
    let winner = order[index++] as number;
    const before = { ...fates };
    let more = 0;
    for (; index < order.length && fresh.minutes[order[index] as number] === minute; index++, more++) {
      const next = order[index] as number;
      const fate = decideFate(fresh, winner, fresh, next);
      fates[fate]++;
      if (fate === 'corrected') winner = next;
    }
    if (at < stored.length && stored.minutes[at] === minute) {
      const fate = decideFate(stored, at, fresh, winner);
      // The same file again: its own corrections were applied the first time.
      if (fate === 'duplicate') Object.assign(fates, before, { duplicate: before.duplicate + more + 1 });
      else fates[fate]++;
      if (fate === 'corrected') append(fresh, winner, merged);
      else copyRow(stored, at, merged);
      hasChanged ||= fate === 'corrected';
      at++;
    } else {
      append(fresh, winner, merged);
      fates.added++;
      hasChanged = true;
    }
  }
  if (!hasChanged) return null;
  while (at < stored.length) copyRow(stored, at++, merged);
  return merged;
}

function append(from: ObservationTable, at: number, to: ObservationTable): void {
  const values = from.values.subarray(at * ROW_LENGTH, (at + 1) * ROW_LENGTH);
  appendRow(to, from.minutes[at] as number, from.kinds[at] as number, values);
}

/** Rows by time; those of one minute in order of arrival. */
function orderRows({ minutes, length }: ObservationTable): Uint32Array {
  const order = Uint32Array.from({ length }, (_, at) => at);
  for (let at = 1; at < length; at++) {
    if ((minutes[at] as number) < (minutes[at - 1] as number))
      return order.sort((a, b) => (minutes[a] as number) - (minutes[b] as number) || a - b);
  }
  return order;
}

/** Outcome of a row compared with the stored one of its minute. */
function decideFate(present: ObservationTable, at: number, fresh: ObservationTable, index: number): Fate {
  let isSame = true;
  for (let place = 0; place < ROW_LENGTH && isSame; place++)
    isSame = present.values[at * ROW_LENGTH + place] === fresh.values[index * ROW_LENGTH + place];
  if (isSame) return 'duplicate';
  const [kindThere, kind] = [present.kinds[at] as number, fresh.kinds[index] as number];
  const isOwn = (kind & 15) === ROW_KINDS.own;
  // A report itself ranks before what an archive made of it, and the archive's newest file before its older ones.
  const isArchiveThere = (kindThere & 15) === ROW_KINDS.ghcnh;
  if (isArchiveThere) return 'corrected';
  if ((kind & 15) === ROW_KINDS.ghcnh) return 'superseded';
  if ((kind & ROW_KINDS.corrected) !== 0 || isOwn) return 'corrected';
  return (kindThere & ROW_KINDS.corrected) !== 0 ? 'superseded' : 'conflict';
}
