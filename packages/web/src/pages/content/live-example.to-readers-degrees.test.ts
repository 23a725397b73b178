import { CONTENT_PAGES } from '@portal/content/content-pages';
import { climateExampleMessages } from '@portal/content/messages/climate-example-messages';
import { expect, it } from 'vitest';
import { toReadersDegrees } from './live-example.ts';

const LANGUAGES = ['vi', 'en'] as const;

it('writes every degree of a sentence as the reader counts, rounding half up', () => {
  expect(toReadersDegrees('nóng từ 35 °C, rét từ 20 °C', 'F')).toBe('nóng từ 95 °F, rét từ 68 °F');
  expect(toReadersDegrees({ rows: ['35, 37, 39 °C', '20–25\u00a0°C'] }, 'F')).toEqual({
    rows: ['95, 99, 102 °F', '68–77\u00a0°F'],
  });
});

it('takes a signed figure as a difference, and leaves fractions and other units alone', () => {
  expect(toReadersDegrees('±2 °C, from −2 °C, +1 °C', 'F')).toBe('±4 °F, from −4 °F, +2 °F');
  const others = 'a 1 °F rise is 0.56 °C, một độ là 0,56 °C, 2 mm';
  expect(toReadersDegrees(others, 'F')).toBe(others);
});

it('changes nothing for who counts in Celsius', () => {
  expect(toReadersDegrees('35 °C', 'C')).toBe('35 °C');
});

it.each(LANGUAGES)('leaves no degree in Celsius on any page but in the sentence about Fahrenheit (%s)', (language) => {
  const pages = Object.values(CONTENT_PAGES).map((page) => page[language]);
  const words = JSON.stringify(toReadersDegrees([pages, climateExampleMessages[language]], 'F'));
  expect(words.match(/.{5}°C/g)).toHaveLength(1);
});
