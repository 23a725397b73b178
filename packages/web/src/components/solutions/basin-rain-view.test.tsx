import { basinMessages } from '@portal/content/messages/basin-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BasinRainView, type BasinWeather } from './basin-rain-view.tsx';

const issued = { source: 'demo', runAt: null, updatedAt: null, demo: true, sources: {}, estimated: [], credits: [] };

function draw(highMm: number | null): string {
  const rain = highMm === null ? null : { meanMm: highMm / 2, lowMm: 0, highMm, wettest: 2 };
  const weather: BasinWeather = { issued, sums: [{ hours: 72, rain }], days: [{ date: '2026-08-03', rain }] };
  const view = {
    words: getWeatherMessages('en'),
    style: { language: 'en', temperatureUnit: 'C', windUnit: 'kmh' },
    nowAt: '2026-08-03T14:00:00+07:00',
    path: '/solutions',
  } as const;
  return renderToStaticMarkup(<BasinRainView weather={weather} words={basinMessages.en} view={view} />);
}

it('names the wettest place from one millimetre on', () => {
  expect(draw(1)).toContain('Than Uyen');
  expect(draw(0.9)).toContain('Hardly any rain');
});

it('shows a dash and no sentence where the rain is not known', () => {
  const html = draw(null);
  expect(html).toContain('–');
  expect(html).not.toContain('Than Uyen');
});

it('says that these are points and no inflow', () => {
  expect(draw(4)).toContain('not an areal mean');
});
