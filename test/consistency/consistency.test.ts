import { beforeAll, describe, expect, it } from 'vitest';
import { PAGES_ARE_BUILT } from '../journeys/start-portal.ts';
import { chooseTenth } from './cases/choose-cases.ts';
import { REVIEWED_CASES } from './cases/reviewed.table.ts';
import { checkClocks } from './check-clock.ts';
import { ALL_RULES } from './rules/all-rules.ts';
import type { Finding } from './rules/rule.ts';
import type { CommonestChance } from './sweep-provinces.ts';

/** Another tenth: `CONSISTENCY_SEED=7 npm test`. */
const SEED = Number(process.env.CONSISTENCY_SEED ?? 1);
/** Thousands of pages of a dozen portals: minutes alone, a quarter of an hour beside all other journeys on two slow cores. */
const PATIENCE_MS = 1_800_000;
const MOST_LISTED = 8;
/** A chance that a twelfth of all days share is none, but a lower limit or a constant. */
const MOST_SHARE = 0.08;

const formatFinding = ({ place, clock, page, found, expected }: Finding): string =>
  `${place} · ${clock} · ${page}: ${found} — expected ${expected}`;

/** The first findings, and how many more there are. */
function formatFirst(findings: readonly Finding[]): string[] {
  const more = findings.length - MOST_LISTED;
  return [...findings.slice(0, MOST_LISTED).map(formatFinding), ...(more > 0 ? [`and ${more} more`] : [])];
}

describe.skipIf(!PAGES_ARE_BUILT)('pages in both languages and the API, over places and moments', () => {
  let findings: readonly Finding[] = [];
  let read = 0;
  let chances: readonly CommonestChance[] = [];
  beforeAll(async () => {
    const done = await checkClocks(chooseTenth(SEED));
    findings = done.flatMap((one) => one.findings);
    chances = done.map(({ commonest }) => commonest);
    read = done.reduce((sum, one) => sum + one.read, 0);
  }, PATIENCE_MS);

  it('are read', () => {
    expect(read).toBeGreaterThan(2000);
  });

  it('share no doubtful chance of rain on more than 8 % of the days of all provinces', () => {
    expect(chances.every(({ days }) => days === 7 * 34)).toBe(true);
    expect(chances.filter(({ share }) => share > MOST_SHARE)).toEqual([]);
  });

  it.each(ALL_RULES)('agree as decided: $name', ({ name }) => {
    expect(formatFirst(findings.filter(({ rule }) => rule === name))).toEqual([]);
  });

  it.each(REVIEWED_CASES)('no longer do what $from saw: $rule, $place, $clock', ({ rule, place, clock }) => {
    const own = findings.filter((one) => one.rule === rule && one.place === place && one.clock === clock);
    expect(formatFirst(own)).toEqual([]);
  });
});
