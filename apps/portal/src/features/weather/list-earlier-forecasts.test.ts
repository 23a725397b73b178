import type { Issued } from '@portal/contract/endpoints/place-schema';
import { parseDate } from '@portal/domain/time/vietnam-time';
import type { ForecastOfDay } from '@portal/forecast/archive/read-daily-file';
import type { EarlierForecastsQuery } from '@portal/forecast/archive/read-earlier-forecasts';
import { describe, expect, it } from 'vitest';
import { listEarlierForecasts } from './list-earlier-forecasts.ts';
import { locateSample } from './location.fixture.ts';

const todayAt = parseDate('2026-11-21') ?? 0;
const weather = { place: locateSample({ lat: 11.94, lng: 108.46 }), todayAt };
const TOMORROW = { from: 1, count: 1 };
const archived: ForecastOfDay = {
  source: 'gfs',
  runId: '1',
  runAt: todayAt - 17 * 3600,
  licence: 'Made for a test.',
  publishedAt: todayAt,
  leadDays: 2,
  hours: 24,
  values: { temperatureMinC: 15.04, temperatureMaxC: 24.96, rainMm: 3.25 },
};

function list(temperature: string | null, rain: string | null, answer: readonly ForecastOfDay[] = [archived]) {
  const asked: EarlierForecastsQuery[] = [];
  const run = (source: string | null) => (source === null ? {} : { source, runAt: '2026-11-21T07:00:00+07:00' });
  const sources = Object.fromEntries(
    [['temperature', run(temperature)] as const, ['rain', run(rain)] as const].filter(([, value]) => 'source' in value),
  );
  const earlier = (query: EarlierForecastsQuery) => {
    asked.push(query);
    return [answer];
  };
  const [shown = []] = listEarlierForecasts({ earlier }, weather, { sources } as Issued, TOMORROW);
  return { shown, asked };
}

describe('earlier forecasts of tomorrow', () => {
  it('are those of the source of the temperature before its present run', () => {
    const { shown, asked } = list('gfs', 'gfs');
    expect(asked).toEqual([
      {
        point: weather.place,
        placeHeightM: weather.place.elevation,
        at: todayAt + 86_400,
        count: 1,
        source: 'gfs',
        before: todayAt + 7 * 3600,
        days: 4,
      },
    ]);
    expect(shown).toEqual([
      { source: 'gfs', runAt: '2026-11-20T07:00:00+07:00', temperatureMin: 15, temperatureMax: 25, rain: 3.3 },
    ]);
  });

  it('have no rain where the present rain is of another source, and null for what was not archived', () => {
    expect(list('gfs', 'ecmwf').shown[0]?.rain).toBeNull();
    expect(list('gfs', 'gfs', [{ ...archived, values: { temperatureMaxC: null } }]).shown[0]).toMatchObject({
      temperatureMin: null,
      temperatureMax: null,
      rain: null,
    });
  });

  it('are not asked for of the demo, nor without a temperature, nor where nothing archives them', () => {
    expect(list('demo', 'demo')).toEqual({ shown: [], asked: [] });
    expect(list(null, 'gfs')).toEqual({ shown: [], asked: [] });
    expect(listEarlierForecasts({}, weather, { sources: {} } as Issued, TOMORROW)).toEqual([[]]);
  });
});
