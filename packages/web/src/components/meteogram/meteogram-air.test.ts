import { expect, it } from 'vitest';
import { makeHour } from '#components/weather/weather.fixture.ts';
import { drawArrows } from './meteogram-air.tsx';
import { listMeteogramShapes, middleOf } from './meteogram-shape.ts';

const [WIDE] = listMeteogramShapes('vi');
const draw = (windSpeed: number | null, windDirection: number | null) =>
  drawArrows([{ index: 0, first: makeHour(0, { windSpeed, windDirection }) }], WIDE);

it('lets arrows fly with the wind', () => {
  const tip = (windDirection: number): number[] => {
    const [first = ''] = draw(4, windDirection).slice(1).split('L');
    return first.split(' ').map(Number);
  };
  const [x, y] = [middleOf(WIDE, 0), WIDE.rows.arrow];
  expect(tip(0)).toEqual([x, y + 8]);
  expect(tip(180)).toEqual([x, y - 8]);
  expect(tip(270)).toEqual([Math.round(10 * (x + 8)) / 10, y]);
});

it('draws no arrow in a calm or for an unknown wind', () => {
  expect(draw(0.1, 90)).toBe('');
  expect(draw(null, 90)).toBe('');
  expect(draw(4, null)).toBe('');
});
