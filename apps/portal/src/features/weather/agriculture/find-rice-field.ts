import { describeOffSeason, describeRiceField, describeRiceRisk } from '@portal/content/agriculture/describe-rice';
import { riceMessages } from '@portal/content/messages/rice-messages';
import { nameInputError } from '@portal/contract/check-schema';
import type { EndpointInput } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { RiceFieldReply } from '@portal/contract/endpoints/agriculture-schema';
import { AppError } from '@portal/contract/errors';
import { findRiceCourse, findRiceState, findSowingError, type RiceField } from '@portal/domain/agriculture/rice-field';
import { listRiceRisks } from '@portal/domain/agriculture/rice-risk';
import { RICE_VARIETIES } from '@portal/domain/agriculture/rice-stage.table';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds, formatDate, parseDate } from '@portal/domain/time/vietnam-time';
import { roundTo } from '#features/weather/to-hour.ts';
import type { PlaceSeason } from './farm-season.ts';
import type { LocatedFarmDay } from './farm-week.ts';

type Query = EndpointInput<typeof weatherAgriculture>['query'];

const DEFAULT_VARIETY = 100;

/** The field of a call; null without a day of sowing. Throws `AppError` `badInput` for an impossible one. */
export function readRiceField(
  { sown, variety, planting = 'direct', lang = 'vi' }: Query,
  now: EpochSeconds,
): RiceField | null {
  if (sown === undefined) return null;
  const sownAt = parseDate(sown);
  if (sownAt === null) throw new AppError('badInput', { errors: [nameInputError('sown', 'invalid', lang)] });
  const fault = findSowingError(sownAt, now);
  if (fault !== null)
    throw new AppError('badInput', { errors: [{ path: 'sown', message: riceMessages[lang].errors[fault] }] });
  return {
    sownAt,
    planting,
    variety: RICE_VARIETIES.find((days) => String(days) === variety) ?? DEFAULT_VARIETY,
  };
}

interface FieldWeather {
  readonly found: PlaceSeason;
  readonly past: readonly LocatedFarmDay[];
  readonly coming: readonly LocatedFarmDay[];
  /** An official warning is near: dangers without advice. */
  readonly isWithheld: boolean;
  /** The sentence of a warning that stops work now, or has just ended; null: none. */
  readonly gateText: string | null;
  readonly nowAt: EpochSeconds;
  readonly language: Language;
}

/** A field with its stages and the harm that the weather may do at them, as the API shows it. */
export function toRiceField(field: RiceField, weather: FieldWeather): RiceFieldReply {
  const { found, past, coming, nowAt, language, isWithheld, gateText } = weather;
  const course = findRiceCourse(field, found.region, found.calendar?.sow ?? []);
  const state = findRiceState(course, nowAt);
  const isOutside = state === 'before' || state === 'after';
  const risks = isOutside ? [] : listRiceRisks(course, past, coming);
  const isKnown = coming.some(({ meanC }) => meanC !== null);
  const wording = { nowAt, language, isWithheld: isWithheld || gateText !== null };
  const text = describeRiceField({ field, course, risks, isKnown }, wording);
  return {
    sown: formatDate(field.sownAt),
    variety: field.variety,
    planting: field.planting,
    day: Math.floor((nowAt - field.sownAt) / DAY_SECONDS),
    state,
    marginDays: course.marginDays,
    mainSeason: course.isMainSeason,
    stages: course.stages.map(({ stage, fromAt, toAt }) => ({
      stage,
      name: riceMessages[language].stages[stage],
      from: formatDate(fromAt),
      to: formatDate(toAt - DAY_SECONDS),
    })),
    risks: risks.map((risk) => ({
      kind: risk.kind,
      level: risk.level,
      from: formatDate(risk.fromAt),
      days: risk.days,
      value: roundTo(risk.value, 1),
      margin: risk.isMargin,
      basis: risk.basis,
      text: describeRiceRisk(risk, wording),
    })),
    text: isOutside ? text : (gateText ?? text),
    seasonText: describeOffSeason(field, course, found.region, language),
  };
}
