import type { Language } from '@portal/domain/language/language';
import { Meteogram } from '#components/meteogram/meteogram.tsx';
import { DayPartRow } from '#components/weather/day/day-part-row.tsx';
import { DayRows } from '#components/weather/day/day-rows.tsx';
import { HourStrip } from '#components/weather/hour/hour-strip.tsx';
import { HourTable } from '#components/weather/hour/hour-table.tsx';
import { NextRain } from '#components/weather/hour/next-rain.tsx';
import { DetailTiles } from '#components/weather/tiles/detail-tiles.tsx';
import {
  makeAqi,
  makeDay,
  makeDayParts,
  makeHour,
  makeIssued,
  makeToday,
  makeUnknownDay,
  makeUnknownHour,
  makeUv,
  makeView,
} from '#components/weather/weather.fixture.ts';
import type { SampleGroup } from './sample.fixture.ts';

const RAINS = [0, 0.3, 4, 12, 38, 7, 0.6, 0] as const;

function makeHours(language: Language, kind: 'dry' | 'wet' | 'unknown') {
  return Array.from({ length: 24 }, (_, index) => {
    if (kind === 'unknown' && index % 3 === 0) return makeUnknownHour(index);
    const rain = kind === 'wet' ? (RAINS[index % RAINS.length] ?? 0) : 0;
    const range = rain > 1 ? { rainLow: rain / 3, rainHigh: rain * 2 } : {};
    return makeHour(index, { rain, ...range, code: rain > 20 ? 15 : rain > 0 ? 13 : 6 }, language);
  });
}

const KINDS = ['dry', 'wet', 'unknown'] as const;
const UNITS = { temperatureUnit: 'F', windUnit: 'ms' } as const;

export const HOURS: SampleGroup = {
  component: 'HourStrip',
  list: (language) => [
    ...KINDS.map((kind) => ({
      state: kind,
      drawing: <HourStrip hours={makeHours(language, kind).slice(0, 12)} view={makeView(language)} />,
    })),
    {
      state: 'other units',
      drawing: <HourStrip hours={makeHours(language, 'wet').slice(0, 12)} view={makeView(language, UNITS)} />,
    },
  ],
};

export const NEXT_RAIN: SampleGroup = {
  component: 'NextRain',
  list: (language) =>
    (['wet', 'dry'] as const).map((kind) => ({
      state: kind,
      drawing: <NextRain hours={makeHours(language, kind).slice(0, 4)} view={makeView(language)} />,
    })),
};

export const HOUR_TABLES: SampleGroup = {
  component: 'HourTable',
  list: (language) =>
    KINDS.map((kind) => ({
      state: kind,
      drawing: (
        <HourTable hours={makeHours(language, kind).slice(0, 12)} top={25} caption={kind} view={makeView(language)} />
      ),
    })),
};

export const CHARTS: SampleGroup = {
  component: 'Meteogram',
  list: (language) =>
    KINDS.map((kind) => ({
      state: kind,
      drawing: (
        <Meteogram
          hours={makeHours(language, kind)}
          point={{ lat: 21.03, lng: 105.85 }}
          title={kind}
          view={makeView(language)}
        />
      ),
    })),
};

export const PERIODS: SampleGroup = {
  component: 'DayPartRow',
  list: (language) => [
    { state: 'dry', drawing: <DayPartRow parts={makeDayParts({}, language)} view={makeView(language)} /> },
    {
      state: 'wet, with a range',
      drawing: (
        <DayPartRow
          parts={makeDayParts({ rain: 6, rainLow: 2, rainHigh: 12, rainProbability: 80, code: 13 }, language)}
          view={makeView(language)}
        />
      ),
    },
    {
      state: 'unknown',
      drawing: (
        <DayPartRow
          parts={makeDayParts({ code: null, text: null, temperatureMin: null, temperatureMax: null, rain: null })}
          view={makeView(language)}
        />
      ),
    },
  ],
};

export const DAYS: SampleGroup = {
  component: 'DayRows',
  list: (language) => [
    {
      state: 'dry, wet, unsure, unknown',
      drawing: (
        <DayRows
          days={[
            makeDay(0, {}, language),
            makeDay(
              1,
              { rain: 46, rainLow: 12, rainHigh: 80, rainProbability: 90, code: 15, confidence: 'low' },
              language,
            ),
            makeDay(
              2,
              { rain: 3, rainLow: 2.6, rainHigh: 3.3, rainProbability: 70, code: 13, confidence: 'high' },
              language,
            ),
            makeUnknownDay(3),
          ]}
          caption="days"
          view={makeView(language)}
        />
      ),
    },
  ],
};

export const TILES: SampleGroup = {
  component: 'DetailTiles',
  list: (language) => {
    const view = makeView(language);
    const sky = makeToday(makeIssued(), language);
    const unknown = { sunrise: null, sunset: null, moon: null, lunarDate: null };
    const now = { now: makeHour(0, {}, language), issued: makeIssued() };
    return [
      {
        state: 'all known',
        drawing: (
          <DetailTiles
            now={now}
            coming={makeHours(language, 'dry')}
            uv={makeUv()}
            aqi={makeAqi()}
            sky={sky}
            view={view}
          />
        ),
      },
      {
        state: 'no air, no UV',
        drawing: <DetailTiles now={now} coming={[]} uv={null} aqi={null} sky={sky} view={view} />,
      },
      {
        state: 'nothing known',
        drawing: (
          <DetailTiles
            now={{ now: makeUnknownHour(0), issued: makeIssued() }}
            coming={[]}
            uv={null}
            aqi={null}
            sky={unknown}
            view={view}
          />
        ),
      },
    ];
  },
};
