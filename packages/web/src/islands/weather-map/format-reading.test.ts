import { expect, it } from 'vitest';
import type { MapFrames } from '#components/map/map-frames.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import { formatReading } from './format-reading.ts';
import { type MapState, openMapState, type Reading } from './map-state.ts';

const words = {
  now: 'lúc này',
  at: 'lúc {0}',
  noValue: 'không có số liệu',
  loading: 'đang tải',
  dry: 'khô',
  unseen: 'Chưa thấy mây mưa',
  probably: 'Có lẽ {0}',
};
const props = {
  style: { language: 'vi', temperature: 'c', wind: 'kmh', rain: 'mm', clock: '24' },
  words,
  classes: { temperature: [{ name: 'mát' }], radar: [{ name: 'Mưa nhỏ' }] },
} as unknown as WeatherMapProps;
const frames = [
  { at: '2026-08-03T14:00:00+07:00', kind: 'observed', url: '/a' },
  { at: '2026-08-03T14:10:00+07:00', kind: 'forecast', url: '/b' },
] as const;

function read(reading: Reading | null, rest: Partial<MapState> = {}): ReturnType<typeof formatReading> {
  const opening = { layer: 'radar', moment: null, zoom: null, center: null, palette: 'safe', hidden: [] } as const;
  return formatReading(openMapState(opening, { frames: { frames } as unknown as MapFrames, reading, ...rest }), props);
}

it('says what the layer has at the point, and when', () => {
  expect(read(null)).toBeNull();
  expect(read({ value: 0, index: 0 })).toEqual({ figure: '', word: 'khô', moment: 'lúc này' });
  expect(read({ value: 0, index: 1 })?.moment).toBe('lúc 14:10');
  expect(read({ value: 21.4, index: 0 }, { layer: 'temperature' })?.figure).toMatch(/^21°/);
});

it('calls no frame of old ones the present, and says why there is no value', () => {
  expect(read({ value: 0, index: 0 }, { isOld: true })?.moment).toBe('lúc 14:00');
  expect(read({ value: null, index: 0 })).toEqual({ figure: '', word: 'không có số liệu', moment: 'lúc này' });
  expect(read({ lack: 'loading' })).toEqual({ figure: '', word: 'đang tải', moment: '' });
});

it('says a class without a figure where satellites estimate the rain, and never that it is dry', () => {
  expect(read({ value: 1.2, isEstimated: true, index: 1 })).toMatchObject({ figure: '', word: 'Có lẽ mưa nhỏ' });
  expect(read({ value: 0, isEstimated: true, index: 1 })).toMatchObject({ figure: '', word: 'Chưa thấy mây mưa' });
  expect(read({ value: 1.2, isEstimated: false, index: 1 })?.figure).toContain('1,2');
});
