import type { RainSlice } from '@portal/domain/weather/rain-spells';
import { describe, expect, it } from 'vitest';
import { describeNowcast } from './describe-nowcast.ts';

const BASE = Date.parse('2026-08-03T14:10:00+07:00') / 1000;
/** The current ten minutes, dry, and the 18 after them. */
const makeSteps = (rates: readonly (number | null)[], chances: readonly number[] = []): RainSlice[] =>
  makeSlices([0, ...rates], [0, ...chances]);
/** From the current ten minutes on. */
const makeSlices = (rates: readonly (number | null)[], chances: readonly number[] = []): RainSlice[] =>
  Array.from({ length: 19 }, (_, index) => ({
    fromAt: BASE + 600 * index,
    toAt: BASE + 600 * (index + 1),
    rainMmh: rates[index] ?? (rates.length > index ? null : 0),
    chancePercent: chances.length > 1 ? (chances[index] ?? 0) : null,
    thunder: null,
  }));
const english = { language: 'en', basis: 'radar' } as const;
const radar = { language: 'vi', basis: 'radar' } as const;

describe('the rain of three hours in a sentence', () => {
  it('says when it starts and stops, by the strongest step', () => {
    const shown = describeNowcast(makeSteps([0, 0, 0.1, 3, 1]), radar);
    expect(shown.sentence).toBe('Khoảng 30 phút nữa có mưa vừa, tạnh vào khoảng 15:10.');
    expect(shown.startsAt).toBe(BASE + 1800);
    expect(shown.stopsAt).toBe(BASE + 3600);
    expect(describeNowcast(makeSteps([0, 0, 0.1, 3, 1]), { language: 'en', basis: 'radar' }).sentence).toBe(
      'Moderate rain in about 30 minutes, over by about 15:10.',
    );
  });

  it('knows 0.1 mm/h from less', () => {
    expect(describeNowcast(makeSlices([0.09]), radar)).toEqual({
      sentence: 'Không mưa trong 3 giờ tới.',
      startsAt: null,
      stopsAt: null,
    });
    expect(describeNowcast(makeSlices([0.1]), radar).sentence).toBe('Đang có mưa nhỏ, tạnh vào khoảng 14:20.');
  });

  it('does not state an end that it does not see, nor minutes an hour ahead', () => {
    expect(describeNowcast(makeSlices(Array(19).fill(12)), radar).sentence).toBe(
      'Đang có mưa to, có thể kéo dài quá 3 giờ tới.',
    );
    const after = (dry: number) => makeSteps([...Array(dry).fill(0), ...Array(18 - dry).fill(1)]);
    expect(describeNowcast(after(4), radar).sentence).toContain('Khoảng 50 phút nữa');
    expect(describeNowcast(after(5), radar).sentence).toContain('Khoảng 1 giờ nữa');
    expect(describeNowcast(after(7), radar).sentence).toContain('Khoảng 1 giờ rưỡi nữa');
    expect(describeNowcast(after(17), radar).sentence).toContain('Khoảng 3 giờ nữa');
    expect(describeNowcast(after(5), { language: 'en', basis: 'radar' }).sentence).toContain('in about an hour,');
    expect(describeNowcast(after(14), { language: 'en', basis: 'radar' }).sentence).toContain(
      'in about 2 and a half hours',
    );
  });

  it('calls the rain of this moment what it is, and says from when on it is of its strongest class', () => {
    const steps = makeSlices([0.6, 2.5, 1, 10, 12, 0.3]);
    expect(describeNowcast(steps, radar).sentence).toBe(
      'Đang có mưa nhỏ, chuyển thành mưa to vào khoảng 14:40, tạnh vào khoảng 15:10.',
    );
    expect(describeNowcast(steps, { language: 'en', basis: 'radar' }).sentence).toBe(
      'Light rain now, turning to heavy rain by about 14:40, over by about 15:10.',
    );
    expect(describeNowcast(makeSlices([2.4, 2.4]), { language: 'en', basis: 'radar' }).sentence).toBe(
      'Light rain now, over by about 14:30.',
    );
    expect(describeNowcast(makeSlices([2.4, 2.5]), radar).sentence).toBe(
      'Đang có mưa nhỏ, chuyển thành mưa vừa vào khoảng 14:20, tạnh vào khoảng 14:30.',
    );
  });

  it('says how hard it begins, and from when on it is of its strongest class', () => {
    const rates = [...Array(7).fill(0), 0.2, 0.6, 1.3, 2, 2, 3, 5, 6, 8, 10, 12];
    expect(describeNowcast(makeSteps(rates), radar).sentence).toBe(
      'Khoảng 1 giờ rưỡi nữa có mưa nhỏ, mạnh lên thành mưa to vào khoảng 17:00, có thể kéo dài quá 3 giờ tới.',
    );
    expect(describeNowcast(makeSteps(rates), english).sentence).toBe(
      'Light rain in about an hour and a half, turning to heavy rain by about 17:00, possibly lasting beyond the next 3 hours.',
    );
  });

  it('goes on to the strongest rain after the first, and takes a lull of 20 minutes for no end', () => {
    const rates = [0.2, 0.1, 0, 0, 0, 0, 0, 0.3, 0, 0, 0, 0.9, 0, 0, 5.7, 2.7, 3, 3.5];
    const shown = describeNowcast(makeSlices(rates), radar);
    expect(shown.sentence).toBe('Đang có mưa nhỏ, tạnh vào khoảng 14:30, rồi có mưa vừa từ khoảng 16:00.');
    expect(shown.stopsAt).toBe(BASE + 1200);
    expect(describeNowcast(makeSlices(rates), english).sentence).toBe(
      'Light rain now, over by about 14:30, then moderate rain from about 16:00.',
    );
  });

  it.each([
    [20, 'có thể có', 'A slight chance of moderate rain'],
    [39, 'có thể có', 'A slight chance of moderate rain'],
    [40, 'khả năng có', 'A good chance of moderate rain'],
    [69, 'khả năng có', 'A good chance of moderate rain'],
    [70, 'có', 'Moderate rain'],
  ])('says rain of a chance of %i percent so', (chance, vi, en) => {
    const steps = makeSteps([0, 0, 0.5, 3, 0.5], Array(18).fill(chance));
    expect(describeNowcast(steps, radar).sentence).toBe(`Khoảng 30 phút nữa ${vi} mưa vừa, tạnh vào khoảng 15:10.`);
    expect(describeNowcast(steps, english).sentence).toBe(`${en} in about 30 minutes, over by about 15:10.`);
  });

  it('hedges each strength by its own chance', () => {
    const growing = (chance: number, how: typeof radar | typeof english) =>
      describeNowcast(makeSlices([0.3, 0.3, 12], [90, 90, chance]), how).sentence;
    expect(growing(30, radar)).toBe(
      'Đang có mưa nhỏ, có thể chuyển thành mưa to vào khoảng 14:30, tạnh vào khoảng 14:40.',
    );
    expect(growing(50, radar)).toContain(', khả năng chuyển thành mưa to');
    expect(growing(50, english)).toBe(
      'Light rain now, with a good chance of heavy rain by about 14:30, over by about 14:40.',
    );
  });

  it('says no rain only below 20 percent in all of the time', () => {
    const say = (rate: number, chances: readonly number[], how: typeof radar | typeof english = radar) =>
      describeNowcast(makeSteps(Array(18).fill(rate), [...chances, ...Array(18).fill(0)].slice(0, 18)), how).sentence;
    expect(say(0, Array(18).fill(5))).toBe('Không mưa trong 3 giờ tới.');
    expect(say(0, Array(5).fill(19))).toBe('Không mưa trong 3 giờ tới.');
    expect(say(0, Array(5).fill(20))).toBe('Có thể có mưa trong 3 giờ tới.');
    // Three hours of 19% give more than two in five.
    expect(say(0, Array(18).fill(19))).toBe('Khả năng có mưa trong 3 giờ tới.');
    expect(say(0, Array(18).fill(19), english)).toBe('A good chance of rain in the next 3 hours.');
    expect(say(0.19, Array(5).fill(15))).toBe('Có thể có mưa phùn trong 3 giờ tới.');
  });

  it('takes what is not known neither for dry nor for the end of rain', () => {
    const unknown = (known: readonly number[]) => makeSlices([...known, ...Array(19 - known.length).fill(null)]);
    const dry = describeNowcast(unknown([0, 0]), radar);
    expect(dry).toEqual({ sentence: 'Không mưa đến 14:30, sau đó chưa rõ.', startsAt: null, stopsAt: null });
    expect(describeNowcast(unknown([0, 0]), english).sentence).toBe('No rain until 14:30, not known after that.');
    const wet = describeNowcast(unknown([1, 1]), radar);
    expect(wet).toEqual({ sentence: 'Đang có mưa nhỏ; sau 14:30 chưa rõ.', startsAt: null, stopsAt: null });
    expect(describeNowcast(unknown([2.2, 0.3, 0, 0, 0]), english).sentence).toBe(
      'Light rain now, over by about 14:30; not known after 15:00.',
    );
    expect(describeNowcast(makeSlices([null, 3]), radar).sentence).toBe('Chưa có dữ liệu mưa cho nơi này.');
  });

  it('says that it speaks by the model, and that it knows nothing', () => {
    expect(describeNowcast(makeSteps([]), { language: 'vi', basis: 'model' }).sentence).toBe(
      'Theo mô hình dự báo, không mưa trong 3 giờ tới.',
    );
    const nothing = describeNowcast(makeSlices(Array(19).fill(null)), radar);
    expect(nothing).toEqual({ sentence: 'Chưa có dữ liệu mưa cho nơi này.', startsAt: null, stopsAt: null });
  });
});
