import { warningMessages } from '@portal/content/messages/warning-messages';
import { composeWardBulletin, type LeadingBulletin } from '@portal/content/ward-bulletin/compose-ward-bulletin';
import { withholdDryWords } from '@portal/content/warnings/describe-under-warning';
import { findHazardGuide } from '@portal/content/warnings/hazard-guides';
import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { weatherWardBulletin } from '@portal/contract/endpoints/ward-bulletin';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { findWarningGate, type WarningGate } from '@portal/domain/safety/warning-gate';
import { type EpochSeconds, formatMoment, vietnamHour } from '@portal/domain/time/vietnam-time';
import { type BulletinSpan, findBulletinSpan } from '@portal/domain/ward-bulletin/bulletin-span';
import { comesFirst } from '@portal/domain/warning/warning-kind';
import { toWorkWarnings } from '../agriculture/find-work-conditions.ts';
import { issueWeather } from '../issue-weather.ts';
import type { WeatherNeeds } from '../needs.ts';
import { type LocatedWeather, toRange } from '../place-weather.ts';
import { HOUR_VARIABLES } from '../reply-variables.table.ts';
import { findSmartgen } from '../smartgen/find-smartgen.ts';
import { toDay } from '../to-day.ts';
import { noData } from '../to-issued.ts';
import { listWardMatters } from './list-ward-matters.ts';

type Reply = EndpointReply<typeof weatherWardBulletin>;

/** Days of the table below a bulletin. */
const DAYS_AFTER = 3;
/** Before it, `tomorrow` would skip the day that begins. */
const OUTLOOK_FROM_HOUR = 4;

/** Official bulletins about the time of a ward's bulletin. */
interface Official {
  /** Of level 3 and more, the most severe: it comes first. */
  readonly leading: OfficialWarning | null;
  /** The others in force. */
  readonly others: readonly OfficialWarning[];
  readonly gate: WarningGate['kind'] | null;
}

function findOfficial(
  { warnings, gates }: WeatherNeeds,
  { place, nowAt }: LocatedWeather,
  { validTo }: BulletinSpan,
  language: Language,
): Official {
  const found = (warnings?.(place, language) ?? []).filter(({ startsAt }) => Date.parse(startsAt) / 1000 < validTo);
  const leading = found.find(comesFirst) ?? null;
  const gate = findWarningGate(nowAt, validTo, toWorkWarnings(gates?.(place, language) ?? []));
  return { leading, others: found.filter((warning) => warning !== leading), gate: gate?.kind ?? null };
}

function quote(warning: OfficialWarning, language: Language, nowAt: EpochSeconds): LeadingBulletin {
  const { issuer, number, kind, level, headline, startsAt } = warning;
  const guide = findHazardGuide(kind, language);
  const hasBegun = Date.parse(startsAt) / 1000 <= nowAt;
  const step = (hasBegun ? guide?.during[0] : guide?.before[0]) ?? null;
  return { issuer, number, kind: warningMessages[language].kinds[kind], level, headline, step };
}

/** Sentences of the place's own text about tomorrow. */
function listOutlook(weather: LocatedWeather, { sources }: Issued, language: Language): readonly string[] {
  if (vietnamHour(weather.nowAt) < OUTLOOK_FROM_HOUR || Object.keys(sources).length === 0) return [];
  const { text } = findSmartgen(weather, { query: { span: 'tomorrow', lang: language } });
  return text?.split(/(?<=[.!?]) (?=\p{Lu})/u) ?? [];
}

/** Whether a text may stand while an official bulletin stops outdoor work: nothing is called dry then. */
const isAllowed = (text: string, language: Language): boolean => withholdDryWords(text, language) === text;

/** The bulletin of a place from its issued series; without it, of official bulletins alone. Throws `AppError` `noData` where nothing is known. */
export function findWardBulletin(
  needs: WeatherNeeds,
  weather: LocatedWeather,
  { query }: EndpointInput<typeof weatherWardBulletin>,
  areaRain: Reply['areaRain'],
): Reply {
  const { lang: language = 'vi' } = query;
  const { place, nowAt, course, todayAt } = weather;
  const span = findBulletinSpan(nowAt);
  const issued = issueWeather(weather, toRange(weather, todayAt, (1 + DAYS_AFTER) * 24), HOUR_VARIABLES);
  const { leading, others, gate } = findOfficial(needs, weather, span, language);
  const sum = areaRain === null || areaRain.rain === null || areaRain.rainHigh === null ? null : areaRain;
  const matters = listWardMatters({
    weather,
    span,
    sum: sum === null ? null : { hours: sum.hours, meanMm: sum.rain ?? 0, highMm: sum.rainHigh ?? 0 },
    language,
  });
  const isGated = leading !== null || gate !== null;
  const sayable = <Text>(items: readonly Text[], read: (item: Text) => string): readonly Text[] =>
    isGated ? items.filter((item) => isAllowed(read(item), language)) : items;
  const facts = {
    place: place.displayName.main,
    issuedAt: nowAt,
    validTo: span.validTo,
    isDemo: issued.demo,
    warning: leading === null ? null : quote(leading, language, nowAt),
    gate,
    others: others.map((warning) => quote(warning, language, nowAt)),
    matters: sayable(matters, ({ text }) => `${text}.`),
    outlook: sayable(listOutlook(weather, issued, language), (text) => text),
  };
  if (facts.matters.length === 0 && !isGated && others.length === 0) throw noData();
  return {
    place,
    issued,
    basis: course.basis,
    issuedAt: formatMoment(nowAt),
    validTo: formatMoment(span.validTo),
    ...composeWardBulletin(facts, language),
    areaRain,
    days: Array.from({ length: DAYS_AFTER }, (_, day) => toDay(weather, day + (isMorning(weather) ? 0 : 1), language)),
  };
}

/** After midnight the day after the bulletin is today. */
const isMorning = ({ nowAt }: LocatedWeather): boolean => vietnamHour(nowAt) < OUTLOOK_FROM_HOUR;
