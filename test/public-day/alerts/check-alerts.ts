import { isDeepStrictEqual } from 'node:util';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { waitUntil } from '@portal/testing/processes/wait-until';
import type { Database } from '../../../apps/portal/src/platform/database/database.ts';
import type { PlayedDay } from '../play-day.ts';
import {
  addAlertAccount,
  holdEvaluation,
  inDatabase,
  readAlerts,
  type SentAlert,
  waitForEvaluation,
} from './alert-account.ts';
import { type AlertWeather, askAlertWeather } from './ask-alert-weather.ts';
import { type Comparison, checkAlert, mustAnnounce } from './check-alert.ts';
import { checkAlertOnPages } from './check-alert-on-pages.ts';
import { WATCHED_PLACES, WATCHED_RULES } from './watched.table.ts';

/** A message that differs from page or API, or is missing where they show its event. */
interface AlertFinding {
  readonly place: string;
  readonly at: string;
  /** Kind, limit and language of the rule. */
  readonly rule: string;
  readonly found: string;
  readonly text: string;
}

/** What was compared at a moment. */
export interface AlertsChecked {
  readonly findings: readonly AlertFinding[];
  /** Rules at places. */
  readonly watches: number;
  /** Messages of this moment, and events of which none had to be sent. */
  readonly messages: number;
  readonly silent: number;
  /** Figures, times, words, sources and credits compared. */
  readonly compared: number;
  readonly kinds: Readonly<Record<string, number>>;
}

/** The portal of a played day, at the moment at which its clock stands. */
type AlertMoment = Pick<PlayedDay, 'origin' | 'nowAt' | 'dataDir' | 'providers'>;

/** Within this time what was shown twice must be announced; later it may be another event. */
const NEXT_LOOK_SECONDS = 1200;
const FRAME_SECONDS = 1800;
const LONGEST_MS = 300_000;

const nameRule = ({ kind, compare, threshold, chance, costLoss, language }: SentAlert['rule']): string =>
  `${kind} ${compare} ${threshold}${chance === null && costLoss === null ? '' : ' by chance'} (${language})`;

/** A rule at a place. */
const toKey = (place: string, rule: SentAlert['rule']): string =>
  `${place} ${WATCHED_RULES.findIndex((known) => isDeepStrictEqual(known, rule))}`;

/** Collects findings of one message or event. */
function createComparison(about: Omit<AlertFinding, 'found'>) {
  const findings: AlertFinding[] = [];
  let compared = 0;
  const note = (found: string): void => void findings.push({ ...about, found });
  const compare: Comparison = {
    same(what, said, shown) {
      compared += 1;
      if (!isDeepStrictEqual(said, shown)) note(`${what}: ${JSON.stringify(said)}, shown ${JSON.stringify(shown)}`);
    },
    holds(what, holds, found = '') {
      compared += 1;
      if (!holds) note(`${what}: ${found}`);
    },
  };
  return { compare, read: () => ({ findings, compared }) };
}

/** Checks every message of a moment, and every event that API replies show, for a message. */
function compareAlerts(
  alerts: readonly SentAlert[],
  weathers: readonly AlertWeather[],
  { known = new Set<string>(), shown = new Set<string>() } = {},
): AlertsChecked {
  const findings: AlertFinding[] = [];
  const kinds: Record<string, number> = {};
  const sent = new Set([...known, ...alerts.map(({ place, rule }) => toKey(place, rule))]);
  let [statements, silent] = [0, 0];
  const take = (read: () => { findings: readonly AlertFinding[]; compared: number }): void => {
    const done = read();
    findings.push(...done.findings);
    statements += done.compared;
  };
  for (const weather of weathers) {
    const at = formatMoment(weather.nowAt);
    for (const alert of alerts.filter(({ place }) => place === weather.slug)) {
      const text = [alert.content.title, alert.content.first, ...alert.content.more].join(' ');
      const { compare, read } = createComparison({ place: weather.slug, at, rule: nameRule(alert.rule), text });
      if (alert.kind === 'start') {
        const compared = checkAlert(alert, weather, compare);
        if (compared !== null) checkAlertOnPages(alert.rule, compared, weather, compare);
      }
      kinds[`${alert.rule.kind} ${alert.kind}`] = (kinds[`${alert.rule.kind} ${alert.kind}`] ?? 0) + 1;
      take(read);
    }
    for (const rule of WATCHED_RULES) {
      const key = toKey(weather.slug, rule);
      const event = mustAnnounce({ rule }, weather, shown.has(key));
      const isSent = sent.has(key);
      const { compare, read } = createComparison({ place: weather.slug, at, rule: nameRule(rule), text: '' });
      if (event === null) silent += isSent ? 0 : 1;
      else compare.holds('is announced', isSent, `${event.peak} at ${formatMoment(event.fromAt)}`);
      take(read);
    }
  }
  return {
    findings,
    watches: weathers.length * WATCHED_RULES.length,
    messages: alerts.length,
    silent,
    compared: statements,
    kinds,
  };
}

/** Asks for the weather of all watched places, each as a visitor of its own. */
async function askAll({ origin, nowAt }: AlertMoment): Promise<AlertWeather[]> {
  const weathers: AlertWeather[] = [];
  for (const [index, slug] of WATCHED_PLACES.entries())
    weathers.push(await askAlertWeather({ origin, nowAt, visitor: `198.51.99.${index}` }, slug));
  return weathers;
}

/** Rules and places of which replies show an event: it must be announced if they show it again. */
function listShownKeys(weathers: readonly AlertWeather[]): Set<string> {
  const events = weathers.flatMap((weather) =>
    WATCHED_RULES.filter((rule) => mustAnnounce({ rule }, weather, true) !== null).map((rule) =>
      toKey(weather.slug, rule),
    ),
  );
  return new Set(events);
}

/** Resolves once pages rest on the played satellites' newest image: it is half an hour old at the moments of a day. */
async function waitForFrame({ origin, nowAt, providers }: AlertMoment): Promise<void> {
  if (!providers.askedSince('noaa-rain-rate')) return;
  const isThere = async (): Promise<boolean> => {
    const response = await fetch(`${origin}/api/v1/weather/map/nowcasting-10minutes?location=${WATCHED_PLACES[0]}`);
    const { basis, frameAt } = (await response.json()) as Pick<AlertWeather['steps'], 'basis' | 'frameAt'>;
    return basis === 'satellite' && frameAt !== null && nowAt - parseMoment(frameAt) <= FRAME_SECONDS;
  };
  await waitUntil('the newest image', isThere, 500, LONGEST_MS);
}

/** An account whose rules of every kind are compared with a portal's weather, again at every later moment. */
export function createAlertCheck() {
  let accountId: string | null = null;
  const seen = new Set<string>();
  const known = new Set<string>();
  let before = { at: Number.NEGATIVE_INFINITY, shown: new Set<string>() };
  return async (moment: AlertMoment): Promise<AlertsChecked> => {
    await waitForFrame(moment);
    const weathers = await askAll(moment);
    const isSoonAfter = moment.nowAt - before.at <= NEXT_LOOK_SECONDS;
    const alerts = await inDatabase(moment.dataDir, async (database: Database) => {
      accountId ??= await addAlertAccount(database, { places: weathers, rules: WATCHED_RULES });
      await waitForEvaluation(database);
      await holdEvaluation(database);
      return readAlerts(database, accountId, seen);
    });
    for (const { id } of alerts) seen.add(id);
    const checked = compareAlerts(alerts, weathers, { known, shown: isSoonAfter ? before.shown : new Set() });
    for (const { place, rule } of alerts) known.add(toKey(place, rule));
    before = { at: moment.nowAt, shown: listShownKeys(weathers) };
    return checked;
  };
}
