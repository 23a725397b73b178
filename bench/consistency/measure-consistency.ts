import { chooseAll } from '../../test/consistency/cases/choose-cases.ts';
import { type ClockChecked, checkClocks } from '../../test/consistency/check-clock.ts';
import { ALL_RULES } from '../../test/consistency/rules/all-rules.ts';
import type { Finding } from '../../test/consistency/rules/rule.ts';
import type { CommonestChance } from '../../test/consistency/sweep-provinces.ts';
import { createAlertCheck } from '../../test/public-day/alerts/check-alerts.ts';
import { playDay } from '../../test/public-day/play-day.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { toAlertFigure } from '../public-day/check-alert-moments.ts';
import { checkPublicSources } from './check-public-sources.ts';

/** Most findings of a rule printed one by one. */
const MOST_LOGGED = 20;

const describe = ({ place, clock, page, found, expected }: Finding): string =>
  `${place} · ${clock} · ${page}: ${found} — expected ${expected}`;

/** One figure per rule: its findings, with the first of them as a note. */
function toFigure(rule: string, findings: readonly Finding[]): Figure {
  const [first] = findings;
  const cases = new Set(findings.map(({ place, clock }) => `${place} ${clock}`)).size;
  const note = first === undefined ? '' : `in ${cases} places × moments; ${describe(first)}`;
  return { name: `consistency.${rule}`, value: findings.length, unit: 'findings', budget: { most: 0 }, note };
}

/** The most suspicious repetition of a rain chance over days and provinces, at the moment where it is most frequent. */
function toChanceFigure(found: readonly (CommonestChance & { readonly clock: string })[]): Figure {
  const worst = found.reduce((most, one) => (one.share > most.share ? one : most));
  const note = `${worst.chance} % on ${Math.round(worst.share * worst.days)} of ${worst.days} days, ${worst.clock}`;
  return {
    name: 'consistency.commonestChance',
    value: 100 * worst.share,
    unit: '% of days',
    budget: { most: 8 },
    note,
  };
}

/**
 * All places at all moments on all pages in both languages, and at one moment on public sources alone, with alerts:
 * contradictions, and pages and replies read per second.
 */
export const consistency: Measurement = {
  name: 'consistency',
  measure: async (log) => {
    const chosen = chooseAll();
    const started = performance.now();
    const report = ({ clock, read, findings, askedMs }: ClockChecked): void =>
      log(
        `${clock.name} (${clock.at}): ${read} pages and replies in ${Math.round(askedMs / 1000)} s, ${findings.length} findings`,
      );
    const onDemo = await checkClocks(chosen, report);
    const day = await playDay({ hours: 0, log });
    const alerted = await createAlertCheck()(day).catch(async (error: unknown) => {
      await day.stop();
      throw error;
    });
    const onPublic = await checkPublicSources(day);
    report(onPublic);
    const done = [...onDemo, onPublic];
    const seconds = (performance.now() - started) / 1000;
    const findings = done.flatMap((one) => one.findings);
    const byRule = ALL_RULES.map(({ name }) => ({ name, own: findings.filter(({ rule }) => rule === name) }));
    for (const { name, own } of byRule) {
      for (const finding of own.slice(0, MOST_LOGGED)) log(`${name}: ${describe(finding)}`);
      if (own.length > MOST_LOGGED) log(`${name}: … and ${own.length - MOST_LOGGED} more`);
    }
    const read = done.reduce((sum, one) => sum + one.read, 0);
    const cases = chosen.reduce((sum, { places }) => sum + places.length, 0);
    return [
      ...byRule.map(({ name, own }) => toFigure(name, own)),
      toAlertFigure('consistency.alerts', [alerted], log),
      toChanceFigure(done.map(({ clock, commonest }) => ({ clock: clock.name, ...commonest }))),
      {
        name: 'consistency.provinceDays',
        value: done.reduce((sum, { days }) => sum + days, 0),
        unit: 'days',
        note: '34 provinces × 15 days × moments, held to one-event and far-days',
      },
      { name: 'consistency.read', value: read, unit: 'pages and replies', note: `${cases} places × moments` },
      { name: 'consistency.throughput', value: read / seconds, unit: 'a second', note: 'portals’ starts with them' },
    ];
  },
};
