import type { ToldDay } from './find-days-facts.ts';

/** How rain and dry days follow each other. */
export type RainPattern =
  | { readonly kind: 'dry' | 'everyDay' }
  | { readonly kind: 'oneDay'; readonly day: ToldDay }
  /** Dry until the day before, wet from that day to the end. */
  | { readonly kind: 'comes'; readonly day: ToldDay }
  /** Wet to that day, dry afterwards. */
  | { readonly kind: 'ends'; readonly day: ToldDay }
  /** One run of wet days between dry ones. */
  | { readonly kind: 'spell'; readonly first: ToldDay; readonly last: ToldDay }
  | { readonly kind: 'some'; readonly count: number };

/** The pattern of days in a row; null of no days. */
export function findRainPattern(days: readonly ToldDay[]): RainPattern | null {
  const wet = days.filter(({ rainClass }) => rainClass > 0);
  const [first] = wet;
  const last = wet.at(-1);
  if (days.length === 0) return null;
  if (first === undefined || last === undefined) return { kind: 'dry' };
  if (wet.length === days.length) return { kind: 'everyDay' };
  if (wet.length === 1) return { kind: 'oneDay', day: first };
  if (last.index - first.index + 1 > wet.length) return { kind: 'some', count: wet.length };
  if (last.index === days.length - 1) return { kind: 'comes', day: first };
  return first.index === 0 ? { kind: 'ends', day: last } : { kind: 'spell', first, last };
}

/** Whether every day before a day may be called dry. */
export function isDryUntil(days: readonly ToldDay[], { index }: ToldDay): boolean {
  return days.every((day) => day.index >= index || day.isDry);
}

/** Whether every day after a day may be called dry. */
export function isDryAfter(days: readonly ToldDay[], { index }: ToldDay): boolean {
  return days.every((day) => day.index <= index || day.isDry);
}
