import { expect, it } from 'vitest';
import { drawArchipelagos } from './draw-map-picture.ts';

it('names both archipelagos as Vietnam does, on two lines each, inside of its frame', () => {
  const { names, viewBox } = drawArchipelagos('vi');
  expect(names.map(({ lines }) => lines)).toEqual([
    ['Quần đảo', 'Hoàng Sa'],
    ['Quần đảo', 'Trường Sa'],
  ]);
  const [, top = 0, , height = 0] = viewBox.split(' ').map(Number);
  for (const { y } of names) expect(y > top && y + 44 < top + height).toBe(true);
  expect(drawArchipelagos('en').names.map(({ lines }) => lines.join(' '))).toEqual([
    'Hoang Sa (Viet Nam)',
    'Truong Sa (Viet Nam)',
  ]);
});
