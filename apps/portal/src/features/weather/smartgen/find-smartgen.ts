import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { SmartgenSpan } from '@portal/contract/endpoints/smartgen-schema';
import type { weatherSmartgen } from '@portal/contract/endpoints/weather';
import { getIssuedWeather, issueWeather } from '../issue-weather.ts';
import type { LocatedWeather } from '../place-weather.ts';
import { toRange } from '../place-weather.ts';
import { HOUR_VARIABLES } from '../reply-variables.table.ts';
import type { SpanName } from '../weather-span.table.ts';
import { getDegreeWriter } from './degree-writer.ts';
import { ENGLISH_TELLER } from './en/english-teller.ts';
import { findDaysFacts } from './facts/find-days-facts.ts';
import { findHourlyFacts } from './facts/find-hourly-facts.ts';
import { findNinetyFacts } from './facts/find-ninety-facts.ts';
import { findNowFacts } from './facts/find-now-facts.ts';
import { findTomorrowFacts } from './facts/find-tomorrow-facts.ts';
import { replaceHighlandCold, replaceHighlandColdTomorrow } from './highland-cold.ts';
import {
  type Fact,
  listDaysFacts,
  listHourlyFacts,
  listNinetyFacts,
  listNowFacts,
  listTomorrowFacts,
} from './list-facts.ts';
import { VIETNAMESE_TELLER } from './vi/vietnamese-teller.ts';

type Reply = EndpointReply<typeof weatherSmartgen>;
type Input = EndpointInput<typeof weatherSmartgen>;

interface Told {
  readonly sentences: readonly string[];
  readonly facts: readonly Fact[];
}

const TELLERS = { vi: VIETNAMESE_TELLER, en: ENGLISH_TELLER } as const;

const DAY_COUNTS = {
  '3-days': 3,
  '5-days': 5,
  '7-days': 7,
  '10-days': 10,
  '15-days': 15,
} as const;

/** What has to be read of a place for the text that is asked for: the same as for the figures of its page. */
export function findSmartgenSpan({ query }: Input): SpanName {
  switch (query.span) {
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

/** The weather of a span in one to three sentences with its facts; `text` is null where nothing of it is known. Throws `AppError` `noData` where there is no value at all. */
export function findSmartgen(weather: LocatedWeather, input: Input): Reply {
  const { span = 'now' } = input.query;
  const { sentences, facts } = tell(weather, span, input);
  const text = sentences.length === 0 ? null : sentences.join(' ').normalize('NFC');
  return {
    place: weather.place,
    issued: findIssued(weather, span, text),
    text,
    facts: text === null ? [] : [...facts],
  };
}

function tell(weather: LocatedWeather, span: SmartgenSpan, { query }: Input): Told {
  const teller = TELLERS[query.lang ?? 'vi'];
  const degrees = getDegreeWriter(query.unit ?? 'C');
  switch (span) {
    case 'now': {
      const facts = findNowFacts(weather);
      return { sentences: teller.now(replaceHighlandCold(facts, weather), degrees), facts: listNowFacts(facts) };
    }
    case 'hourly': {
      const facts = findHourlyFacts(weather);
      return { sentences: teller.hourly(facts, degrees), facts: listHourlyFacts(facts) };
    }
    case 'tomorrow': {
      const facts = findTomorrowFacts(weather);
      return {
        sentences: teller.tomorrow(replaceHighlandColdTomorrow(facts, weather), degrees),
        facts: listTomorrowFacts(facts),
      };
    }
    case '90-days': {
      const facts = findNinetyFacts(weather);
      return { sentences: teller.ninety(facts, degrees), facts: listNinetyFacts(facts) };
    }
    default: {
      const facts = findDaysFacts(weather, DAY_COUNTS[span]);
      return { sentences: teller.days(facts, degrees), facts: listDaysFacts(facts) };
    }
  }
}

const TOMORROW_HOURS = 55;
const FORECAST_DAYS = 15;

/** Where the values come from. Normals are data too: with them the outlook speaks without a forecast. */
function findIssued(weather: LocatedWeather, span: SmartgenSpan, text: string | null): Reply['issued'] {
  const { hourAt, todayAt } = weather;
  if (span === 'now' || span === 'hourly')
    return getIssuedWeather(weather, toRange(weather, hourAt, 24), HOUR_VARIABLES);
  if (span === 'tomorrow') return getIssuedWeather(weather, toRange(weather, todayAt, TOMORROW_HOURS), HOUR_VARIABLES);
  const days = span === '90-days' ? FORECAST_DAYS : DAY_COUNTS[span];
  const toStatement = span === '90-days' && text !== null ? issueWeather : getIssuedWeather;
  return toStatement(weather, toRange(weather, todayAt, days * 24), HOUR_VARIABLES);
}
