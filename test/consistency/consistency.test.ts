import { IS_WHOLE_RUN, SEED } from '@portal/testing/sample/choose-sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { PAGES_ARE_BUILT } from '../journeys/start-portal.ts';
import { chooseAll, chooseFiftieth } from './cases/choose-cases.ts';
import { REVIEWED_CASES } from './cases/reviewed.table.ts';
import { checkClocks } from './check-clock.ts';
import { ALL_RULES } from './rules/all-rules.ts';
import type { Finding } from './rules/rule.ts';
import type { CommonestChance } from './sweep-provinces.ts';

/** Everything in `npm run test:all`: tens of thousands of pages of a dozen portals, for hours on a slow machine. */
const CHOSEN = IS_WHOLE_RUN ? chooseAll() : chooseFiftieth(SEED);
const CLOCKS = new Set(CHOSEN.map(({ clock }) => clock.name));
const TIMEOUT_MS = IS_WHOLE_RUN ? 14_400_000 : 1_800_000;
const LEAST_READ = IS_WHOLE_RUN ? 10_000 : 200;
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
    const done = await checkClocks(CHOSEN);
    findings = done.flatMap((one) => one.findings);
    chances = done.map(({ commonest }) => commonest);
    read = done.reduce((sum, one) => sum + one.read, 0);
  }, TIMEOUT_MS);

  it('are read', () => {
    expect(read).toBeGreaterThan(LEAST_READ);
  });

  it('share no doubtful chance of rain on more than 8 % of the days of all provinces', () => {
    expect(chances.every(({ days }) => days === 7 * 34)).toBe(true);
    expect(chances.filter(({ share }) => share > MOST_SHARE)).toEqual([]);
  });

  it.each(ALL_RULES)('agree as decided: $name', ({ name }) => {
    expect(formatFirst(findings.filter(({ rule }) => rule === name))).toEqual([]);
  });

  it.each(REVIEWED_CASES.filter(({ clock }) => CLOCKS.has(clock)))(
    'no longer do what $from saw: $rule, $place, $clock',
    ({ rule, place, clock }) => {
      const own = findings.filter((one) => one.rule === rule && one.place === place && one.clock === clock);
      expect(formatFirst(own)).toEqual([]);
    },
  );
});
