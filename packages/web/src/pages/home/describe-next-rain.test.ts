import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { chanceOfAnyHour } from '@portal/domain/weather/rain-chance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { makeHour, makeView } from '#components/weather/weather.fixture.ts';
import { describeNextRain } from './describe-next-rain.ts';

const { style } = makeView('vi');
const english = makeView('en').style;

function makeHours(changes: readonly Partial<Hour>[]): readonly Hour[] {
  return changes.map((hour, index) => makeHour(index, { rain: 0, rainProbability: 0, ...hour }, 'vi'));
}
const say = (changes: readonly Partial<Hour>[]) => describeNextRain(makeHours(changes), [], style)?.text;

describe('describeNextRain', () => {
  it.each([
    [20, 'có thể có mưa khoảng 16:00 (20%)', 'a slight chance of rain around 16:00 (20%)'],
    [39, 'có thể có mưa khoảng 16:00 (39%)', 'a slight chance of rain around 16:00 (39%)'],
    [40, 'khả năng có mưa khoảng 16:00 (40%)', 'a good chance of rain around 16:00 (40%)'],
    [69, 'khả năng có mưa khoảng 16:00 (69%)', 'a good chance of rain around 16:00 (69%)'],
    [70, 'có mưa khoảng 16:00 (70%)', 'rain around 16:00 (70%)'],
  ])('says an hour of 0.3 mm at %i percent by its chance, however little it is', (rainProbability, vi, en) => {
    const hours = makeHours([{}, {}, { rain: 0.3, rainProbability }, {}]);
    expect(describeNextRain(hours, [], style)?.text).toBe(vi);
    expect(describeNextRain(hours, [], english)?.text).toBe(en);
  });

  it('names the first spell with a good chance before an earlier one that is only possible', () => {
    const dry = [{}, {}, {}];
    expect(say([{ rain: 0.2, rainProbability: 25 }, ...dry, { rain: 3, rainProbability: 80 }, ...dry])).toBe(
      'có mưa khoảng 18:00 (80%)',
    );
    expect(say([{ rain: 0.2, rainProbability: 25 }, {}])).toBe('có thể có mưa trong giờ này (25%)');
  });

  it('says of which day an hour after midnight is', () => {
    const hours = makeHours([...new Array<Partial<Hour>>(11).fill({}), { rain: 2, rainProbability: 90 }]);
    const next = describeNextRain(hours, [], style);
    expect(next?.text).toBe('có mưa khoảng 01:00 ngày mai (90%)');
    expect(next?.startsAt?.slice(11, 16)).toBe('01:00');
    expect(describeNextRain(hours, [], english)?.text).toBe('rain around 01:00 tomorrow (90%)');
  });

  it('says of hours without rain what their chance together allows', () => {
    expect(say(new Array<Partial<Hour>>(24).fill({}))).toBe('24 giờ tới không mưa');
    expect(say(new Array<Partial<Hour>>(24).fill({ rainProbability: 15 }))).toMatch(
      /^24 giờ tới (?:khả năng )?có mưa$/,
    );
  });

  it('says that it stays dry only where the chance of all hours together is below 20 percent', () => {
    const hour = fc.record({
      rain: fc.double({ min: 0, max: 30, noNaN: true }),
      rainProbability: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(hour, { minLength: 1, maxLength: 24 }), (given) => {
        const chance = chanceOfAnyHour(given.map(({ rainProbability }) => rainProbability)) ?? 0;
        for (const one of [style, english]) {
          const text = describeNextRain(makeHours(given), [], one)?.text ?? '';
          if (/không mưa|no rain|dry/.test(text)) expect(Math.round(chance)).toBeLessThan(20);
          expect(text).not.toMatch(/khó có mưa|unlikely/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('says nothing without hours, of unknown ones, and under an emergency bulletin', () => {
    expect(describeNextRain([], [], style)).toBeNull();
    expect(describeNextRain(makeHours([{}, { rainProbability: null }]), [], style)).toBeNull();
    expect(describeNextRain(makeHours([{}]), [makeSampleWarning({ level: 4 })], style)).toBeNull();
  });
});
