import type { Day } from '@portal/contract/endpoints/weather-schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeDay, makeView } from '#components/weather/weather.fixture.ts';
import { LiteDays } from './lite-tables.tsx';

it('the light list of days keeps what fell today apart from the chance of what is left', () => {
  const write = (changes: Partial<Day>, language: 'vi' | 'en' = 'vi') => {
    const day = makeDay(0, { rain: 0.9, rainLow: null, rainHigh: null, rainProbability: 3, ...changes }, language);
    const html = renderToStaticMarkup(<LiteDays days={[day]} caption="" view={makeView(language)} />);
    return html
      .replaceAll(/<[^>]+>/g, '|')
      .replaceAll('\u00a0', ' ')
      .replaceAll('&lt;', '<');
  };
  expect(write({ rainFallen: 0.7, rainAhead: 0 })).toMatch(/3%\|? · đã mưa 0,7 mm · hết mưa\|/);
  expect(write({ rainFallen: 0.7, rainAhead: 2 }, 'en')).toMatch(/3%\|? · 0\.7 mm fell · 2\.0 mm to come\|/);
  // Nothing that counts has fallen.
  expect(write({ rainFallen: 0.04, rainAhead: 0.9 })).toMatch(/3%\|? · < 1 mm\|/);
});
