import { expect, it } from 'vitest';
import { drawMapLines } from './draw-map-picture.ts';

it('draws coast and borders over a satellite image, and lays no ground over it', () => {
  const lines = drawMapLines();
  expect(lines.match(/fill="none"/g)).toHaveLength(2);
  expect(lines).not.toContain('class=');
});
