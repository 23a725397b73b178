import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { MemberField } from './member-file.ts';

/** Rain that fell between two moments, per cell, mm. */
export interface RainAmount {
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
  readonly values: Float32Array;
}

/** The rain of one member, whose totals come step by step. */
export interface MemberRain {
  /** What a total adds to those before it; null where it begins before the last one ends and does not continue it. */
  add(total: MemberField): RainAmount | null;
}

/**
 * Takes totals from the start of the run or of a bucket, in the order of their steps, and tells the amount between each
 * and the one before. A total that shrinks by the noise of packing adds 0. After a missing step the amount is that of
 * the whole time since the last known one, where the totals still count from the same start.
 */
export function createMemberRain(): MemberRain {
  let last: MemberField | null = null;
  return {
    add(total) {
      const before = last;
      last = total;
      const { intervalStart, validAt, values } = total;
      if (before === null || intervalStart >= before.validAt) return { from: intervalStart, to: validAt, values };
      if (intervalStart !== before.intervalStart || validAt <= before.validAt) return null;
      return { from: before.validAt, to: validAt, values: subtract(values, before.values) };
    },
  };
}

function subtract(total: Float32Array, before: Float32Array): Float32Array {
  const rest = new Float32Array(total.length);
  for (let cell = 0; cell < total.length; cell++) {
    const difference = (total[cell] as number) - (before[cell] as number);
    rest[cell] = difference < 0 ? 0 : difference;
  }
  return rest;
}
