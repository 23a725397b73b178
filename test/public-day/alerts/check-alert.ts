import { getLeastChance } from '@portal/domain/alert/alert-rule';
import { classifyRain } from '@portal/domain/weather/rain-class';
import { chanceOfStretch } from '@portal/domain/weather/rain-spells';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import type { SentAlert } from './alert-account.ts';
import type { AlertWeather } from './ask-alert-weather.ts';
import { type AlertClaim, readAlert } from './read-alert.ts';
import { findShownEvent, isTooWeak, listShown, type ShownEvent } from './shown-steps.ts';

/** Collects what a message says and API or pages do not show, and counts what was compared. */
export interface Comparison {
  /** Compares one statement. */
  same(what: string, said: unknown, shown: unknown): void;
  /** Notes a statement that must not be there, unless it holds. */
  holds(what: string, holds: boolean, found?: string): void;
}

/** How a message begins: five minutes ahead counts as now. */
const NOW_SECONDS = 300;
const KMH_PER_MS = 3.6;
/** Classes of an hour's rain as `Strength` counts them. */
const STRENGTHS = [0, 1, 1, 2, 3, 4] as const;
const toTenths = (value: number): number => Math.round(10 * value) / 10;

/** Texts that no message on public data may have. */
const FORBIDDEN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a demonstration', /minh họa|demo/i],
  ['a radar, where none is at work', /radar/i],
  ['an official voice', /(?<!không thay bản tin )chính thức|(?<!not an )official/i],
  ['a dry word', /không mưa|no rain|\bdry\b/i],
  ['what no text may have', /undefined|null|NaN|\[object/],
];
const OURS = /Tin tự động, không thay bản tin chính thức\.$|Automatic, not an official bulletin\.$/;

function checkRain({ rule }: SentAlert, claim: AlertClaim, event: ShownEvent, compare: Comparison): void {
  const isByChance = getLeastChance(rule) !== null;
  const strength = STRENGTHS[classifyRain(isByChance ? rule.threshold : event.peak, 1)] ?? 0;
  const { least, most } = claim.strength ?? { least: 0, most: 0 };
  compare.holds('strength', strength >= least && strength <= most, `${least}–${most} for ${event.peak} mm/h`);
  if (claim.peakMmh !== null) {
    compare.same('peak', claim.peakMmh, toTenths(event.peak));
    compare.same('time of the peak', claim.peakAt, event.peakAt);
  }
  if (isByChance) return;
  const exact = chanceOfStretch(event.steps);
  const chance = exact === null ? null : Math.round(exact);
  compare.same('chance', claim.chance, chance);
  compare.same('words by chance', claim.certainty, chance === null || chance >= 70 ? 3 : chance >= 40 ? 2 : 1);
}

function checkTemperature({ rule }: SentAlert, claim: AlertClaim, event: ShownEvent, compare: Comparison): void {
  const toUnit = (degrees: number): number =>
    rule.temperatureUnit === 'F' ? Math.round(1.8 * degrees + 32) : toTenths(degrees);
  const [limit, most] = [toUnit(rule.threshold), toUnit(event.peak)];
  compare.same('limit', claim.limitDegrees, limit);
  compare.same('extreme', claim.mostDegrees, most === limit ? null : most);
}

function checkGust({ rule }: SentAlert, claim: AlertClaim, event: ShownEvent, compare: Comparison): void {
  const isMetric = rule.windUnit === 'ms';
  const value = isMetric ? toTenths(event.peak) : Math.round(KMH_PER_MS * event.peak);
  compare.same('force', claim.force, beaufortForce(event.peak));
  compare.same('gust', claim.gust, { value, unit: isMetric ? 'm/s' : 'km/h' });
}

function checkFigures(alert: SentAlert, claim: AlertClaim, event: ShownEvent, compare: Comparison): void {
  const { kind } = alert.rule;
  if (kind === 'rain') checkRain(alert, claim, event, compare);
  if (kind === 'rainChance') compare.same('chance', claim.firstChance, Math.round(event.peak));
  if (kind === 'thunder') compare.same('thunder', claim.thunder, event.peak);
  if (kind === 'gust') checkGust(alert, claim, event, compare);
  if (kind === 'temperature') checkTemperature(alert, claim, event, compare);
}

/** What rain rests on: satellites, which see no thunder, where they lead in a part of the event. */
function nameBasis({ rule }: SentAlert, event: ShownEvent, { steps }: AlertWeather): AlertClaim['basis'] {
  if (rule.kind !== 'thunder' && event.steps.some(({ isEstimated }) => isEstimated)) return 'satellite';
  return steps.outsideRadar ? 'outsideRadar' : 'model';
}

function checkWords({ content, isDemo, issued }: SentAlert, claim: AlertClaim, compare: Comparison): void {
  const text = [content.title, content.first, ...content.more].join(' ');
  for (const [what, pattern] of FORBIDDEN) compare.holds(`has ${what}`, !pattern.test(text), text);
  compare.holds('says that it is automatic', OURS.test(text), text);
  compare.holds('is no demonstration', !isDemo && !issued.demo);
  if (claim.basis === 'satellite') compare.holds('no millimetres of an estimate', claim.peakMmh === null, text);
}

/** The sources of the message are those of the reply, each with its credit. */
function checkCredits({ rule, issued }: SentAlert, { steps, hours }: AlertWeather, compare: Comparison): void {
  const isRain = ['rain', 'rainChance', 'thunder'].includes(rule.kind);
  const name = rule.kind === 'gust' ? 'windGust' : 'temperature';
  const shown = isRain ? steps.issued : hours.issued;
  for (const key of isRain ? ['radar', 'rain'] : [name])
    compare.same(`source of ${key}`, issued.sources[key]?.source, shown.sources[key]?.source);
  const wanted = isRain ? steps.issued.credits : [];
  for (const credit of wanted) compare.holds('credits', issued.credits.includes(credit), credit);
}

/** The event that a message is about: the first, or one after rain that is too weak for alerts. */
function findClaimed(rule: SentAlert['rule'], claim: AlertClaim, weather: AlertWeather): ShownEvent | null {
  const steps = listShown(rule, weather);
  const first = findShownEvent(rule, steps, weather.nowAt);
  const before = first?.steps.filter(({ toAt }) => claim.startsAt !== null && toAt <= claim.startsAt) ?? [];
  if (claim.isNow || before.length === 0 || !before.every((step) => isTooWeak(weather, step))) return first;
  return findShownEvent(
    rule,
    steps.filter((step) => !before.includes(step)),
    weather.nowAt,
  );
}

/** What a message says, and what API replies show of it. */
export interface ComparedAlert {
  readonly claim: AlertClaim;
  readonly event: ShownEvent;
}

/** A start on what API replies show at its moment; null for rules by a chance that no reply shows. */
export function checkAlert(alert: SentAlert, weather: AlertWeather, compare: Comparison): ComparedAlert | null {
  const { rule, content } = alert;
  const { nowAt } = weather;
  const claim = readAlert(content, nowAt);
  checkWords(alert, claim, compare);
  const event = findClaimed(rule, claim, weather);
  if (getLeastChance(rule) !== null) {
    checkChanceRule(alert, claim, weather, compare);
    return null;
  }
  compare.holds('is shown', event !== null, content.first);
  if (event === null) return null;
  compare.same('now', claim.isNow, event.fromAt <= nowAt + NOW_SECONDS);
  if (!claim.isNow) compare.same('start', claim.startsAt, event.fromAt);
  compare.same('end', claim.endsAt, event.isOpen ? null : event.toAt);
  checkFigures(alert, claim, event, compare);
  if (['rain', 'rainChance', 'thunder'].includes(rule.kind))
    compare.same('basis', claim.basis, nameBasis(alert, event, weather));
  checkCredits(alert, weather, compare);
  return { claim, event };
}

/** The chance of a rate is at most that of any rain, which replies show. */
function checkChanceRule({ rule }: SentAlert, claim: AlertClaim, { steps }: AlertWeather, compare: Comparison): void {
  const chances = [steps.present, ...steps.steps].map(({ rainProbability }) => rainProbability ?? 0);
  // Unknown without an ensemble: the amount decides.
  if (claim.chance === null) return;
  const least = getLeastChance(rule) ?? 0;
  compare.holds('chance of the rule', (claim.chance ?? 0) >= least, `${claim.chance} for ${least}`);
  compare.holds(
    'chance of any rain',
    Math.max(...chances) >= (claim.chance ?? 100),
    `${claim.chance} of ${Math.max(...chances)}`,
  );
}

/** Whether a rule must have announced what the API shows; false where it may wait or does not trust satellites. */
export function mustAnnounce(
  alert: Pick<SentAlert, 'rule'>,
  weather: AlertWeather,
  isSecondLook: boolean,
): ShownEvent | null {
  const { rule } = alert;
  if (getLeastChance(rule) !== null) return null;
  const event = findShownEvent(rule, listShown(rule, weather), weather.nowAt);
  if (event === null || event.steps.every((step) => isTooWeak(weather, step))) return null;
  const isNear = event.fromAt - weather.nowAt <= 1200;
  const isClear = rule.kind === 'rain' && event.peak >= 1.5 * rule.threshold;
  return isSecondLook || isNear || isClear ? event : null;
}
