import { expect, it } from 'vitest';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { toFarmText } from './farm-view.ts';

const style = (changes: Partial<ValueStyle>): ValueStyle => ({
  language: 'vi',
  temperatureUnit: 'C',
  windUnit: 'kmh',
  ...changes,
});

it('leaves a sentence as it is in °C and km/h', () => {
  const text = 'Đêm −1–3°, gió 20 km/h: nên che.';
  expect(toFarmText(text, style({}))).toBe(text);
});

it('turns degrees and ranges of them into °F, never degree days', () => {
  const fahrenheit = style({ temperatureUnit: 'F' });
  expect(toFarmText('Trời nóng 33°, đêm 20–26°.', fahrenheit)).toBe('Trời nóng 91°, đêm 68–79°.');
  expect(toFarmText('thấp nhất −1°', fahrenheit)).toBe('thấp nhất 30°');
  expect(toFarmText('125 °C·ngày', fahrenheit)).toBe('125 °C·ngày');
});

it('turns a difference by its size alone', () => {
  expect(toFarmText('nước ao giảm khoảng 3°', style({ temperatureUnit: 'F' }), 'difference')).toBe(
    'nước ao giảm khoảng 5°',
  );
});

it('turns speeds and ranges of them into m/s', () => {
  expect(toFarmText('gió 3–15 km/h, giật 50 km/h', style({ windUnit: 'ms' }))).toBe('gió 0,8–4,2 m/s, giật 13,9 m/s');
});
