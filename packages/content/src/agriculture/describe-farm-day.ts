import type { Crop, CropId } from '@portal/domain/agriculture/crop';
import type { DiseaseId, DiseaseLevel } from '@portal/domain/agriculture/disease';
import type { Hint } from '@portal/domain/agriculture/hint';
import type { ActivityId, Judgement } from '@portal/domain/agriculture/verdict';
import type { WaterSum } from '@portal/domain/agriculture/water-balance';
import type { NextWindow } from '@portal/domain/agriculture/work-window';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { agricultureMessages } from '#messages/agriculture-messages.ts';
import { farmAdviceMessages } from '#messages/farm-advice-messages.ts';
import { farmWorkMessages } from '#messages/farm-work-messages.ts';
import { joinList, nameWindow, toAmount, toWhole } from './format-names.ts';

/** How the weather affects a disease, in a sentence ending in advice; never claims that a field is infected. */
export function describeDisease(
  disease: DiseaseId,
  level: DiseaseLevel | null,
  crop: CropId,
  language: Language,
): string {
  const words = farmAdviceMessages[language];
  if (level === null) return words.diseaseUnknown;
  const name = agricultureMessages[language].diseases[disease];
  return words.diseases[level](name.charAt(0).toLowerCase() + name.slice(1), words.places[crop]);
}

/** Relative change of weekly warmth from which it is mentioned (proposed). */
const CHANGE = 0.15;

/** Growing degree days of the past and coming week in a sentence ending in advice; null where either is unknown. */
export function describeGrowth(past: number | null, coming: number | null, language: Language): string | null {
  if (past === null || coming === null) return null;
  const { growth } = farmAdviceMessages[language];
  const tempo =
    coming > past * (1 + CHANGE) ? growth.faster : coming < past * (1 - CHANGE) ? growth.slower : growth.same;
  return tempo(toWhole(past), toWhole(coming));
}

/**
 * Rain and water need of the coming seven days in a sentence ending in advice; null where either is unknown. `withheld`
 * while a warning of level 3 or more is near: no advice from the model's rain.
 */
export function describeWater(
  { rainMm, cropMm, balanceMm }: WaterSum,
  hint: Hint['kind'] | 'withheld' | null,
  { kind }: Crop,
  language: Language,
): string | null {
  if (hint === 'withheld') return farmWorkMessages[language].waterWithheld;
  if (rainMm === null || cropMm === null || balanceMm === null) return null;
  const { water } = farmAdviceMessages[language];
  const rain = toAmount(rainMm, language);
  const drunk = toAmount(cropMm, language);
  const isPond = kind === 'pond';
  if (hint === 'waterShort')
    return (isPond ? water.pondShort : water.short)(rain, drunk, toAmount(-balanceMm, language));
  if (hint === 'waterPlenty') return (isPond ? water.pondPlenty : water.plenty)(rain, drunk);
  return (isPond ? water.pondEnough : water.enough)(rain, drunk);
}

/** A kind of work now, and its next good spell. */
export interface ActivityAdvice {
  readonly activity: ActivityId;
  readonly now: Judgement;
  readonly next: NextWindow | null;
}

/**
 * The day's summary for a crop in one or two sentences: what to do and avoid now, rain first; then the most urgent
 * hazard of the coming days, or else the next good spell. Null where nothing is known. For a warning that stops work
 * see `describeWorkStop`.
 */
export function describeFarmDay(
  activities: readonly ActivityAdvice[],
  danger: string | null,
  nowAt: EpochSeconds,
  language: Language,
): string | null {
  const parts = [describeNow(activities, language), danger ?? describeNext(activities, nowAt, language)];
  const text = parts.filter((part) => part !== null).join(' ');
  return text === '' ? null : text;
}

function describeNow(activities: readonly ActivityAdvice[], language: Language): string | null {
  const { line, stops, work } = farmWorkMessages[language];
  const list = (verdict: Judgement['verdict'], names: Readonly<Record<ActivityId, string>>) =>
    activities.filter(({ now }) => now.verdict === verdict).map(({ activity }) => names[activity]);
  if (activities.some(({ now }) => now.reasons.some(({ kind }) => kind === 'thunder'))) return line.thunder;
  const avoided = list('avoid', stops);
  const rain = activities.flatMap(({ now }) => (now.verdict === 'avoid' ? now.reasons : []));
  const first = rain.find(({ kind }) => kind === 'rainNow') ?? rain.find(({ kind }) => kind === 'rainSoon');
  if (first !== undefined) {
    const avoidedText = avoided.join(', ');
    if (first.kind === 'rainNow') return line.rainNow(avoidedText);
    return first.hours === null ? line.rainComing(avoidedText) : line.rainSoon(toWhole(first.hours), avoidedText);
  }
  const good = joinList(list('good', work), language);
  const consider = joinList(list('consider', work), language);
  const not = joinList(list('avoid', work), language);
  if (good !== '') return not === '' ? line.good(good) : line.goodNot(good, not);
  if (consider !== '') return not === '' ? line.consider(consider) : line.considerNot(consider, not);
  return not === '' ? null : line.not(not);
}

/**
 * Earliest spell of work that is not good now, good ones first, together with work that is equally good throughout it.
 */
function describeNext(activities: readonly ActivityAdvice[], nowAt: EpochSeconds, language: Language): string | null {
  const { line, work } = farmWorkMessages[language];
  const coming = activities.flatMap(({ activity, now, next }) =>
    now.verdict === 'good' || next === null ? [] : [{ activity, ...next }],
  );
  const [first, ...others] = coming.sort((a, b) => toRank(a) - toRank(b) || a.fromAt - b.fromAt);
  if (first === undefined) return null;
  const joined = others.filter(
    ({ fromAt, toAt, verdict }) => verdict === first.verdict && fromAt <= first.fromAt && toAt >= first.toAt,
  );
  const names = joinList(
    [first, ...joined].map(({ activity }) => work[activity]),
    language,
  );
  const when = nameWindow(first, nowAt, language);
  return first.verdict === 'good' ? line.next(names, when) : line.fair(names, when);
}

function toRank({ verdict }: NextWindow): number {
  return verdict === 'good' ? 0 : 1;
}
