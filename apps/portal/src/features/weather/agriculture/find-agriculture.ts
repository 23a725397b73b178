import { describeDisease, describeFarmDay } from '@portal/content/agriculture/describe-farm-day';
import { describeHint } from '@portal/content/agriculture/describe-hint';
import { describeAfterWarning, describeWorkStop } from '@portal/content/agriculture/describe-season';
import { agricultureMessages } from '@portal/content/messages/agriculture-messages';
import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { FarmDisease, FarmHint } from '@portal/contract/endpoints/agriculture-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { joinIssued } from '@portal/contract/join-issued';
import type { Crop } from '@portal/domain/agriculture/crop';
import { listSeasonWork } from '@portal/domain/agriculture/crop-season';
import { CROPS } from '@portal/domain/agriculture/crops.table';
import {
  DISEASE_DAYS,
  type DiseaseId,
  findDiseaseBasis,
  findDiseaseIndex,
  isFavourable,
} from '@portal/domain/agriculture/disease';
import { DISEASES } from '@portal/domain/agriculture/diseases.table';
import type { FarmDay } from '@portal/domain/agriculture/farm-day';
import { HINT_UNITS, type Hint, toComingDays } from '@portal/domain/agriculture/hint';
import { listHints } from '@portal/domain/agriculture/list-hints';
import type { RiceField } from '@portal/domain/agriculture/rice-field';
import type { Language } from '@portal/domain/language/language';
import { findWarningGate } from '@portal/domain/safety/warning-gate';
import type { WorkConditions } from '@portal/domain/safety/work-gate';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  HOUR_SECONDS,
  vietnamHour,
} from '@portal/domain/time/vietnam-time';
import { comesFirst } from '@portal/domain/warning/warning-kind';
import { roundTo } from '#features/weather/to-hour.ts';
import { getIssuedWeather } from '../issue-weather.ts';
import type { WeatherNeeds } from '../needs.ts';
import { type LocatedWeather, toRange } from '../place-weather.ts';
import type { ReadPlaceWeather } from '../place-weather-reader.ts';
import { findFarmOutlook } from './farm-outlook.ts';
import { createFarmPastReader, type FarmPast } from './farm-past-reader.ts';
import {
  createFarmCalendar,
  findPlaceSeason,
  isAdvised,
  type PlaceSeason,
  toCalendarReply,
  toFarmActivity,
  toFarmSeason,
} from './farm-season.ts';
import { FARM_VARIABLES } from './farm-variables.table.ts';
import { toDegreeDays, toFarmWater } from './farm-week.ts';
import { toDrying } from './find-drying.ts';
import { readRiceField, toRiceField } from './find-rice-field.ts';
import { findWorkConditions, listWorkWarnings, toFarmWarning } from './find-work-conditions.ts';

/** A disease as the API shows it; `days` are the seven before today and those from today on. */
function toFarmDisease(disease: DiseaseId, days: readonly FarmDay[], crop: Crop, language: Language): FarmDisease {
  const rule = DISEASES[disease];
  const favourable = days.slice(0, DISEASE_DAYS.past + DISEASE_DAYS.coming).map((day) => isFavourable(rule, day));
  const found = findDiseaseIndex(favourable);
  const { diseases, diseaseWeather } = agricultureMessages[language];
  return {
    disease,
    name: diseases[disease],
    weather: diseaseWeather[disease],
    basis: findDiseaseBasis(rule),
    index: found?.index ?? null,
    level: found?.level ?? null,
    days: favourable,
    text: describeDisease(disease, found?.level ?? null, crop.id, language),
  };
}

/** Hints as the API shows them; those on water use the water block's words. */
function toFarmHints(
  hints: readonly Hint[],
  waterText: string | null,
  { crop, nowAt, language }: { crop: Crop; nowAt: EpochSeconds; language: Language },
): FarmHint[] {
  return hints.map((hint) => ({
    kind: hint.kind,
    weight: hint.weight,
    stage: hint.stage,
    from: formatDate(hint.fromAt),
    days: hint.days,
    value: HINT_UNITS[hint.kind] === null ? null : roundTo(hint.value, 1),
    basis: hint.basis,
    text: describeHint(hint, crop, nowAt, language) ?? waterText,
  }));
}

type Input = EndpointInput<typeof weatherAgriculture>;
type Reply = EndpointReply<typeof weatherAgriculture>;

const WEEK = 7;
const FORECAST_HOURS = 15 * 24;

/**
 * Handler of the farming call, for rice by default. Throws `AppError` `noData` without any forecast; if the past is
 * missing, what depends on it is null.
 */
export function createAgriculture(needs: WeatherNeeds, read: ReadPlaceWeather): (input: Input) => Reply {
  const readPast = createFarmPastReader(needs);
  const readCalendar = createFarmCalendar();
  return ({ query }) => {
    const weather = read(needs.places.locate(query), 'far');
    const range = toRange(weather, weather.todayAt, FORECAST_HOURS);
    const issued = getIssuedWeather(weather, range, FARM_VARIABLES);
    const past = readPast(weather);
    const field = readRiceField(query, weather.hourAt);
    const found = findPlaceSeason(needs, weather.place, query.crop ?? 'rice', weather.hourAt);
    const warnings = listWorkWarnings(needs, weather, query.lang ?? 'vi');
    const reply = toReply(weather, past, { ...query, field, found, warnings, calendar: readCalendar(weather.todayAt) });
    return { ...reply, issued: toFarmIssued([issued, past.issued], reply) };
  };
}

type Asked = Input['query'] & {
  readonly calendar: ReturnType<ReturnType<typeof createFarmCalendar>>;
  readonly warnings: readonly OfficialWarning[];
  readonly found: PlaceSeason;
  readonly field: RiceField | null;
};

function toReply(
  weather: LocatedWeather,
  past: FarmPast,
  { lang = 'vi', calendar, warnings, found, field, layer = 'medium' }: Asked,
) {
  const crop = CROPS[found.crop];
  const hasAdvice = isAdvised(found);
  const nowAt = weather.hourAt;
  const conditions = findWorkConditions(weather, warnings);
  const isWithheld = isWaterWithheld(conditions, nowAt);
  const {
    days,
    activities: assessed,
    drying,
    dayReplies,
  } = findFarmOutlook(weather, {
    past,
    calendar,
    heightM: weather.place.elevation,
    crop,
    activities: hasAdvice ? listSeasonWork(crop, found.season) : [],
    conditions,
  });
  const all = hasAdvice ? listHints(toComingDays(days, WEEK, vietnamHour(nowAt)), crop, found.season) : [];
  const hints = isWithheld ? all.filter(isDanger) : all;
  const weeks = { past: days.slice(0, WEEK), coming: days.slice(WEEK, WEEK + WEEK) };
  const water = toFarmWater(weeks, crop, { hints, isWithheld, language: lang });
  const growth = toDegreeDays(weeks, crop, lang);
  const hintReplies = toFarmHints(hints, water.text, { crop, nowAt, language: lang });
  const activities = assessed.flatMap((activity) => {
    const [now] = activity.judgements;
    return now === undefined ? [] : [{ activity: activity.activity, now, next: activity.next }];
  });
  const { alert, after } = describeGate(conditions, warnings, nowAt, lang);
  const danger = hintReplies.find(({ weight }) => weight === 'avoid')?.text ?? null;
  return {
    place: weather.place,
    crop: found.crop,
    crops: [...found.crops],
    season: toFarmSeason(found, lang),
    alert,
    text: alert ?? after ?? describeFarmDay(activities, danger, nowAt, lang),
    warnings: warnings.map(toFarmWarning),
    activities: assessed.map((activity) => toFarmActivity(activity, crop, nowAt, lang)),
    hints: hintReplies,
    water: hasAdvice ? water : { ...water, text: null },
    degreeDays: hasAdvice || growth === null ? growth : { ...growth, text: null },
    ...dayReplies,
    diseases: (hasAdvice ? crop.diseases : []).map((disease) => toFarmDisease(disease, days, crop, lang)),
    ...toCalendarReply(calendar, lang),
    drying: drying === null ? null : toDrying(drying, { crop, layer, nowAt, language: lang, gateText: alert ?? after }),
    riceField:
      field === null || found.crop !== 'rice'
        ? null
        : toRiceField(field, {
            found,
            past: weeks.past,
            coming: days.slice(WEEK),
            isWithheld,
            gateText: alert ?? after,
            nowAt,
            language: lang,
          }),
  };
}

/**
 * Whether a warning of level 3 and more closes any part of the coming seven days: then no irrigation by the model's
 * rain.
 */
function isWaterWithheld({ warnings }: WorkConditions, nowAt: EpochSeconds): boolean {
  return findWarningGate(nowAt, nowAt + WEEK * DAY_SECONDS, warnings.filter(comesFirst)) !== null;
}

/** Hints on water and on good chances depend on the model's rain and are not dangers. */
const isDanger = ({ weight, kind }: Hint): boolean =>
  weight !== 'good' && kind !== 'waterShort' && kind !== 'waterPlenty';

/** The sentence of a warning that stops work in this hour or has just ended; null: none. */
function describeGate(
  { warnings }: WorkConditions,
  official: readonly OfficialWarning[],
  nowAt: EpochSeconds,
  language: Language,
): { readonly alert: string | null; readonly after: string | null } {
  const gate = findWarningGate(nowAt, nowAt + HOUR_SECONDS, warnings);
  if (gate?.kind === 'afterWarning') return { alert: null, after: describeAfterWarning(language) };
  const found = official.find(({ id }) => id === gate?.warning.id);
  const alert =
    found === undefined
      ? null
      : describeWorkStop({ ...found, expiresAt: Date.parse(found.expiresAt) / 1000 }, nowAt, language);
  return { alert, after: null };
}

/** Origin of the values, with those estimated by farming rules. */
function toFarmIssued(
  parts: readonly Reply['issued'][],
  { days, pastDays }: Pick<Reply, 'days' | 'pastDays'>,
): Reply['issued'] {
  const issued = joinIssued(parts);
  const all = [...days, ...pastDays];
  const isEt0Estimated =
    issued.estimated.includes('shortWave') ||
    (all.some(({ et0 }) => et0 !== null) &&
      (issued.sources.shortWave === undefined || all.some(({ et0Basis }) => et0Basis === 'hargreaves')));
  const own = [
    ...(isEt0Estimated ? ['et0'] : []),
    ...(all.some(({ pondTemperature }) => pondTemperature !== null) ? ['pondTemperature'] : []),
  ];
  return { ...issued, estimated: [...issued.estimated, ...own] };
}
