import { basinMessages } from '@portal/content/messages/basin-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BasinRainView } from './basin-rain-view.tsx';
import type { SampleBasin } from './sample-basin.ts';

/** 72 hours of rain, range from zero to double. */
function draw(ahead: number | null, basis: 'radar' | 'analysis' = 'radar'): string {
  const range = { aheadLow: ahead === null ? null : 0, aheadHigh: ahead === null ? null : 2 * ahead };
  const basin: SampleBasin = {
    areaKm2: 23_456,
    outline: [
      [103, 21],
      [104, 21],
      [104, 22],
    ],
    rain: {
      issued: { source: 'demo', runAt: null, updatedAt: null, demo: true, credits: [] },
      past: [{ basis: 'analysis' }, { basis }],
      sums: [{ hours: 72, past: 3, ahead, ...range }],
      days: [{ date: '2026-08-03', hours: 24, rain: ahead, rainLow: null, rainHigh: null }],
      map: ahead === null ? null : { latStep: 0.5, lngStep: 0.5, items: [{ lat: 21.5, lng: 103.5, rain: 7 }] },
    },
  };
  const view = {
    words: getWeatherMessages('en'),
    style: { language: 'en', temperatureUnit: 'C', windUnit: 'kmh' },
    nowAt: '2026-08-03T14:00:00+07:00',
    path: '/solutions',
  } as const;
  return renderToStaticMarkup(
    <BasinRainView basin={basin} words={basinMessages.en} view={view} map={ahead === null ? null : <svg />} />,
  );
}

it('gives the mean with its range, or calls the basin dry', () => {
  expect(draw(4)).toContain('4.0\u00a0mm on average (0–8.0)');
  expect(draw(0.4)).toContain('Almost no rain');
});

it('shows a dash, no sentence and no map where the rain is not known', () => {
  const html = draw(null);
  expect(html).toContain('–');
  expect(html).not.toContain('on average');
  expect(html).not.toContain('<figure');
});

it('says what the past is known by, that the outline is rough, and leads to the desk', () => {
  expect(draw(4)).toContain('1 hour from radar');
  expect(draw(4, 'analysis')).toContain('from the model analysis');
  expect(draw(4)).toContain('a rough sample');
  expect(draw(4)).toContain('href="/dashboard/catchments?lang=en"');
});
