import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { composeRainCourse } from '@portal/domain/weather/rain-course';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import { makeHour } from '../hour.fixture.ts';
import { locateSample } from '../location.fixture.ts';
import type { LocatedWeather } from '../place-weather.ts';
import { SAMPLE_TODAY } from './facts.fixture.ts';

const DAYS = 16;
const COURSE_HOURS = 5;

/** A place's weather for tests: hours from today's midnight, seen at an hour of today. */
export function makeSampleWeather(hour: number, known: (index: number) => Partial<HourWeather>): LocatedWeather {
  const count = DAYS * 24;
  const hours = Array.from({ length: count }, (_, i) => makeHour({ at: SAMPLE_TODAY + i * HOUR_SECONDS, ...known(i) }));
  const hourAt = SAMPLE_TODAY + hour * HOUR_SECONDS;
  const place = locateSample({ location: 'da-lat' });
  const run = { source: 'gfs', runId: 'r', runAt: SAMPLE_TODAY, publishedAt: SAMPLE_TODAY, demo: false };
  const series: LocatedWeather['series'] = {
    point: place,
    readAt: place,
    stationCode: null,
    placeHeightM: null,
    startAt: SAMPLE_TODAY,
    hours: count,
    now: SAMPLE_TODAY,
    climate: null,
    runs: [{ ...run, surfaceHeightM: null, licence: '' }],
    variables: { temperature2m: { values: new Float64Array(count).fill(20), runOf: new Uint8Array(count) } },
  };
  return {
    place,
    series,
    readHours: (from, to) => hours.slice(Math.max(from, 0), to),
    days: [],
    course: composeRainCourse(hourAt, { radar: null, thunders: [] }, hours.slice(hour, hour + COURSE_HOURS)),
    readNow: () => hours[hour] ?? makeHour(),
    nowAt: hourAt,
    hourAt,
    todayAt: SAMPLE_TODAY,
  };
}
