import { siteMessages } from '@portal/content/messages/site-messages';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeFarmView } from '#components/agriculture/farm.fixture.ts';
import { FarmDayLine } from '#components/agriculture/farm-day-line.tsx';
import { FarmNow } from '#components/agriculture/farm-now.tsx';
import { RainSum } from '#components/content/live-card.tsx';
import { describeHours, Meteogram } from '#components/meteogram/meteogram.tsx';
import { RainStrip } from '#components/weather/charts/rain-strip.tsx';
import { describeTomorrowRain } from '#components/weather/day/compare-days.tsx';
import { DayPartRow } from '#components/weather/day/day-part-row.tsx';
import { DayAmount } from '#components/weather/day-facts.tsx';
import { HourStrip } from '#components/weather/hour/hour-strip.tsx';
import { HourTable } from '#components/weather/hour/hour-table.tsx';
import { NextRain } from '#components/weather/hour/next-rain.tsx';
import { makeDay, makeDayParts, makeHour, makeView, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makePlace, makeWeather } from '#islands/dashboard/dashboard.fixture.ts';
import { describeToday } from '#islands/dashboard/describe-today.ts';
import { LiteHours } from '#lite/lite-tables.tsx';
import { describeNextRain } from '#pages/home/describe-next-rain.ts';

/** Words that call a time dry. */
const DRY = /không (có )?mưa|không có giờ mưa|hết mưa|\bdry\b|no rain(?!\s+clouds)|no rainy|no more(?!\s+rain)/iu;

type Basis = 'satellite' | undefined;
const mark = (basis: Basis) => (basis === undefined ? {} : { rainBasis: basis });

interface Case {
  readonly rain: number;
  readonly basis: Basis;
  readonly language: Language;
}

/** Every surface that words rain of now from an hour, or from a span that contains it. */
function listSurfaces({ rain, basis, language }: Case): Record<string, ReactNode> {
  const view = makeView(language);
  const { style } = view;
  const few = { rain, rainProbability: 5, ...mark(basis) };
  const hours = [makeHour(0, few, language), ...[1, 2, 3, 4, 5].map((hour) => makeHour(hour, { rainProbability: 0 }))];
  const fallen = { rain: rain + 3, rainFallen: 3, rainAhead: rain, ...mark(basis) };
  const day = makeDay(0, { ...few, rainHours: Array(24).fill(rain), rainLow: null, rainHigh: null }, language);
  const table = { hours, top: 25, view, caption: 'x' };
  const nowcast = makeWeather([rain]).nowcast;
  const known = nowcast === null ? null : { ...nowcast, basis: basis ?? ('model' as const) };
  return {
    hourStrip: <HourStrip hours={hours} view={view} />,
    hourTable: <HourTable {...table} />,
    lite: <LiteHours {...table} />,
    nextRain: <NextRain hours={hours} view={view} />,
    homeNextRain: describeNextRain(hours, [], style)?.text,
    meteogram: <Meteogram hours={hours} point={SAMPLE_PLACE} title="x" view={view} />,
    meteogramText: describeHours(hours, view),
    parts: <DayPartRow parts={makeDayParts({ ...few, rainLow: null, rainHigh: null }, language)} view={view} />,
    today: <DayAmount day={day} isTrend={false} view={view} />,
    todayLeft: <DayAmount day={makeDay(0, fallen, language)} isTrend={false} view={view} />,
    strip: <RainStrip hours={day.rainHours} basis={day.rainBasis} view={view} />,
    farmDay: <FarmDayLine day={day} view={makeFarmView(language)} />,
    farmNow: <FarmNow now={makeHour(0, few, language)} view={makeFarmView(language)} />,
    siteCard: <RainSum hours={hours} style={style} words={siteMessages[language]} />,
    dashboard: describeToday(
      { name: null, places: [makePlace()], weather: { p1: { now: null, nowcast: known } } },
      language,
    ),
  };
}

/** Markup as read: without tags, with plain spaces. */
function read(case_: Case): Record<string, string> {
  return Object.fromEntries(
    Object.entries(listSurfaces(case_)).map(([name, node]) => {
      const html = renderToStaticMarkup(node);
      const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label).join(' ');
      return [name, `${html.replace(/<[^>]*>/g, ' ')} ${labels}`.replace(/[\s\u00a0]+/g, ' ')];
    }),
  );
}

/** Surfaces that call a dry hour dry in words when radar or the model says so. */
const SAYS_DRY = [
  'homeNextRain',
  'meteogram',
  'meteogramText',
  'parts',
  'today',
  'todayLeft',
  'strip',
  'farmDay',
  'siteCard',
  'dashboard',
];
/** Surfaces that name the strength of an hour. */
const NAMES_CLASS = ['hourStrip', 'hourTable', 'lite', 'nextRain', 'farmNow'];

describe.each(['vi', 'en'] as const)('rain of now by satellites in %s', (language) => {
  it('is never called dry, where other rain is', () => {
    const seen = read({ rain: 0, basis: 'satellite', language });
    for (const [name, text] of Object.entries(seen)) expect(text, name).not.toMatch(DRY);
    const other = read({ rain: 0, basis: undefined, language });
    for (const name of SAYS_DRY) expect(other[name], name).toMatch(DRY);
  });

  it('is said to be unseen, with what can be missed in sentences', () => {
    const seen = read({ rain: 0, basis: 'satellite', language });
    const unseen = language === 'vi' ? /chưa thấy/i : /none seen|no rain clouds seen|no more rain clouds/i;
    for (const name of [...SAYS_DRY, 'hourStrip', 'hourTable', 'lite', 'nextRain'])
      expect(seen[name], name).toMatch(unseen);
    const note = language === 'vi' ? 'mưa rào nhỏ có thể lọt' : 'small showers can be missed';
    for (const name of ['homeNextRain', 'meteogramText', 'siteCard', 'dashboard'])
      expect(seen[name], name).toContain(note);
  });

  it('has a class instead of millimetres', () => {
    const seen = read({ rain: 3.4, basis: 'satellite', language });
    const other = read({ rain: 3.4, basis: undefined, language });
    const amount = language === 'vi' ? '3,4' : '3.4';
    for (const name of NAMES_CLASS) {
      expect(seen[name], name).toContain(language === 'vi' ? 'mưa vừa' : 'moderate rain');
      expect(seen[name], name).not.toContain(amount);
      expect(other[name], name).toContain(amount);
    }
  });

  it('makes no comparison with a day that is not over and may be wet', () => {
    const view = makeView(language);
    const dry = { rain: 0, rainProbability: 5, rainLow: null, rainHigh: null };
    const tomorrow = makeDay(1, dry, language);
    expect(describeTomorrowRain(tomorrow, makeDay(0, { ...dry, rainBasis: 'satellite' }), view)).toBeNull();
    expect(describeTomorrowRain(tomorrow, makeDay(0, dry), view)).toMatch(DRY);
  });
});
