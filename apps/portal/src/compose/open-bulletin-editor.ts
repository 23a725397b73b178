import { AppError } from '@portal/contract/errors';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { type EpochSeconds, formatDate } from '@portal/domain/time/vietnam-time';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { hasPublishedOnSchedule } from '@portal/forecast/sources/schedule/source-status';
import { openCompanyFolder } from '#features/company/company-folder.ts';
import type { PointWeather, ReadPointWeather } from '#features/expert-bulletins/needs.ts';
import type { ProContext } from '#features/expert-bulletins/pro-command.ts';
import { createPlaces } from '#features/places/service.ts';
import { createLiveWarnings } from '#features/warnings/live-warnings.ts';
import { toOfficialWarning } from '#features/warnings/to-reply.ts';
import { isCovered } from '#features/warnings/warning-coverage.ts';
import type { Weather } from '#features/weather/service.ts';
import { createClock, systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Config } from '../config.ts';
import { openForecast } from './open-forecast.ts';

const HOURS = 360;
const SEA_DAYS = 15;

type HoursReply = ReturnType<Weather['weatherHours']>;
type Hour = PointWeather['weather']['hours'][number];

/** The query names no fields, so all of them are present. */
const toHour = (hour: HoursReply['hours'][number]): Hour => ({
  ...(hour as unknown as Hour),
  at: parseMoment(hour.at),
});

type Waves = Pick<ReturnType<Weather['weatherMarine']>, 'hours' | 'issued'>;

function readWaves(calls: Weather, query: { readonly lat: number; readonly lng: number }): Waves | null {
  try {
    return calls.weatherMarine({ query: { ...query, days: SEA_DAYS } });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Reads a point's weather through the same calls as pages and API. */
export function createPointReader(
  calls: Weather,
  listWarnings: (
    point: { readonly lat: number; readonly lng: number },
    language: 'vi' | 'en',
  ) => PointWeather['warnings'],
): ReadPointWeather {
  return (point, language) => {
    const query = { ...point, lang: language };
    const hours = calls.weatherHours({ query: { ...query, hours: HOURS } });
    const days = calls.weatherDays15({ query });
    const sea = readWaves(calls, point);
    const all = [hours.issued, days.issued, ...(sea === null ? [] : [sea.issued])];
    return {
      weather: {
        hours: hours.hours.map(toHour),
        days: days.days,
        waves: (sea?.hours ?? []).map(({ at, waveHeight }) => ({ at: parseMoment(at), waveHeight })),
      },
      issued: {
        runAt: hours.issued.runAt,
        demo: all.some(({ demo }) => demo),
        credits: [...new Set(all.flatMap(({ credits }) => credits))],
      },
      warnings: listWarnings(point, language),
    };
  };
}

/** The weather of the running portal: same store, clock and warnings. */
async function openPointWeather(database: Database, config: Config, clock: () => EpochSeconds) {
  const places = createPlaces();
  const live = createLiveWarnings({ database, clock, units: places.units, warn: () => undefined });
  await live.refresh();
  const store = openWeatherStore(config.dataDir);
  const isDemo = config.demo === 'on' || (config.demo === 'auto' && !hasPublishedOnSchedule(config.dataDir));
  const { weather } = openForecast(config, { store, places, clock, demo: () => isDemo, warn: () => undefined });
  const read = createPointReader(weather.calls, (point, language) => {
    const place = places.locate({ ...point, lang: language });
    return live
      .list(clock())
      .filter(({ coverage }) => isCovered(coverage, place, places.units))
      .map(({ warning }) => toOfficialWarning(warning, language, places.units));
  });
  return { read, close: () => store.close() };
}

/** Runs an editor's command with the database, the company's experts and the current weather. */
export async function withEditor<Result>(
  database: Database,
  config: Config,
  work: (context: ProContext) => Promise<Result>,
): Promise<Result> {
  const clock = createClock(config.clock).now;
  const company = openCompanyFolder(config.contentDir);
  await company.refresh();
  const experts = company.read(formatDate(clock())).people.filter(({ group }) => group === 'expert');
  const point = await openPointWeather(database, config, clock);
  try {
    return await work({
      database,
      folder: config.contentDir,
      experts: experts.map(({ name, role }) => ({ name, role })),
      issuedAt: clock(),
      now: systemClock.now(),
      readWeather: point.read,
    });
  } finally {
    point.close();
  }
}
