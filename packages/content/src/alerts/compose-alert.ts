import type { AlertOutlook, EventMessage } from '@portal/domain/alert/alert-event';
import { type AlertRule, getLeastChance } from '@portal/domain/alert/alert-rule';
import type { AlertText } from '@portal/domain/alert/alert-text';
import { getRuleFacts } from '@portal/domain/alert/rule-kind.table';
import type { WarningGate } from '@portal/domain/safety/warning-gate';
import {
  type EpochSeconds,
  formatClock,
  formatMoment,
  HOUR_SECONDS,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import { classifyRain } from '@portal/domain/weather/rain-class';
import { classifyNamedRain, classifyRainChance } from '@portal/domain/weather/rain-word';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import { nameRainClass, sayRain } from '#weather/rain-words.ts';
import { advise } from './advise.ts';
import { type AlertParts, type AlertWords, alertWords } from './alert-words.ts';
import { describeHeatLimit } from './describe-heat-limit.ts';

/** An official warning as quoted in a message. */
export interface QuotedWarning {
  readonly issuer: string;
  readonly number: string;
  readonly headline: string;
  readonly level: number | null;
}

/** Known facts about an event at the time of the message. */
export interface AlertFacts extends Pick<AlertOutlook, 'basis'> {
  readonly rule: AlertRule;
  readonly message: EventMessage;
  /** Name given by the owner. */
  readonly placeName: string;
  readonly path: string;
  readonly now: EpochSeconds;
  /** True if the basis is the model because the place is outside radar range. */
  readonly isOutsideRadar: boolean;
  /** Null for other kinds. */
  readonly warning: QuotedWarning | null;
  /**
   * Official warning covering the time of the message (`findTalkEnd`), under which no model-based advice is given;
   * null: none.
   */
  readonly gate: WarningGate['kind'] | null;
  readonly isDemo: boolean;
}

const NOW_SECONDS = 300;
const KMH_PER_MS = 3.6;
/** Maximum length of a warning number in an SMS. */
const NUMBER_LETTERS = 20;

/** Integers unchanged, others to one decimal. */
function writeFigure(value: number, { decimal }: AlertWords): string {
  const rounded = Math.round(10 * value) / 10;
  return Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(1).replace('.', decimal);
}

/** Clock time, with the day if it differs from that of `beside`. */
function writeClock(at: EpochSeconds, beside: EpochSeconds, words: AlertWords): string {
  const date = formatMoment(at).slice(0, 10);
  const clock = formatClock(at);
  if (date === formatMoment(beside).slice(0, 10)) return clock;
  return words.onDay(clock, Number(date.slice(8)), Number(date.slice(5, 7)));
}

function writeDegrees(degreesC: number, { temperatureUnit }: AlertRule, words: AlertWords): string {
  if (temperatureUnit === 'F') return `${Math.round(1.8 * degreesC + 32)} °F`;
  return `${writeFigure(degreesC, words)} °C`;
}

const toGust = ({ windUnit }: AlertRule, peakMs: number, words: AlertWords) => ({
  force: beaufortForce(peakMs),
  speed: windUnit === 'ms' ? `${writeFigure(peakMs, words)} m/s` : `${Math.round(KMH_PER_MS * peakMs)} km/h`,
});

function toParts({ message, now }: AlertFacts, words: AlertWords): AlertParts {
  const { eventAt, peak, peakAt } = message;
  return {
    clock: writeClock(eventAt, now, words),
    isNow: eventAt <= now + NOW_SECONDS,
    peak: writeFigure(peak, words),
    // Names the day once.
    peakClock: message.kind === 'start' ? writeClock(peakAt, eventAt, words) : writeClock(peakAt, now, words),
  };
}

/**
 * Wording of rain: without a hedge from 70 %. A chance rule names its threshold, which the chance refers to; the most
 * likely amount is in the sentence on the peak.
 */
function writeRain({ rule, message }: AlertFacts, words: AlertWords, parts: AlertParts): string {
  const byChance = getLeastChance(rule) !== null;
  const limit = classifyNamedRain(rule.threshold, 1);
  const peak = classifyNamedRain(message.peak, 1);
  const name = nameRainClass(byChance ? limit : peak, rule.language);
  const rain = byChance && peak > limit ? words.orMore(name) : name;
  const chance = classifyRainChance(message.chance);
  if (chance === 'likely') return words.start.rain(parts, rain, true);
  return words.start.rain(parts, sayRain(chance === 'good' ? 'good' : 'slight', rule.language, rain), false);
}

function writeStart(facts: AlertFacts, words: AlertWords, parts: AlertParts): string {
  const { rule, message, warning } = facts;
  const { start } = words;
  switch (rule.kind) {
    case 'rain':
      return writeRain(facts, words, parts);
    case 'rainChance':
      return start.rainChance({ ...parts, peak: String(Math.round(message.peak)) });
    case 'thunder':
      return start.thunder(parts, message.peak);
    case 'lightning':
      return start.lightning(parts);
    case 'gust':
      return start.gust(parts, toGust(rule, message.peak, words));
    case 'temperature': {
      const limit = writeDegrees(rule.threshold, rule, words);
      const most = writeDegrees(message.peak, rule, words);
      return start.temperature(parts, {
        limit,
        isWarm: rule.compare === 'atLeast',
        most: most === limit ? null : most,
      });
    }
    case 'officialWarning':
      return warning === null ? start.officialWarning : words.quote(warning);
    case 'drying':
    case 'heat':
      return writePlan(facts, words, parts);
  }
}

/** By when to gather what dries, or from when it is hot; under a bulletin it decides instead. */
function writePlan({ rule, message, now, gate }: AlertFacts, words: AlertWords, parts: AlertParts): string {
  if (gate !== null) return words.gates[gate].replace(/\.$/, '');
  const at = startOfVietnamDay(message.eventAt) + message.peak * HOUR_SECONDS;
  const isPast = at <= now;
  if (rule.kind === 'drying') return words.start.drying(parts, isPast ? null : formatClock(at));
  const what = describeHeatLimit(rule.threshold, rule.language);
  return words.start.heat(isPast ? null : writeClock(at, now, words), what);
}

function writeRise(facts: AlertFacts, words: AlertWords, parts: AlertParts): string {
  const { rule, message } = facts;
  if (rule.kind === 'officialWarning') return writeStart(facts, words, parts);
  if (rule.kind === 'drying' || rule.kind === 'heat') {
    const what = writePlan(facts, words, { ...parts, isNow: true });
    return facts.gate === null ? words.sooner(what) : what;
  }
  if (rule.kind === 'gust') return words.upgrade(words.gustPeak(parts, toGust(rule, message.peak, words)));
  return words.upgrade(writeStart(facts, words, parts));
}

function writeEnd({ rule: { kind }, message }: AlertFacts, { ended }: AlertWords): string {
  // Levels below 3 are forecasts: what never occurred cannot have passed.
  if (kind === 'thunder' && message.peak < 3) return ended.thunderRisk;
  return ended[kind];
}

function writeTitle(facts: AlertFacts, { titles }: AlertWords, { isNow }: AlertParts): string {
  const { rule, message } = facts;
  const { kind, compare } = rule;
  const isWarning = kind === 'officialWarning';
  if (message.kind === 'upgrade' && (kind === 'drying' || kind === 'heat')) return titles.sooner[kind];
  if (message.kind === 'upgrade') return isWarning ? titles.raised : titles.upgrade;
  if (message.kind === 'end') return isWarning ? titles.expired : kind === 'temperature' ? titles.within : titles.end;
  if (kind === 'temperature') return titles.temperature(compare === 'atLeast');
  if (kind !== 'rain' && kind !== 'rainChance') return titles[kind];
  const chance = classifyRainChance(kind === 'rain' ? message.chance : message.peak);
  if (chance === 'likely' && isNow && kind === 'rain') return titles.rainNow;
  return titles.rain[chance === 'unlikely' ? 'slight' : chance];
}

/**
 * Time and intensity of the peak; null where it may still grow, or where the most likely course stays below the
 * threshold.
 */
function writePeak({ rule, message, basis }: AlertFacts, words: AlertWords, parts: AlertParts): string | null {
  const isBelow = getLeastChance(rule) !== null && message.peak < rule.threshold;
  // An estimate has classes, no millimetres.
  const isUnmeasured = basis === 'satellite';
  if (rule.kind !== 'rain' || isUnmeasured || message.mayGrow || isBelow || classifyRain(message.peak, 1) === 0)
    return null;
  return words.peak(parts);
}

function writeChance({ rule, message: { chance } }: AlertFacts, words: AlertWords): string | null {
  if (chance === null) return null;
  return (getLeastChance(rule) === null ? words.rainPercent : words.chance)(Math.round(chance));
}

/** Says what rain rests on unless a radar saw it. */
function nameBasis({ basis, isOutsideRadar }: AlertFacts, words: AlertWords): string | null {
  if (basis === 'satellite') return words.bySatellite;
  if (basis !== 'model') return null;
  return isOutsideRadar ? words.outsideRadar : words.byModel;
}

/** Further sentences, most useful first. */
function listMore(facts: AlertFacts, words: AlertWords, parts: AlertParts): string[] {
  const { rule, message, now } = facts;
  const { kind } = rule;
  const { basis, advice: needs } = getRuleFacts(kind);
  const { eventAt, endAt } = message;
  const demo = facts.isDemo ? words.demo : null;
  const ours = kind === 'officialWarning' ? null : words.ours;
  const toText = (sentences: readonly (string | null)[]) => sentences.filter((sentence) => sentence !== null);
  const gated = facts.gate === null ? null : words.gates[facts.gate];
  // The portal's all-clear must not sound official.
  if (message.kind === 'end') return toText([demo, kind === 'officialWarning' ? null : gated, ours]);
  const advice = advise({ rule, message, now, writeClock: (at) => writeClock(at, eventAt, words) });
  return toText([
    demo,
    needs === 'shelter' ? words.shelter : null,
    advice === null ? null : (gated ?? advice),
    writePeak(facts, words, parts),
    endAt === null || kind === 'lightning' || kind === 'drying' || kind === 'heat'
      ? null
      : words.until(writeClock(endAt, eventAt, words)),
    writeChance(facts, words),
    basis === 'radar' ? nameBasis(facts, words) : null,
    ours,
  ]);
}

/** End of the period a message covers: a warning in force within it forbids advice. */
export const findTalkEnd = ({ eventAt, endAt }: EventMessage, now: EpochSeconds): EpochSeconds =>
  Math.max(now, eventAt, endAt ?? eventAt) + 1;

/** Text of a message: an actionable sentence, then explanations. */
export function composeAlert(facts: AlertFacts): AlertText {
  const { rule, message, placeName, path, warning } = facts;
  const words = alertWords[rule.language];
  const parts = toParts(facts, words);
  const write = { start: writeStart, upgrade: writeRise, end: writeEnd }[message.kind];
  const say = (sentence: string): string => `${placeName}: ${sentence}.`;
  const quoted = warning === null ? null : { ...warning, number: warning.number.slice(0, NUMBER_LETTERS) };
  return {
    title: `${placeName}: ${writeTitle(facts, words, parts)}`,
    first: say(write(facts, words, parts)),
    short: rule.kind === 'officialWarning' && message.kind !== 'end' ? say(words.shortQuote(quoted)) : null,
    more: listMore(facts, words, parts),
    path,
  };
}
