import { type AlertsChecked, createAlertCheck } from '../../test/public-day/alerts/check-alerts.ts';
import type { PlayedDay } from '../../test/public-day/play-day.ts';
import type { Figure } from '../measure/figure.ts';

/** Moments after the day's end, seconds: a second look at once, and a morning of other weather, twice. */
const LATER_SECONDS = [600, 9 * 3600, 9 * 3600 + 600];
/** Most findings printed one by one. */
const MOST_LOGGED = 20;

const add = (checks: readonly AlertsChecked[], read: (checked: AlertsChecked) => number): number =>
  checks.reduce((sum, checked) => sum + read(checked), 0);

/** Messages that say something else than pages and API, or are missing. */
export function toAlertFigure(name: string, checks: readonly AlertsChecked[], log: (line: string) => void): Figure {
  const findings = checks.flatMap((checked) => checked.findings);
  for (const { place, at, rule, found, text } of findings.slice(0, MOST_LOGGED))
    log(`${place} · ${at} · ${rule}: ${found} — ${text}`);
  const kinds = new Set(checks.flatMap((checked) => Object.keys(checked.kinds)));
  const messages = `${add(checks, (one) => one.messages)} messages (${[...kinds].sort().join(', ')})`;
  const watches = `${checks[0]?.watches ?? 0} rules × places at ${checks.length} moments`;
  const compared = `${add(checks, (one) => one.compared)} statements compared`;
  const silent = `${add(checks, (one) => one.silent)} times rightly silent`;
  return {
    name,
    value: findings.length,
    unit: 'findings',
    budget: { most: 0 },
    note: `${messages} of ${watches}; ${compared}; ${silent}`,
  };
}

/** Checks alerts at the end of a played day and at later moments; `onMoved` hears of each portal that is started. */
export async function checkAlertMoments(day: PlayedDay, onMoved: (day: PlayedDay) => void): Promise<AlertsChecked[]> {
  const check = createAlertCheck();
  const checks = [await check(day)];
  let current = day;
  for (const seconds of LATER_SECONDS) {
    current = await current.goOn(day.nowAt + seconds);
    onMoved(current);
    checks.push(await check(current));
  }
  return checks;
}
