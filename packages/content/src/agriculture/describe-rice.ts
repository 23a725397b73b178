import type { CropRegion } from '@portal/domain/agriculture/crop';
import { findRiceState, type RiceCourse, type RiceField } from '@portal/domain/agriculture/rice-field';
import { RICE_RISK_UNITS, type RiceRisk } from '@portal/domain/agriculture/rice-risk';
import type { RiceStage } from '@portal/domain/agriculture/rice-stage.table';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { farmAdviceMessages } from '#messages/farm-advice-messages.ts';
import { riceMessages } from '#messages/rice-messages.ts';
import { nameDate, nameNearDay, toAmount, toDegrees, toWhole } from './format-names.ts';

const KMH_PER_MS = 3.6;
function formatValue({ kind, value }: RiceRisk, language: Language): string {
  switch (RICE_RISK_UNITS[kind]) {
    case '°C':
      return toDegrees(value);
    case 'mm':
      return toAmount(value, language);
    case 'm/s':
      return toWhole(value * KMH_PER_MS);
    case null:
      return toWhole(value);
  }
}

/** How a text about a field is written; `isWithheld`: an official warning is near, so it has no advice. */
interface RiceWording {
  readonly nowAt: EpochSeconds;
  readonly language: Language;
  readonly isWithheld: boolean;
}

/** A risk with its advice: `Nóng 36° thứ Sáu lúc trổ, hạt dễ lép: nên giữ đủ nước trong ruộng.` */
export function describeRiceRisk(risk: RiceRisk, { nowAt, language, isWithheld }: RiceWording): string {
  const words = riceMessages[language];
  const { fact, advice } = words.risks[risk.kind];
  const what = fact(formatValue(risk, language), nameNearDay(risk.fromAt, nowAt, language), risk.days);
  return `${what}${risk.isMargin ? words.ifEarlyOrLate : ''}${isWithheld ? '' : `: ${advice}`}.`;
}

/** A field with what the weather does to it. */
interface KnownField {
  readonly field: RiceField;
  readonly course: RiceCourse;
  readonly risks: readonly RiceRisk[];
  /** Whether the coming days have figures. */
  readonly isKnown: boolean;
}

/** First day of a stage, `3/8`. */
const nameStart = ({ stages }: RiceCourse, wanted: RiceStage, language: Language): string =>
  nameDate(stages.find(({ stage }) => stage === wanted)?.fromAt ?? 0, language);

/** The field today in one sentence: its stage with the worst risk; outside the field that there is no advice. */
export function describeRiceField({ field, course, risks, isKnown }: KnownField, wording: RiceWording): string {
  const { nowAt, language, isWithheld } = wording;
  const words = riceMessages[language];
  const state = findRiceState(course, nowAt);
  const sown = nameDate(field.sownAt, language);
  if (state === 'before')
    return words.before(sown, nameStart(course, 'flowering', language), nameStart(course, 'ripe', language));
  if (state === 'after') return words.after(sown);
  const day = (startOfVietnamDay(nowAt) - field.sownAt) / DAY_SECONDS;
  const now = words.now(words.stages[state], day);
  const [worst] = risks;
  if (worst !== undefined) return `${now}. ${describeRiceRisk(worst, wording)}`;
  if (isWithheld) return `${now}.`;
  return `${now}; ${isKnown ? words.calm : words.unknown}.`;
}

/** That a field was sown outside the main seasons of its region; null where it was not, or nothing is known. */
export function describeOffSeason(
  { sownAt }: RiceField,
  { isMainSeason }: RiceCourse,
  region: CropRegion | null,
  language: Language,
): string | null {
  if (isMainSeason !== false || region === null) return null;
  return riceMessages[language].offSeason(
    nameDate(sownAt, language),
    farmAdviceMessages[language].season.regions[region],
  );
}
