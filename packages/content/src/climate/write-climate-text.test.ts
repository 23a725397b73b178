import { CLIMATE_KIND_IDS } from '@portal/domain/climate/climate-query';
import { describe, expect, it } from 'vitest';
import { makeSampleClimate } from './climate.fixture.ts';
import { writeClimateText } from './write-climate-text.ts';

const VI = { language: 'vi', temperatureUnit: 'C' } as const;
const EN = { language: 'en', temperatureUnit: 'C' } as const;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

describe('a bulletin in words', () => {
  it('says what is forecast and what is only usual', () => {
    const text = writeClimateText(makeSampleClimate({ area: 'south' }), VI);
    expect(text.title).toBe('Bản tin khí hậu 30 ngày: 21/11/2026 – 20/12/2026');
    expect(text.area).toBe('Nam Bộ');
    expect(text.headline.map(plain)).toEqual([
      'Dự báo 15 ngày, từ 21/11/2026 đến 5/12/2026: nhiệt độ trung bình 20,8 °C, cao hơn trung bình nhiều năm 0,8 °C; tổng lượng mưa 30 mm, ít hơn trung bình nhiều năm (bằng 50%).',
      'Phần còn lại, từ 6/12/2026 đến 20/12/2026, chưa có nguồn dự báo mùa. Trung bình nhiều năm của những ngày này: nhiệt độ 20,0 °C, lượng mưa 60 mm.',
    ]);
    expect(text.past.sentences.map(plain)).toEqual([
      '30 ngày qua, từ 22/10/2026 đến 20/11/2026: nhiệt độ trung bình 20,1 °C, xấp xỉ trung bình nhiều năm (+0,1 °C); tổng lượng mưa 168 mm, nhiều hơn trung bình nhiều năm (bằng 140%).',
    ]);
  });

  it('says the same in English and in degrees Fahrenheit', () => {
    const text = writeClimateText(makeSampleClimate(), { ...EN, temperatureUnit: 'F' });
    expect(text.title).toBe('Climate bulletin, 30 days: 21 November 2026 – 20 December 2026');
    expect(plain(text.headline[0] ?? '')).toBe(
      'Forecast for 15 days, 21 November 2026 to 5 December 2026: mean temperature 69.5 °F, 1.5 °F above the long-term average; total rain 30 mm, less than the long-term average (50% of it).',
    );
    expect(text.outlook.sentences[0]).toContain('warmer in Northwest');
  });

  it('has no forecast of a far season, and says so before its figures', () => {
    const month = Date.parse('2027-05-01T00:00:00+07:00') / 1000;
    const text = writeClimateText(makeSampleClimate({ kind: '6-months', month }), VI);
    expect(text.headline[0]).toBe(
      'Kỳ này chưa có dự báo. Các con số dưới đây là trung bình nhiều năm, không phải dự báo.',
    );
    expect(text.regions.columns).toHaveLength(3);
    expect(text.parts.rows.at(-1)?.slice(2, 6).map(plain)).toEqual(['–', '20,0 °C', '–', '124 mm']);
    expect(text.madeOf.sentences.join(' ')).toContain('QCVN 02:2022/BXD');
  });

  it('says when too little is known of the past', () => {
    const text = writeClimateText(makeSampleClimate({}, { past: 5, ahead: 15 }), EN);
    expect(text.past.sentences).toEqual([
      'Not enough data for the past 30 days to compare with the long-term average.',
    ]);
  });

  it('is whole, composed and without a lost figure for every kind and area', () => {
    for (const kind of CLIMATE_KIND_IDS) {
      for (const area of ['country', 'south'] as const) {
        for (const style of [VI, EN]) {
          const text = writeClimateText(makeSampleClimate({ kind, area }), style);
          const texts = listTexts({ ...text, maps: text.maps.map(({ map: _, ...words }) => words) });
          for (const one of texts) {
            expect(one).toBe(one.normalize('NFC'));
            expect(one).not.toMatch(/NaN|undefined|null|Infinity/);
          }
          for (const { columns, rows } of [text.parts, text.regions])
            for (const row of rows) expect(row).toHaveLength(columns.length);
        }
      }
    }
  });
});
