import type { DryingDay } from '@portal/domain/agriculture/drying-plan';
import { GRAIN, type GrainProgress } from '@portal/domain/agriculture/grain-drying';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatClock } from '@portal/domain/time/vietnam-time';
import { dryingMessages } from '#messages/drying-messages.ts';
import { capitalize, nameNearDay, toWhole } from './format-names.ts';

/** How a text about drying is written; `isRice`: paddy, else another crop. */
interface DryingWording {
  readonly nowAt: EpochSeconds;
  readonly language: Language;
  readonly isRice: boolean;
}

/** `hôm nay`, `thứ Hai`, `12/8`; in English without a preposition. */
const nameDryingDay = (at: EpochSeconds, { nowAt, language }: DryingWording): string =>
  nameNearDay(at, nowAt, language).replace(/^on /, '');

/** A moment of drying: `14:10 thứ Ba`. */
const nameMoment = (at: EpochSeconds, wording: DryingWording): string =>
  `${formatClock(at - (at % 600))} ${nameDryingDay(at, wording)}`;

/** `gom lúa, phủ bạt trước 15:30 (khả năng mưa 45% từ 16:00)`; now where that time has come. */
function describeGathering(
  { gatherAt, gatherFor, endsAt, chancePercent }: DryingDay,
  { nowAt, language, isRice }: DryingWording,
): string {
  const words = dryingMessages[language];
  const what = isRice ? words.rice : words.produce;
  const order =
    gatherAt === null || gatherAt <= nowAt ? words.gatherNow(what) : words.gather(what, formatClock(gatherAt));
  if (gatherFor === null || endsAt === null) return order;
  const chance = chancePercent === null ? null : toWhole(chancePercent);
  return `${order} (${words.because[gatherFor](formatClock(endsAt), chance)})`;
}

/** Drying on a day: `Hôm nay phơi được 09:00–15:00; gom lúa, phủ bạt trước 15:30 (khả năng mưa 45% từ 16:00).` */
export function describeDryingDay(day: DryingDay, wording: DryingWording): string {
  const words = dryingMessages[wording.language];
  const name = nameDryingDay(day.startAt, wording);
  const { verdict, spell } = day;
  if (verdict === null) return `${capitalize(words.unknown(name))}.`;
  if (verdict === 'avoid' || spell === null) return `${capitalize(words.avoid(name))}.`;
  const [from, to] = [formatClock(spell.fromAt), formatClock(spell.toAt)];
  if (verdict === 'consider') return `${capitalize(words.consider(name, from, to))}.`;
  const gather = describeGathering(day, wording);
  if (wording.nowAt >= spell.toAt) return `${words.dayOver(gather)}.`;
  if (wording.nowAt > spell.fromAt) return `${words.going(to, gather)}.`;
  return `${capitalize(words.good(name, from, to, gather))}.`;
}

/** Today in a sentence and, where it does not dry, the next day that does. `days` begin with today. */
export function describeDrying(days: readonly DryingDay[], wording: DryingWording): string {
  const words = dryingMessages[wording.language];
  const [today, ...later] = days;
  const first = today === undefined ? words.noNext : describeDryingDay(today, wording);
  if (today?.verdict === 'good') return first;
  const next = later.find(({ verdict }) => verdict === 'good');
  return next === undefined
    ? `${first} ${words.noNext}.`
    : `${first} ${words.next(nameDryingDay(next.startAt, wording))}.`;
}

/** When a layer of paddy is dry: `Lớp 5 cm: xuống 14% (đủ khô) từ 14:00 thứ Ba đến 10:00 thứ Tư, tùy lúa lúc gặt.` */
export function describeGrain(
  { layer, lowDryAt, highDryAt, hoursLeft }: GrainProgress,
  wording: DryingWording,
): string {
  const words = dryingMessages[wording.language];
  const name = words.layers[layer];
  if (hoursLeft === null) return `${words.tooDamp(name)}.`;
  const hours = toWhole(Math.ceil(hoursLeft));
  if (lowDryAt === null) return `${words.notDry(name, hours)}.`;
  const from = nameMoment(lowDryAt, wording);
  if (highDryAt === null) return `${words.onlyDrier(name, from, hours)}.`;
  const to = nameMoment(highDryAt, wording);
  const when = from === to ? words.dryAt(from) : words.dryBetween(from, to);
  return `${words.dry(name, toWhole(GRAIN.dryPercent.value), when)}.`;
}
