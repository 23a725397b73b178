import { median } from './median.ts';

/** Sums per cell of the yardstick. */
export const SUMS = 8;
const BLOCK = 2 ** 18;

/** Yardstick: `SUMS` float sums per cell, as simple as possible, to be run right after what it is for; ms of CPU. */
export function timeSums(cells: number): number {
  const [from, to] = [new Float32Array(BLOCK).fill(1), new Float32Array(BLOCK)];
  const rounds = Array.from({ length: 5 }, () => {
    const { user, system } = process.cpuUsage();
    for (let done = 0; done < cells * SUMS; done += BLOCK) {
      for (let cell = 0; cell < BLOCK; cell += 1) to[cell] = (to[cell] as number) + 0.5 * (from[cell] as number);
    }
    const spent = process.cpuUsage({ user, system });
    return (spent.user + spent.system) / 1000;
  });
  return median(rounds);
}
