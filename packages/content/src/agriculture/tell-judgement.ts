import type { ActivityId, Judgement, Reason } from '@portal/domain/agriculture/verdict';
import type { Language } from '@portal/domain/language/language';
import { type FarmWorkMessages, farmWorkMessages } from '#messages/farm-work-messages.ts';
import { capitalize, toAmount, toDegrees, toWhole } from './format-figure.ts';
import { describeWhereToGo, nameWarningKind } from './name-warning.ts';

/** Facts told in one sentence. */
const MOST_FACTS = 2;
/** Further ahead nobody counts the dry hours. */
const LONG_DRY_HOURS = 24;
/** Up to this share of cloud the sun shines without a break worth telling. */
const SUNNY_PERCENT = 30;

/**
 * The verdict of an hour in one sentence with its reason: `Mưa trong 2 giờ nữa, thuốc sẽ trôi: không nên phun.` Of a later
 * hour (`then`) no reason counts from now: `Khả năng mưa 60%: không nên phun.`
 */
export function tellJudgement(
  activity: ActivityId,
  { verdict, reasons }: Judgement,
  language: Language,
  hour: 'now' | 'then',
): string {
  const words = farmWorkMessages[language];
  const phrases = hour === 'now' ? words.reasons : { ...words.reasons, ...words.reasonsThen };
  if (verdict === null) return words.unknown;
  if (verdict === 'night') return words.night[activity];
  const facts = reasons.slice(0, MOST_FACTS).map((reason, i) => {
    const harm = i === 0 && verdict === 'avoid' && isRain(reason) ? words.inRain[activity] : '';
    return `${nameReason(reason, phrases, language)}${harm}`;
  });
  return capitalize(`${facts.join(', ')}: ${words.orders[activity][verdict]}.`);
}

function isRain({ kind }: Reason): boolean {
  return kind === 'rainNow' || kind === 'rainSoon' || kind === 'rainSum' || kind === 'rainDay';
}

/** One fact as a phrase for the middle of a sentence. */
function nameReason(reason: Reason, reasons: FarmWorkMessages['reasons'], language: Language): string {
  const { kind, value, hours } = reason;
  const whole = toWhole(value ?? 0);
  switch (kind) {
    case 'warning':
      return nameWarning(reason, reasons, language);
    case 'rainSoon':
      return hours === null ? reasons.rainComing : reasons.rainSoon(toWhole(hours));
    case 'rainSum':
      return reasons.rainSum(toAmount(value ?? 0, language), toWhole(hours ?? 0));
    case 'rainDay':
      return reasons.rainDay(toAmount(value ?? 0, language));
    case 'shortSpell':
      return reasons.shortSpell(toWhole(hours ?? 0));
    case 'rainBefore':
      return reasons.rainBefore(toAmount(value ?? 0, language), toWhole(hours ?? 0));
    case 'rainChance':
      return reasons.rainChance(whole, toWhole(hours ?? 0));
    case 'rainFree':
      return hours === null || hours >= LONG_DRY_HOURS ? reasons.rainFreeDay : reasons.rainFree(toWhole(hours));
    case 'sunny':
      return value !== null && value <= SUNNY_PERCENT ? reasons.sunny : reasons.sunnyPartly;
    case 'hot':
    case 'cool':
    case 'pondHot':
    case 'pondCool':
    case 'pondFine':
      return reasons[kind](toDegrees(value ?? 0));
    case 'windStrong':
    case 'windGentle':
    case 'humid':
    case 'dryAir':
    case 'airFine':
      return reasons[kind](whole);
    default:
      return reasons[kind];
  }
}

function nameWarning({ warning }: Reason, reasons: FarmWorkMessages['reasons'], language: Language): string {
  const { kind, number } = warning ?? { kind: 'other', number: '' };
  return reasons.warning(nameWarningKind(kind, language), number, describeWhereToGo(kind, language));
}
