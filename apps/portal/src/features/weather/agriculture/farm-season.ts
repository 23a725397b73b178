import { describeSeason } from '@portal/content/agriculture/describe-season';
import { describeNextWindow, describeVerdict } from '@portal/content/agriculture/describe-work';
import { nameActivity } from '@portal/content/agriculture/format-names';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { FarmActivity, FarmDay, FarmSeason } from '@portal/contract/endpoints/agriculture-schema';
import type { Place } from '@portal/contract/endpoints/place-schema';
import { CROP_IDS, type Crop, type CropId, type CropRegion, findActivityBasis } from '@portal/domain/agriculture/crop';
import { type CropCalendar, type CropPlace, findCropCalendar } from '@portal/domain/agriculture/crop-calendar';
import { findCropRegion } from '@portal/domain/agriculture/crop-region';
import { type CropSeason, findCropSeason, isInField } from '@portal/domain/agriculture/crop-season';
import type { SeasonWindow } from '@portal/domain/agriculture/season-window';
import { findNextSolarTerm, findSolarTerm, type SolarTerm } from '@portal/domain/agriculture/solar-term';
import type { Judgement, Reason } from '@portal/domain/agriculture/verdict';
import { findNextWindow, type NextWindow, type WorkWindow } from '@portal/domain/agriculture/work-window';
import type { Language } from '@portal/domain/language/language';
import { findLunarDate, type LunarDate } from '@portal/domain/time/lunar-date';
import { nameLunarYear } from '@portal/domain/time/lunar-year-name';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  formatMoment,
  HOUR_SECONDS,
} from '@portal/domain/time/vietnam-time';
import type { WeatherNeeds } from '#features/weather/needs.ts';
import { round, roundTo } from '#features/weather/to-hour.ts';
import type { AssessedActivity } from './assess-hours.ts';

type Reply = EndpointReply<typeof weatherAgriculture>;

/** Days with lunar dates, before today and from today on. */
const DAYS = { past: 7, coming: 15 };

/** The calendar of a date, the same for all places. */
export interface FarmCalendar {
  /** Lunar dates, the seven days before today first. */
  readonly days: readonly FarmDay['lunar'][];
  readonly today: LunarDate | null;
  readonly term: SolarTerm;
  readonly nextTerm: SolarTerm;
}

/** Caches the last date. */
export function createFarmCalendar(): (todayAt: EpochSeconds) => FarmCalendar {
  let cached: { readonly todayAt: EpochSeconds; readonly calendar: FarmCalendar } | null = null;
  return (todayAt) => {
    if (cached?.todayAt !== todayAt) cached = { todayAt, calendar: readCalendar(todayAt) };
    return cached.calendar;
  };
}

function readCalendar(todayAt: EpochSeconds): FarmCalendar {
  const dates = Array.from({ length: DAYS.past + DAYS.coming }, (_, day) =>
    findLunarDate(todayAt + (day - DAYS.past) * DAY_SECONDS),
  );
  return {
    days: dates.map((date) => (date === null ? null : { day: date.day, month: date.month, leap: date.leap })),
    today: dates[DAYS.past] ?? null,
    term: findSolarTerm(todayAt),
    nextTerm: findNextSolarTerm(todayAt),
  };
}

/** Today's lunar date and solar terms as the API shows them. */
export function toCalendarReply(
  { today, term, nextTerm }: FarmCalendar,
  language: Language,
): Pick<Reply, 'lunarDate' | 'solarTerms'> {
  const toTerm = ({ name, startAt }: SolarTerm) => ({ name: name[language], from: formatDate(startAt) });
  return {
    lunarDate: today === null ? null : { ...today, yearName: nameLunarYear(today.year, language) },
    solarTerms: { current: toTerm(term), next: toTerm(nextTerm) },
  };
}

export interface PlaceSeason {
  readonly crop: CropId;
  /** Null abroad and at sea. */
  readonly region: CropRegion | null;
  /** Null if the crop is not grown there or nothing is known. */
  readonly calendar: CropCalendar | null;
  readonly season: CropSeason;
  readonly inField: boolean;
  /** Crops commonly grown there; all of them if the region is unknown. */
  readonly crops: readonly CropId[];
}

export function findPlaceSeason({ places }: WeatherNeeds, place: Place, crop: CropId, at: EpochSeconds): PlaceSeason {
  const where: CropPlace = { formerProvince: places.formerProvince?.(place) ?? null, heightM: place.elevation };
  const region = where.formerProvince === null ? null : findCropRegion(where.formerProvince, where.heightM);
  const calendar = findCropCalendar(crop, where);
  const crops = CROP_IDS.filter((id) => region === null || findCropCalendar(id, where) !== null);
  const inField = isInField(crop, calendar, at);
  return { crop, region, calendar, season: findCropSeason(calendar, at), inField, crops };
}

const isGrown = ({ region, calendar }: PlaceSeason): boolean => region === null || calendar !== null;

/** Whether there is advice: not where the crop is not grown, nor while it is not in the field. */
export function isAdvised(found: PlaceSeason): boolean {
  return isGrown(found) && found.inField;
}

export function toFarmSeason(found: PlaceSeason, language: Language): FarmSeason {
  const { crop, region } = found;
  const { calendar } = found;
  const list = (windows: readonly SeasonWindow[] = []) => windows.map(([from, to]) => ({ from, to }));
  return {
    region,
    isGrown: isGrown(found),
    inField: found.inField,
    sow: list(calendar?.sow),
    flower: list(calendar?.flower),
    harvest: list(calendar?.harvest),
    dry: list(calendar?.dry),
    text: describeSeason(crop, region, found, language),
  };
}

const SHOWN_HOURS = 48;

/** An activity with its verdicts, displayed hours, and the next window in them. */
export interface OutlookActivity extends AssessedActivity {
  readonly next: NextWindow | null;
  readonly hours: FarmActivity['hours'];
}

/** The next window of an activity within the displayed hours. */
export function findShownWindow({ activity, judgements }: AssessedActivity, nowAt: EpochSeconds): NextWindow | null {
  return findNextWindow(activity, nowAt, judgements.slice(0, SHOWN_HOURS));
}

export function listShownHours({ judgements }: AssessedActivity, nowAt: EpochSeconds): FarmActivity['hours'] {
  return judgements.slice(0, SHOWN_HOURS).map((judgement, hour) => ({
    at: formatMoment(nowAt + hour * HOUR_SECONDS),
    ...toVerdict(judgement),
  }));
}

export function toFarmActivity(
  { activity, judgements, next, hours }: OutlookActivity,
  crop: Crop,
  nowAt: EpochSeconds,
  language: Language,
): FarmActivity {
  const now = judgements[0] ?? UNKNOWN;
  return {
    activity,
    name: nameActivity(activity, crop.id, language),
    basis: findActivityBasis(activity, crop.activities),
    now: { ...toVerdict(now), text: describeVerdict(activity, now, language, 'now') },
    next: next === null ? null : { ...toSpell(next), verdict: next.verdict },
    nextText: describeNextWindow(activity, next, nowAt, language),
    hours,
  };
}

export function toSpell({ fromAt, toAt }: WorkWindow): { from: string; to: string } {
  return { from: formatMoment(fromAt), to: formatMoment(toAt) };
}

const UNKNOWN: Judgement = { verdict: null, reasons: [] };

function toVerdict({ verdict, reasons }: Judgement): Pick<FarmActivity['hours'][number], 'verdict' | 'reasons'> {
  return { verdict, reasons: reasons.map(toReason) };
}

function toReason({ kind, value, hours, warning }: Reason): FarmActivity['hours'][number]['reasons'][number] {
  const reply = { kind, value: roundTo(value, 1), hours: hours === null ? null : round(hours, 0) };
  return warning === undefined ? reply : { ...reply, warning };
}
