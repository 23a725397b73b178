import type { ShownAmount } from './page-facts.ts';

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const RANGE = new RegExp(`${NUMBER}\\s?[–-]\\s?${NUMBER}\\s?mm(?!/)`);
const SINGLE = new RegExp(`${NUMBER}\\s?mm(?!/)`);
const BELOW = new RegExp(`(?:dưới|under|less than|<) ?${NUMBER}\\s?mm`);
const DRY = /không mưa|no rain|\bdry\b/i;

const toNumber = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** Rain that fell today and rain still expected are listed separately: together they are the day's. */
const FALLEN = /đã mưa|so far|fallen|\bfell\b/i;

function readSplit(text: string): ShownAmount | null {
  // Less than an amount: from 0 on.
  const [first, second] = [
    ...text.replaceAll('< ', '0–').matchAll(new RegExp(`(?:${NUMBER}\\s?[–-]\\s?)?${NUMBER}\\s?mm(?!/)`, 'g')),
  ];
  if (!FALLEN.test(text) || first === undefined) return null;
  const low = [first, second].reduce((sum, found) => sum + toNumber(found?.[1] ?? found?.[2] ?? '0'), 0);
  const high = [first, second].reduce((sum, found) => sum + toNumber(found?.[2] ?? '0'), 0);
  return { low, high, isDry: false };
}

/** The first amount in a text (`1–5 mm`, `0,4 mm`, `< 1 mm`, `không mưa`); null if none. */
export function readAmount(text: string): ShownAmount | null {
  const split = readSplit(text);
  if (split !== null) return split;
  const below = BELOW.exec(text);
  if (below !== null) return { low: 0, high: toNumber(below[1]), isDry: false };
  const range = RANGE.exec(text);
  if (range !== null) return { low: toNumber(range[1]), high: toNumber(range[2]), isDry: false };
  const single = SINGLE.exec(text);
  if (single !== null) return { low: toNumber(single[1]), high: toNumber(single[1]), isDry: false };
  return DRY.test(text) ? { low: 0, high: 0, isDry: true } : null;
}

/** The first percentage in a text; null if none. */
export function readChance(text: string): number | null {
  const found = /(\d{1,3})\s?%/.exec(text);
  return found === null ? null : Number(found[1]);
}
