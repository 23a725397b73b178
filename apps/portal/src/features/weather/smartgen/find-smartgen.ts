import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { SmartgenSpan } from '@portal/contract/endpoints/smartgen-schema';
import type { weatherSmartgen } from '@portal/contract/endpoints/weather';
import { findSkyBadge } from '@portal/domain/weather/sky-badge';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import { ENGLISH_TEXT_GENERATOR } from '#features/weather/smartgen/en/english-text-generator.ts';
import { VIETNAMESE_TEXT_GENERATOR } from '#features/weather/smartgen/vi/vietnamese-text-generator.ts';
import { getIssuedWeather, issueWeather } from '../issue-weather.ts';
import { type LocatedWeather, toRange } from '../place-weather.ts';
import { HOUR_VARIABLES } from '../reply-variables.table.ts';
import { toDay } from '../to-day.ts';
import { toNow } from '../to-hour.ts';
import type { SpanName } from '../weather-span.table.ts';
import { getDegreeWriter } from './degree-writer.ts';
import { findDaysFacts } from './facts/find-days-facts.ts';
import { findHourlyFacts } from './facts/find-hourly-facts.ts';
import { findNinetyFacts } from './facts/find-ninety-facts.ts';
import { findNowFacts, type NowFacts } from './facts/find-now-facts.ts';
import { findTomorrowFacts, type TomorrowFacts } from './facts/find-tomorrow-facts.ts';
import {
  type Fact,
  listDaysFacts,
  listHourlyFacts,
  listNinetyFacts,
  listNowFacts,
  listTomorrowFacts,
} from './list-facts.ts';

/** Whether a "rét" state is just the usual climate of a high place. */
function isOnlyClimate(code: SkyCode | null, { place }: LocatedWeather): boolean {
  return findSkyBadge(code, null) === 'cold' && findSkyBadge(code, place.elevation) === null;
}

/** Replaces "rét" by the sky where it is the highlands' usual climate. */
function replaceHighlandCold(facts: NowFacts, weather: LocatedWeather): NowFacts {
  return isOnlyClimate(facts.code, weather) ? { ...facts, code: toNow(weather, 'vi').skyCode } : facts;
}

/** As `replaceHighlandCold`, including the day's cold class. */
function replaceHighlandColdTomorrow(facts: TomorrowFacts, weather: LocatedWeather): TomorrowFacts {
  const code = isOnlyClimate(facts.code, weather) ? toDay(weather, 1, 'vi').skyCode : facts.code;
  const isMild = facts.cold === 1 && findSkyBadge(8, weather.place.elevation) === null;
  return { ...facts, code, cold: isMild ? 0 : facts.cold, isColdEarly: facts.isColdEarly && !isMild };
}

type Reply = EndpointReply<typeof weatherSmartgen>;
type Input = EndpointInput<typeof weatherSmartgen>;

interface GeneratedText {
  readonly sentences: readonly string[];
  readonly facts: readonly Fact[];
}

const TEXT_GENERATORS = { vi: VIETNAMESE_TEXT_GENERATOR, en: ENGLISH_TEXT_GENERATOR } as const;

const DAY_COUNTS = {
  '3-days': 3,
  '5-days': 5,
  '7-days': 7,
  '10-days': 10,
  '15-days': 15,
} as const;

/** The span of a text: the same as for the figures of its page. */
export function findSmartgenSpan(span: SmartgenSpan | undefined): SpanName {
  switch (span) {
    case undefined:
    case 'now':
    case 'hourly':
      return 'hours';
    case 'tomorrow':
      return 'tomorrow';
    case '3-days':
    case '5-days':
    case '7-days':
      return 'week';
    default:
      return 'far';
  }
}

/**
 * A span's weather in one to three sentences with its facts; `text` is null if nothing is known. Throws `AppError`
 * `noData` without any value.
 */
export function findSmartgen(weather: LocatedWeather, input: Input): Reply {
  const { span = 'now' } = input.query;
  const { sentences, facts } = generateText(weather, span, input);
  const text = sentences.length === 0 ? null : sentences.join(' ').normalize('NFC');
  return {
    place: weather.place,
    issued: findIssued(weather, span, text),
    text,
    facts: text === null ? [] : [...facts],
  };
}

function generateText(weather: LocatedWeather, span: SmartgenSpan, { query }: Input): GeneratedText {
  const generator = TEXT_GENERATORS[query.lang ?? 'vi'];
  const degrees = getDegreeWriter(query.unit ?? 'C');
  switch (span) {
    case 'now': {
      const facts = findNowFacts(weather);
      return { sentences: generator.now(replaceHighlandCold(facts, weather), degrees), facts: listNowFacts(facts) };
    }
    case 'hourly': {
      const facts = findHourlyFacts(weather);
      return { sentences: generator.hourly(facts, degrees), facts: listHourlyFacts(facts) };
    }
    case 'tomorrow': {
      const facts = findTomorrowFacts(weather);
      return {
        sentences: generator.tomorrow(replaceHighlandColdTomorrow(facts, weather), degrees),
        facts: listTomorrowFacts(facts),
      };
    }
    case '90-days': {
      const facts = findNinetyFacts(weather);
      return { sentences: generator.ninety(facts, degrees), facts: listNinetyFacts(facts) };
    }
    default: {
      const facts = findDaysFacts(weather, DAY_COUNTS[span]);
      return { sentences: generator.days(facts, degrees), facts: listDaysFacts(facts) };
    }
  }
}

const TOMORROW_HOURS = 55;
const FORECAST_DAYS = 15;

/** Origin of the values. Normals count as data, so the outlook works without a forecast. */
function findIssued(weather: LocatedWeather, span: SmartgenSpan, text: string | null): Reply['issued'] {
  const { hourAt, todayAt } = weather;
  if (span === 'now' || span === 'hourly')
    return getIssuedWeather(weather, toRange(weather, hourAt, 24), HOUR_VARIABLES);
  if (span === 'tomorrow') return getIssuedWeather(weather, toRange(weather, todayAt, TOMORROW_HOURS), HOUR_VARIABLES);
  const days = span === '90-days' ? FORECAST_DAYS : DAY_COUNTS[span];
  const toStatement = span === '90-days' && text !== null ? issueWeather : getIssuedWeather;
  return toStatement(weather, toRange(weather, todayAt, days * 24), HOUR_VARIABLES);
}
