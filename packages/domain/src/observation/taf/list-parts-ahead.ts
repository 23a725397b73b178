import type { EpochSeconds } from '#time/vietnam-time.ts';
import type { Taf, TafPart } from './taf.ts';

const VALUES = ['windMs', 'windDirectionDeg', 'gustMs', 'visibilityM', 'weather', 'cloudOktas'] as const;

/** What holds after a change: its values, and the earlier ones where it states none. A new wind replaces the whole. */
function overlay(base: TafPart, change: TafPart): TafPart {
  const known = VALUES.filter((name) => change[name] !== null);
  const wind = change.windMs === null ? {} : { windDirectionDeg: change.windDirectionDeg, gustMs: change.gustMs };
  return { ...base, ...wind, ...Object.fromEntries(known.map((name) => [name, change[name]])) };
}

/**
 * The parts of a forecast that are not over, the one that holds now first: changes that are through are merged into
 * it, and a part from a time on replaces all before it. It ends where the next such part begins.
 */
export function listPartsAhead({ parts }: Pick<Taf, 'parts'>, now: EpochSeconds): readonly TafPart[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  let base = first;
  let later: TafPart[] = [];
  for (const part of others) {
    if (part.change === 'from' && part.fromAt <= now) {
      base = { ...part, change: 'base' };
      later = [];
    } else if (part.change === 'becoming' && part.toAt <= now) base = overlay(base, part);
    else if (part.toAt > now) later.push(part);
  }
  const next = later.find(({ change }) => change === 'from');
  return [next === undefined ? base : { ...base, toAt: next.fromAt }, ...later];
}
