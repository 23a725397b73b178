import type { Hour, Period } from '@portal/contract/endpoints/weather-schema';
import { formatClock } from '@portal/domain/time/vietnam-time';
import type { ApiReplies } from '../ask/api-replies.ts';
import type { PlaceSaid } from '../ask/ask-place.ts';
import type { PageFacts } from '../read/page-facts.ts';

/** The moment of the review. */
export const SAMPLE_NOW = '2026-11-23T09:40:00+07:00';
const NOW_AT = Date.parse(SAMPLE_NOW) / 1000;
const THIS_HOUR = NOW_AT - (NOW_AT % 3600);
const DAY = 86_400;

const toMoment = (at: number): string => new Date((at + 7 * 3600) * 1000).toISOString().replace('.000Z', '+07:00');
const isDayAt = (at: number): boolean => formatClock(at + 1800) > '06:11' && formatClock(at + 1800) < '17:13';

const CALM = {
  thunder: 0,
  temperature: 21,
  feelsLike: 21,
  temperatureLow: null,
  temperatureHigh: null,
  dewPoint: 16,
  humidity: 78,
  windSpeed: 2,
  windGust: 4,
  windDirection: 40,
  pressure: 1018,
  visibility: 12,
  cloudCover: 99,
  rain: 0,
  rainLow: 0,
  rainHigh: 0,
  rainProbability: 5,
  uvIndex: 1,
} as const;

/** A dry, cloudy hour, counted from the sample's own. */
export function makeHour(index: number, changes: Partial<Hour> = {}): Hour {
  const at = THIS_HOUR + index * 3600;
  return {
    at: toMoment(at),
    skyCode: 7,
    badge: null,
    code: 7,
    isDay: isDayAt(at),
    text: 'Nhiều mây, trời u ám',
    ...CALM,
    ...changes,
  };
}

const NO_RAIN = { rain: 0, rainLow: 0, rainHigh: 0, rainProbability: 5 } as const;

function makePeriod(period: Period['period'], from: number): Period {
  const day = THIS_HOUR - 9 * 3600;
  const span = { from: toMoment(day + from * 3600), to: toMoment(day + (from + 6) * 3600) };
  const wind = { windSpeedMax: 2, windDirection: 40, humidity: 78 };
  return {
    period,
    label: period,
    ...span,
    code: 7,
    skyCode: 7,
    badge: null,
    text: 'Nhiều mây',
    temperatureMin: 17,
    temperatureMax: 26,
    ...NO_RAIN,
    ...wind,
  };
}

/** A dry day, counted from the sample's own. */
export function makeDay(
  index: number,
  changes: Partial<ApiReplies['days']['days'][number]> = {},
): ApiReplies['days']['days'][number] {
  const date = toMoment(NOW_AT + index * DAY).slice(0, 10);
  return {
    date,
    code: 7,
    skyCode: 7,
    badge: null,
    nightCode: 7,
    text: 'Nhiều mây, trời u ám',
    temperatureMin: 17,
    temperatureMax: 26,
    temperatureMean: 21,
    feelsLikeMax: 26,
    ...NO_RAIN,
    rainProbability: Math.min(5 + index, 9),
    rainPartChances: null,
    rainFallen: null,
    rainAhead: null,
    rainHours: new Array<number>(24).fill(0),
    windSpeedMax: 3,
    windGustMax: 5,
    windDirection: 40,
    humidity: 78,
    uvIndexMax: 5,
    sunrise: `${date}T06:11:00+07:00`,
    sunset: `${date}T17:13:00+07:00`,
    confidence: 'medium' as const,
    ...changes,
  };
}

/** Eighteen dry steps and the sentence that describes them. */
export function makeSteps(sentence: string, rainRate = 0, stops: string | null = null): ApiReplies['steps'] {
  const steps = Array.from({ length: 18 }, (_, index) => ({
    at: toMoment(NOW_AT + (index + 1) * 600),
    lead: 10 * (index + 1),
    rainRate,
    rainProbability: rainRate > 0 ? 100 : 0,
    thunder: 0 as const,
  })) as ApiReplies['steps']['vi']['steps'];
  const reply = { basis: 'radar' as const, steps, sentence, starts: null, stops };
  return { vi: reply, en: { ...reply, sentence: 'No rain in the next 3 hours.' } };
}

/** An empty page with what a test adds. */
export function makePage(changes: Partial<PageFacts> = {}): PageFacts {
  return {
    page: 'now',
    path: '/thoi-tiet-ha-noi/hien-tai',
    language: 'vi',
    isLite: false,
    sky: 'overcast',
    state: { symbol: 'd7', words: 'Nhiều mây, trời u ám', hasDrops: false },
    sentences: [],
    hours: [],
    days: [],
    parts: [],
    works: [],
    cards: [],
    warnings: [],
    isWarningFirst: false,
    cells: [],
    labels: [],
    symbols: [],
    ...changes,
  };
}

/** A page with one sentence in a section. */
export const makeSentence = (where: string, text: string): PageFacts => makePage({ sentences: [{ where, text }] });

/** A dry place at the moment of the review, without contradictions. */
export function makeSaid(pages: readonly PageFacts[], api: Partial<ApiReplies> = {}): PlaceSaid {
  const text = 'Trời nhiều mây, 21°.';
  return {
    place: { name: 'ha-noi', at: { slug: 'ha-noi' }, why: null },
    clock: 'morning',
    nowAt: NOW_AT,
    country: [],
    pages,
    api: {
      now: { now: makeHour(0), place: { lat: 21.03, lng: 105.85, stationCode: 124_944, elevation: 15 } },
      hours: { hours: Array.from({ length: 24 }, (_, index) => makeHour(index)) },
      days: { days: Array.from({ length: 15 }, (_, index) => makeDay(index)) },
      today: {
        date: SAMPLE_NOW.slice(0, 10),
        moon: null,
        periods: [
          makePeriod('morning', 7),
          makePeriod('afternoon', 13),
          makePeriod('evening', 19),
          makePeriod('night', 25),
        ],
      },
      tomorrow: { hours: Array.from({ length: 24 }, (_, index) => makeHour(15 + index)) },
      rain: { hours: Array.from({ length: 72 }, (_, index) => makeHour(index)) },
      steps: makeSteps('Không mưa trong 3 giờ tới.'),
      smartgen: { vi: { text }, en: { text: '21° and overcast.' } },
      drying: { plans: [], hours: [] },
      warnings: { items: [], over: [] },
      map: { points: [] },
      ...api,
    },
  };
}
