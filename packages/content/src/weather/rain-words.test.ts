import type { RainWord } from '@portal/domain/weather/rain-word';
import { expect, test } from 'vitest';
import { nameRainClass, sayRain } from './rain-words.ts';

test.each<[RainWord, string, string]>([
  ['dry', 'không mưa', 'no rain'],
  ['drizzle', 'có thể có mưa phùn', 'a slight chance of drizzle'],
  ['slight', 'có thể có mưa', 'a slight chance of rain'],
  ['good', 'khả năng có mưa', 'a good chance of rain'],
  ['rain', 'có mưa', 'rain'],
])('%s is said “%s” and “%s”', (word, vi, en) => {
  expect([sayRain(word, 'vi'), sayRain(word, 'en')]).toEqual([vi, en]);
});

test('the strength stands within the phrase', () => {
  expect(sayRain('good', 'vi', nameRainClass(3, 'vi'))).toBe('khả năng có mưa vừa');
  expect(sayRain('slight', 'en', nameRainClass(1, 'en'))).toBe('a slight chance of light rain');
  expect(sayRain('rain', 'en', nameRainClass(5, 'en'))).toBe('very heavy rain');
});
