import type { Language } from '@portal/domain/language/language';
import { makeFarmView } from '#components/agriculture/farm.fixture.ts';
import { FarmDayLine } from '#components/agriculture/farm-day-line.tsx';
import { FarmNow } from '#components/agriculture/farm-now.tsx';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { WarningStrip } from '#components/warnings/warning-strip.tsx';
import { NowPanel } from '#components/weather/place/now-panel.tsx';
import { SpanNavigation } from '#components/weather/place/span-navigation.tsx';
import { TomorrowPanel } from '#components/weather/place/tomorrow-panel.tsx';
import {
  makeDay,
  makeDemoIssued,
  makeHour,
  makeIssued,
  makeUnknownDay,
  makeUnknownHour,
  makeView,
  SAMPLE_NOW,
} from '#components/weather/weather.fixture.ts';
import type { SampleGroup } from './sample.fixture.ts';

const YESTERDAY = { temperature: 30.1, temperatureMin: 24.2, temperatureMax: 33.8 };
const NO_YESTERDAY = { temperature: null, temperatureMin: null, temperatureMax: null };
const STALE = makeIssued({ runAt: '2026-08-02T13:00:00+07:00', updatedAt: '2026-08-02T18:00:00+07:00' });
const SENTENCES: Readonly<Record<Language, string>> = {
  vi: 'Trời nắng, 33° nhưng cảm giác như 39°. Dông đến khoảng 15 giờ, mưa 12–28 mm, tạnh trước 18 giờ.',
  en: '33° and sunny, but it feels like 39°. A thunderstorm around 15:00, 12–28 mm of rain, dry before 18:00.',
};

export const NOW_PANELS: SampleGroup = {
  component: 'NowPanel',
  list: (language) => {
    const view = makeView(language);
    const now = makeHour(0, { temperature: 33, feelsLike: 39 }, language);
    const known = { now, today: makeDay(0, {}, language), yesterday: YESTERDAY, sentence: SENTENCES[language], view };
    return onSky([
      { state: 'all known', drawing: <NowPanel {...known} issued={makeIssued()} /> },
      { state: 'demo', drawing: <NowPanel {...known} issued={makeDemoIssued()} /> },
      { state: 'stale', drawing: <NowPanel {...known} issued={STALE} /> },
      {
        state: 'nothing to compare, no sentence',
        drawing: <NowPanel {...known} today={null} yesterday={NO_YESTERDAY} sentence={null} issued={makeIssued()} />,
      },
      { state: 'nothing known', drawing: <NowPanel {...known} now={makeUnknownHour(0)} issued={makeIssued()} /> },
    ]);
  },
};

export const TOMORROW_PANELS: SampleGroup = {
  component: 'TomorrowPanel',
  list: (language) => {
    const known = { issued: makeIssued(), sentence: SENTENCES[language], view: makeView(language) };
    return onSky([
      { state: 'dry', drawing: <TomorrowPanel {...known} day={makeDay(1, { rain: 0 }, language)} /> },
      {
        state: 'wet, a range',
        drawing: (
          <TomorrowPanel
            {...known}
            day={makeDay(1, { rain: 18, rainLow: 12, rainHigh: 28, rainProbability: 90, code: 14 }, language)}
          />
        ),
      },
      { state: 'nothing known', drawing: <TomorrowPanel {...known} day={makeUnknownDay(1)} sentence={null} /> },
    ]);
  },
};

export const FARM_HEADS: SampleGroup = {
  component: 'FarmNow, FarmDayLine',
  list: (language) => {
    const view = makeFarmView(language);
    return onSky([
      { state: 'now, dry', drawing: <FarmNow now={makeHour(0, { rain: 0 }, language)} view={view} /> },
      { state: 'now, rain', drawing: <FarmNow now={makeHour(0, { rain: 5.2, code: 14 }, language)} view={view} /> },
      { state: 'now, unknown', drawing: <FarmNow now={makeUnknownHour(0)} view={view} /> },
      { state: 'a day', drawing: <FarmDayLine day={makeDay(1, {}, language)} view={view} /> },
      { state: 'a day, unknown', drawing: <FarmDayLine day={makeUnknownDay(1)} view={view} /> },
    ]);
  },
};

function onSky(samples: ReturnType<SampleGroup['list']>): ReturnType<SampleGroup['list']> {
  return samples.map(({ state, drawing }) => ({
    state,
    drawing: (
      <div data-sun="morning" data-sky="clear" className="g-head">
        {drawing}
      </div>
    ),
  }));
}

const LEVELS = [5, 4, 3, 2, 1, null] as const;

/** Fictitious warnings of every level. */
export const WARNINGS: SampleGroup = {
  component: 'WarningStrip',
  list: (language) => {
    const shown = { language, nowAt: SAMPLE_NOW };
    const warnings = LEVELS.map((level) => makeSampleWarning({ id: `level-${level}`, level }));
    return [
      { state: 'none: nothing', drawing: <WarningStrip warnings={[]} {...shown} /> },
      { state: 'each level, none stated', drawing: <WarningStrip warnings={warnings} most={6} {...shown} /> },
      { state: 'more than fit', drawing: <WarningStrip warnings={warnings} {...shown} /> },
    ];
  },
};

export const SPANS: SampleGroup = {
  component: 'SpanNavigation',
  list: (language) => {
    const { spans } = makeView(language).words;
    const links = [7, 10, 15].map((days, index) => ({
      name: `${days}`,
      path: `#${days}`,
      current: index === 1,
    }));
    return onSky([{ state: 'the second is open', drawing: <SpanNavigation spans={links} label={spans.label} /> }]);
  },
};
