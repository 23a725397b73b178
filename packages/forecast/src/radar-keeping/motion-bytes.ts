import { countNodes, type MotionField, SPACING } from '#nowcast/motion-field.ts';
import { NATIONAL_SIZE } from '#radar/national-grid.ts';

const NODES = countNodes(NATIONAL_SIZE, SPACING);
const COUNT = NODES.columns * NODES.rows;

/** Length of a motion field's bytes. */
export const MOTION_BYTES = 2 * Float32Array.BYTES_PER_ELEMENT * COUNT;

/** A motion field of the national grid as bytes, `factor` times as fast: such as from cells a frame to cells in ten minutes. */
export function toMotionBytes({ u, v }: MotionField, factor: number): Uint8Array {
  const values = new Float32Array(2 * COUNT);
  values.set(u.map((speed) => factor * speed));
  values.set(
    v.map((speed) => factor * speed),
    COUNT,
  );
  return new Uint8Array(values.buffer);
}

/** The motion field of bytes. */
export function toMotionField(bytes: Uint8Array): MotionField {
  // A copy that begins where its memory does: bytes from a file may lie anywhere in theirs.
  const values = new Float32Array(Uint8Array.from(bytes).buffer);
  return { spacing: SPACING, nodes: NODES, u: values.subarray(0, COUNT), v: values.subarray(COUNT) };
}
