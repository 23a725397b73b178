import { type MotionField, sampleNodes } from './motion-field.ts';

/** Where the air that is over each node at a later moment was before: displacement in cells, backwards along the motion. */
export interface Trajectory {
  /** Cells east and down the rows from where it was to the node. */
  readonly dx: Float32Array;
  readonly dy: Float32Array;
}

/** A trajectory of no time. */
export function startTrajectory({ nodes }: MotionField): Trajectory {
  const count = nodes.columns * nodes.rows;
  return { dx: new Float32Array(count), dy: new Float32Array(count) };
}

/**
 * Goes back in place by `steps` more frames (negative: forwards) along a motion that stays as it is: semi-Lagrangian, with the
 * velocity in the middle of the way found in two rounds (Germann and Zawadzki 2002).
 */
export function extendTrajectory({ dx, dy }: Trajectory, motion: MotionField, steps: number): void {
  const { nodes, spacing, u, v } = motion;
  for (let row = 0, node = 0; row < nodes.rows; row += 1) {
    for (let column = 0; column < nodes.columns; column += 1, node += 1) {
      const x = column - (dx[node] as number) / spacing;
      const y = row - (dy[node] as number) / spacing;
      let stepX = steps * sampleNodes(u, nodes, x, y);
      let stepY = steps * sampleNodes(v, nodes, x, y);
      for (let round = 0; round < 2; round += 1) {
        const middleX = x - stepX / (2 * spacing);
        const middleY = y - stepY / (2 * spacing);
        stepX = steps * sampleNodes(u, nodes, middleX, middleY);
        stepY = steps * sampleNodes(v, nodes, middleX, middleY);
      }
      dx[node] = (dx[node] as number) + stepX;
      dy[node] = (dy[node] as number) + stepY;
    }
  }
}
