import { expect, it } from 'vitest';
import { countNodes, SPACING } from '#nowcast/trajectory.ts';
import { NATIONAL_SIZE } from '#radar/rain-rate-field.ts';
import { MOTION_BYTES, toMotionBytes, toMotionField } from './frame-bytes.ts';

it('motion comes back from its bytes, wherever in their memory they lie', () => {
  const nodes = countNodes(NATIONAL_SIZE, SPACING);
  const count = nodes.columns * nodes.rows;
  const motion = { spacing: SPACING, nodes, u: new Float32Array(count).fill(1.5), v: new Float32Array(count).fill(-2) };
  const memory = Buffer.alloc(MOTION_BYTES + 12);
  memory.set(toMotionBytes(motion, 2), 12);
  const { u, v } = toMotionField(memory.subarray(12));
  expect([u[0], u.at(-1), v[0], v.at(-1)]).toEqual([3, 3, -4, -4]);
});
