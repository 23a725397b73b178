import { describe, expect, it } from 'vitest';
import { type RainStep, tellRain } from './tell-rain.ts';

const BASE = Date.parse('2026-08-03T14:10:00+07:00') / 1000;
const makeSteps = (rates: readonly (number | null)[]): RainStep[] =>
  Array.from({ length: 18 }, (_, index) => ({
    at: BASE + 600 * (index + 1),
    minutes: 10 * (index + 1),
    rainMmh: rates[index] ?? (rates.length > index ? null : 0),
  }));
const radar = { language: 'vi', isModel: false } as const;

describe('the rain of three hours in a sentence', () => {
  it('tells when it starts and stops, by the strongest step', () => {
    const told = tellRain(makeSteps([0, 0, 0.1, 3, 1]), radar);
    expect(told.sentence).toBe('Khoảng 30 phút nữa có mưa vừa, tạnh vào khoảng 15:10.');
    expect(told.startsAt).toBe(BASE + 1800);
    expect(told.stopsAt).toBe(BASE + 3600);
    expect(tellRain(makeSteps([0, 0, 0.1, 3, 1]), { language: 'en', isModel: false }).sentence).toBe(
      'Moderate rain in about 30 minutes, over by about 15:10.',
    );
  });

  it('knows 0.1 mm/h from less', () => {
    expect(tellRain(makeSteps([0.09]), radar)).toEqual({
      sentence: 'Không mưa trong 3 giờ tới.',
      startsAt: null,
      stopsAt: null,
    });
    expect(tellRain(makeSteps([0.1]), radar).sentence).toBe('Đang có mưa nhỏ, tạnh vào khoảng 14:30.');
  });

  it('does not promise an end that it does not see, nor minutes an hour ahead', () => {
    expect(tellRain(makeSteps(Array(18).fill(12)), radar).sentence).toBe(
      'Đang có mưa to, có thể kéo dài quá 3 giờ tới.',
    );
    const after = (dry: number) => makeSteps([...Array(dry).fill(0), ...Array(18 - dry).fill(1)]);
    expect(tellRain(after(4), radar).sentence).toContain('Khoảng 50 phút nữa');
    expect(tellRain(after(5), radar).sentence).toContain('Khoảng 1 giờ nữa');
    expect(tellRain(after(7), radar).sentence).toContain('Khoảng 1 giờ rưỡi nữa');
    expect(tellRain(after(17), radar).sentence).toContain('Khoảng 3 giờ nữa');
    expect(tellRain(after(5), { language: 'en', isModel: false }).sentence).toContain('in about an hour,');
    expect(tellRain(after(14), { language: 'en', isModel: false }).sentence).toContain('in about 2 and a half hours');
  });

  it('calls the rain of this moment what it is, and tells when it is at its strongest', () => {
    const steps = makeSteps([0.6, 2.5, 1, 10, 12, 0.3]);
    expect(tellRain(steps, radar).sentence).toBe(
      'Đang có mưa nhỏ, chuyển thành mưa to vào khoảng 15:00, tạnh vào khoảng 15:20.',
    );
    expect(tellRain(steps, { language: 'en', isModel: false }).sentence).toBe(
      'Light rain now, turning to heavy rain by about 15:00, over by about 15:20.',
    );
    expect(tellRain(makeSteps([2.4, 2.4]), { language: 'en', isModel: false }).sentence).toBe(
      'Light rain now, over by about 14:40.',
    );
    expect(tellRain(makeSteps([2.4, 2.5]), radar).sentence).toBe(
      'Đang có mưa nhỏ, chuyển thành mưa vừa vào khoảng 14:30, tạnh vào khoảng 14:40.',
    );
  });

  it('says that it speaks by the model, and that it knows nothing', () => {
    expect(tellRain(makeSteps([]), { language: 'vi', isModel: true }).sentence).toBe(
      'Theo mô hình dự báo, không mưa trong 3 giờ tới.',
    );
    const nothing = tellRain(makeSteps(Array(18).fill(null)), radar);
    expect(nothing).toEqual({ sentence: 'Chưa có dữ liệu mưa cho nơi này.', startsAt: null, stopsAt: null });
  });
});
