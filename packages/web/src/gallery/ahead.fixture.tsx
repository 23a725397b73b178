import { DayColumns } from '#components/day-charts/day-columns.tsx';
import { WeekChart } from '#components/day-charts/week-chart.tsx';
import { CompareDays } from '#components/weather/day/compare-days.tsx';
import { DayDetails } from '#components/weather/day/day-details.tsx';
import { HowSure } from '#components/weather/day/how-sure.tsx';
import { OutlookDays, OutlookGuide } from '#components/weather/day/outlook-days.tsx';
import { OutlookWeeks } from '#components/weather/day/outlook-weeks.tsx';
import { makeDay, makeDayParts, makeOutlook, makeUnknownDay, makeView } from '#components/weather/weather.fixture.ts';
import type { SampleGroup } from './sample.fixture.ts';

const CONFIDENCE = ['high', 'medium', 'low'] as const;

/** Dry and wet days with ranges that widen with lead time. */
const listDays = (count: number, language: 'vi' | 'en') =>
  Array.from({ length: count }, (_, index) => {
    const rain = index % 3 === 0 ? 0 : index * 4;
    return makeDay(
      index,
      {
        temperatureMin: 25 - (index % 4),
        temperatureMax: 33 - (index % 5),
        rain,
        rainLow: rain / 3,
        rainHigh: rain * 2,
        rainProbability: rain === 0 ? 10 : 80,
        code: rain === 0 ? 5 : 13,
        confidence: CONFIDENCE[Math.min(Math.floor(index / 3), 2)] ?? null,
      },
      language,
    );
  });

const TERCILES = { below: 20, near: 30, above: 50 };

export const DAY_COLUMNS: SampleGroup = {
  component: 'DayColumns',
  list: (language) => [
    ...[3, 5, 7, 10, 15].map((count) => ({
      state: `${count} days`,
      drawing: <DayColumns days={listDays(count, language)} view={makeView(language)} />,
    })),
    {
      state: 'dry, one day unknown',
      drawing: <DayColumns days={[makeDay(0), makeUnknownDay(1), makeDay(2), makeDay(3)]} view={makeView(language)} />,
    },
  ],
};

const EARLIER = [
  { source: 'ecmwf', runAt: '2026-08-02T19:00:00+07:00', temperatureMin: 24, temperatureMax: 31, rain: 8 },
];

export const DAY_DETAILS: SampleGroup = {
  component: 'DayDetails',
  list: (language) => [
    {
      state: 'near days, a trend, unknown',
      drawing: (
        <DayDetails
          days={[...listDays(8, language), makeUnknownDay(8)]}
          parts={[makeDayParts({}, language)]}
          earlier={[[], EARLIER]}
          isUvEstimated={true}
          view={makeView(language)}
        />
      ),
    },
  ],
};

export const SURE: SampleGroup = {
  component: 'HowSure, CompareDays',
  list: (language) => {
    const day = makeDay(1, { confidence: 'low', rain: 14 }, language);
    return [
      { state: 'unsure, changed', drawing: <HowSure day={day} earlier={EARLIER} view={makeView(language)} /> },
      { state: 'nothing before', drawing: <HowSure day={day} earlier={[]} view={makeView(language)} /> },
      {
        state: 'two days',
        drawing: <CompareDays day={day} today={makeDay(0, { rain: 0 }, language)} view={makeView(language)} />,
      },
      {
        state: 'today unknown: nothing',
        drawing: <CompareDays day={day} today={makeUnknownDay(0)} view={makeView(language)} />,
      },
    ];
  },
};

/** 13 weeks, without chances and with them. */
export const WEEKS: SampleGroup = {
  component: 'WeekChart, OutlookWeeks, OutlookDays, OutlookGuide',
  list: (language) => {
    const view = makeView(language);
    const { days, weeks } = makeOutlook(undefined, language);
    const likely = weeks.map((week) => ({ ...week, temperature: TERCILES, rain: TERCILES }));
    return [
      { state: 'normals', drawing: <WeekChart weeks={weeks} days={days} title="t" description="d" view={view} /> },
      { state: 'chances', drawing: <WeekChart weeks={likely} days={days} title="t" description="d" view={view} /> },
      { state: 'normals, table', drawing: <OutlookWeeks weeks={weeks} days={days} caption="weeks" view={view} /> },
      { state: 'chances, table', drawing: <OutlookWeeks weeks={likely} days={days} caption="weeks" view={view} /> },
      { state: 'days', drawing: <OutlookDays days={days} caption="days" view={view} /> },
      { state: 'guide', drawing: <OutlookGuide hasTerciles={false} hasNormals={false} view={view} /> },
      { state: 'guide with chances', drawing: <OutlookGuide hasTerciles={true} hasNormals={true} view={view} /> },
    ];
  },
};
