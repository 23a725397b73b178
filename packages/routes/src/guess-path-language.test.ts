import { expect, it } from 'vitest';
import { guessPathLanguage } from './guess-path-language.ts';

it.each([
  ['/weather-ha-noi/xyz', 'en'],
  ['/agri-weather-ha-noi/xyz', 'en'],
  ['/products/none', 'en'],
  ['/about-us/none', 'en'],
  ['/solutions/none', 'en'],
  ['/weathercareer/none', 'en'],
  ['/news/xx', 'en'],
  ['/forecast/x', 'en'],
  ['/terms-of-use/1', 'en'],
  ['/thoi-tiet-ha-noi/xyz', 'vi'],
  ['/thoi-tiet-nha-nong-ha-noi/xyz', 'vi'],
  ['/tin-tuc/xx', 'vi'],
  ['/xyz/1', 'both'],
  ['/', 'both'],
])('an unknown address %s is %s', (path, language) => {
  expect(guessPathLanguage(path)).toBe(language);
});
