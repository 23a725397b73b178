import type { Crop } from '@portal/domain/agriculture/crop';
import type { Hint } from '@portal/domain/agriculture/hint';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { classifyNamedRain } from '@portal/domain/weather/rain-word';
import { farmAdviceMessages } from '#messages/farm-advice-messages.ts';
import { nameRainClass } from '#weather/rain-words.ts';
import { capitalize, nameDay, nameNight, toAmount, toDegrees, toWhole } from './format-names.ts';

const KMH_PER_MS = 3.6;

/** A hint for the coming days in a sentence ending in advice; null for water, which `describeWater` covers. */
export function describeHint(hint: Hint, crop: Crop, nowAt: EpochSeconds, language: Language): string | null {
  const sentence = findSentence(hint, crop, nowAt, language);
  return sentence === null ? null : capitalize(sentence);
}

function findSentence(hint: Hint, crop: Crop, nowAt: EpochSeconds, language: Language): string | null {
  const { hints } = farmAdviceMessages[language];
  const day = nameDay(hint.fromAt, nowAt, language);
  const night = nameNight(hint.fromAt, nowAt, language);
  const degrees = toDegrees(hint.value ?? 0);
  const amount = toAmount(hint.value ?? 0, language);
  const rain = nameRainClass(classifyNamedRain(hint.value ?? 0, 24), language);
  const isPond = crop.kind === 'pond';
  switch (hint.kind) {
    case 'waterShort':
    case 'waterPlenty':
      return null;
    case 'ice':
    case 'frost':
      return hints[hint.kind](degrees, night);
    case 'cold':
      if (hint.stage === 'any') return hints.cold(degrees, night);
      if (hint.stage === 'seedling') return hints.coldSeedling(degrees, day);
      return (hint.stage === 'heading' ? hints.coldHeading : hints.coldFlowering)(degrees, day);
    case 'heat':
      return hint.stage === 'any' ? hints.heat(degrees, day) : hints.heatFlowering(degrees, day);
    case 'heavyRain':
      return (isPond ? hints.heavyRainPond : hints.heavyRain)(rain, amount, day);
    case 'strongWind':
      return (isPond ? hints.strongWindPond : hints.strongWind)(toWhole((hint.value ?? 0) * KMH_PER_MS), day);
    case 'sowRain':
      return hints.sowRain(rain, amount, day);
    case 'dryingRun':
      return describeDryingRun(hint, crop, day, language);
    case 'noDrying':
      return hints.noDrying;
    case 'pondCalm':
      return hints.pondCalm(night);
    default:
      return hints[hint.kind](degrees, day);
  }
}

function describeDryingRun({ days }: Hint, { dryingDays }: Crop, day: string, language: Language): string {
  const { hints } = farmAdviceMessages[language];
  if (dryingDays === null || days >= dryingDays.least.value) return hints.dryingRun(String(days), day);
  return hints.dryingShort(String(days), day, toWhole(dryingDays.least.value), toWhole(dryingDays.most.value));
}
