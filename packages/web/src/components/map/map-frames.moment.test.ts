import { mapMessages } from '@portal/content/messages/map-messages';
import { expect, it } from 'vitest';
import { writeRain } from './city-values.ts';
import type { MapFrames } from './map-frames.ts';
import { describeMapBasis, findMoment, findPresent, nameKind, toAddressMoment, toMapWords } from './map-words.ts';

const frame = (clock: string, kind: 'observed' | 'forecast') => ({ at: `2026-08-03T${clock}:00+07:00`, kind });
const radar = [frame('13:50', 'observed'), frame('14:00', 'observed'), frame('14:10', 'forecast')];
const hours = [frame('14:00', 'forecast'), frame('15:00', 'forecast')];

it('opens on what was seen last, and on the first hour where nothing is seen', () => {
  expect(findPresent(radar)).toBe(1);
  expect(findPresent(hours)).toBe(0);
  expect(findPresent([])).toBe(0);
});

it('finds the moment of an address, and the present for none or one that has gone', () => {
  expect(toAddressMoment('2026-08-03T14:10:00+07:00')).toBe('2026-08-03T1410');
  expect(toAddressMoment('2026-08-03T14:00:00+07:00')).toBe('2026-08-03T14');
  expect(findMoment(radar, '2026-08-03T1410')).toBe(2);
  expect(findMoment(hours, '2026-08-03T15')).toBe(1);
  expect(findMoment(radar, '2026-08-03T1420')).toBe(1);
  expect(findMoment(radar, null)).toBe(1);
});

const NOW = Date.parse('2026-08-03T14:32:00+07:00');
const describeOf = (basis: MapFrames['basis'], satelliteAt: string | null, now = NOW) =>
  describeMapBasis(
    { basis, frameAt: basis === 'radar' ? '2026-08-03T14:30:00+07:00' : null, satelliteAt } as MapFrames,
    toMapWords(mapMessages.vi),
    now,
  );

it('names what the rain rests on, with the image’s age, highlighted from 45 minutes', () => {
  const image = '2026-08-03T14:10:00+07:00';
  expect(describeOf('satellite', image).text).toContain('Ước tính từ vệ tinh, ảnh lúc 14:10, trễ 22 phút');
  expect(describeOf('radar', image).text).toMatch(/radar lúc 14:30; .*ảnh lúc 14:10, trễ 22 phút/);
  expect(describeOf('radar', null).text).not.toContain('vệ tinh');
  expect(describeOf('model', null).text).toContain('theo mô hình');
  expect([44, 45].map((age) => describeOf('satellite', image, Date.parse(image) + 60_000 * age).isLate)).toEqual([
    false,
    true,
  ]);
  expect(nameKind({ kind: 'forecast', basis: 'satellite' }, mapMessages.en)).toBe('satellite estimate');
});

it('gives a city a class of satellites’ rain, and nothing where they see none', () => {
  const { dryBlock: dry, table } = mapMessages.vi;
  const style = { language: 'vi', temperatureUnit: 'C', windUnit: 'kmh' } as const;
  const write = (rate: number, isEstimated: boolean) =>
    writeRain(rate, { style, dry, strengths: table.strengths }, isEstimated)?.text ?? null;
  expect([write(0, true), write(1, true), write(12, true)]).toEqual([null, 'nhỏ', 'to']);
  expect([write(0, false), write(12, false)]).toEqual(['khô', '12 mm']);
});
