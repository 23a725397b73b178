import type { FarmActivity } from '@portal/contract/endpoints/agriculture-schema';
import { formatClock } from '#components/weather/format-values.ts';
import type { FarmView } from './farm-view.ts';

export type WorkHour = FarmActivity['hours'][number];

/** Hours in a row that are alike; `to` is the end of the last of them, not included. */
export interface WorkSpell {
  readonly first: WorkHour;
  readonly to: string;
}

const HOUR_MS = 3_600_000;
const VIETNAM_MS = 7 * HOUR_MS;

/** The moment an hour after another, both with offset +07:00. */
function endOf({ at }: WorkHour): string {
  return `${new Date(Date.parse(at) + HOUR_MS + VIETNAM_MS).toISOString().slice(0, 19)}+07:00`;
}

/** Splits hours where they stop being alike. */
export function listSpells(
  hours: readonly WorkHour[],
  isAlike: (a: WorkHour, b: WorkHour) => boolean = ({ verdict }, other) => verdict === other.verdict,
): WorkSpell[] {
  const spells: WorkSpell[] = [];
  let first = hours[0];
  hours.forEach((hour, index) => {
    const next = hours[index + 1];
    if (first === undefined || (next !== undefined && isAlike(hour, next))) return;
    spells.push({ first, to: endOf(hour) });
    first = next;
  });
  return spells;
}

/** `14:00–18:00 không nên, 18:00–06:00 ban đêm, không tính`: a strip for those who cannot see it. */
export function describeSpells(hours: readonly WorkHour[], { farm }: FarmView): string {
  return listSpells(hours)
    .map(({ first, to }) => {
      const verdict = first.verdict === null ? farm.spokenUnknown : farm.spoken[first.verdict];
      return `${formatClock(first.at)}–${formatClock(to)} ${verdict}`;
    })
    .join('; ');
}
