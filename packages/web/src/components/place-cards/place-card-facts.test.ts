import { describe, expect, it } from 'vitest';
import { makeHour, makeIssued } from '#components/weather/weather.fixture.ts';
import { toPlaceCardFacts } from './place-card-facts.ts';

const WORDS = {
  rainAhead: 'Mưa 24 giờ tới',
  chance: 'mưa {percent}',
  dry: 'không mưa',
  noData: 'Chưa có dữ liệu',
  stale: 'cũ {hours} giờ',
  tooOld: 'quá cũ',
};
const STYLE = { language: 'vi', temperatureUnit: 'C', windUnit: 'kmh' } as const;

function toFacts(rain: number | null, runAt: string, length = 24) {
  const hours = Array.from({ length }, (_, index) => makeHour(index, { rain }));
  return toPlaceCardFacts({ hours, issued: makeIssued({ runAt }) }, WORDS, STYLE);
}

describe('what a card of a place says', () => {
  it('is the weather of now, the chance of rain, and the rain of the next 24 hours', () => {
    expect(toFacts(0.5, '2026-08-03T07:00:00+07:00')).toMatchObject({
      temperature: '33°',
      state: expect.stringMatching(/ · mưa 23%$/),
      rain: 'Mưa 24 giờ tới: 12\u00a0mm',
      note: '',
      clocks: ['14:00', '20:00', '02:00', '08:00'],
    });
    expect(toFacts(0, '2026-08-03T07:00:00+07:00').rain).toBe('Mưa 24 giờ tới: không mưa');
  });

  it('leaves out a sum of which an hour is missing', () => {
    expect(toFacts(null, '2026-08-03T07:00:00+07:00').rain).toBe('');
  });

  it('says how old a forecast is after 12 hours, and shows none after 36', () => {
    expect(toFacts(0, '2026-08-03T02:00:00+07:00').note).toBe('');
    expect(toFacts(0, '2026-08-03T01:00:00+07:00').note).toBe('cũ 13 giờ');
    expect(toFacts(0, '2026-08-02T02:00:00+07:00').temperature).toBe('33°');
    expect(toFacts(0, '2026-08-02T01:59:00+07:00')).toMatchObject({ temperature: '–', state: 'quá cũ', rain: '' });
  });

  it('says that nothing is known where nothing is', () => {
    expect(toPlaceCardFacts(null, WORDS, STYLE)).toMatchObject({
      temperature: '–',
      state: 'Chưa có dữ liệu',
      note: '',
    });
    expect(toFacts(0, '2026-08-03T07:00:00+07:00', 0).state).toBe('Chưa có dữ liệu');
  });
});
