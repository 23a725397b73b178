import { CHECKED_CLOCKS, type CheckedClock } from '../../test/consistency/cases/clocks.table.ts';
import { CHECKED_PLACES } from '../../test/consistency/cases/places.table.ts';
import { checkClock } from '../../test/consistency/check-clock.ts';
import { openClock } from '../../test/consistency/open-clock.ts';
import { ALL_RULES } from '../../test/consistency/rules/all-rules.ts';
import type { Finding } from '../../test/consistency/rules/rule.ts';
import type { Figure, Measurement } from '../measure/figure.ts';

/** Findings of a rule that are told one by one. */
const MOST_TOLD = 20;

interface ClockDone {
  readonly findings: readonly Finding[];
  readonly read: number;
  readonly askedMs: number;
}

async function runClock(clock: CheckedClock): Promise<ClockDone> {
  const open = await openClock(clock);
  const since = performance.now();
  try {
    const { findings, read } = await checkClock(open, CHECKED_PLACES);
    return { findings, read, askedMs: performance.now() - since };
  } finally {
    await open.stop();
  }
}

const describe = ({ place, clock, page, found, expected }: Finding): string =>
  `${place} · ${clock} · ${page}: ${found} — expected ${expected}`;

/** One figure for each rule: its findings, the first of them as a note. */
function toFigure(rule: string, findings: readonly Finding[]): Figure {
  const own = findings.filter((finding) => finding.rule === rule);
  const [first] = own;
  const note = first === undefined ? undefined : describe(first);
  return {
    name: `consistency.${rule}`,
    value: own.length,
    unit: 'findings',
    budget: { most: 0 },
    ...(note && { note }),
  };
}

/** All places at all moments on all pages in both languages: what disagrees, and how many pages and replies a second were read. */
export const consistency: Measurement = {
  name: 'consistency',
  measure: async (tell) => {
    const done: ClockDone[] = [];
    for (const clock of CHECKED_CLOCKS) {
      const one = await runClock(clock);
      tell(`${clock.name} (${clock.at}): ${one.read} pages, ${one.findings.length} findings`);
      done.push(one);
    }
    const findings = done.flatMap((one) => one.findings);
    for (const { name } of ALL_RULES) {
      const own = findings.filter(({ rule }) => rule === name);
      for (const finding of own.slice(0, MOST_TOLD)) tell(`${name}: ${describe(finding)}`);
      if (own.length > MOST_TOLD) tell(`${name}: … and ${own.length - MOST_TOLD} more`);
    }
    const read = done.reduce((sum, one) => sum + one.read, 0);
    const seconds = done.reduce((sum, one) => sum + one.askedMs, 0) / 1000;
    const cases = `${CHECKED_PLACES.length} places × ${CHECKED_CLOCKS.length} clocks`;
    return [
      ...ALL_RULES.map(({ name }) => toFigure(name, findings)),
      { name: 'consistency.read', value: read, unit: 'pages and replies', note: cases },
      { name: 'consistency.throughput', value: read / seconds, unit: 'a second', note: 'asked, read and checked' },
    ];
  },
};
