/** Formats temperatures given in °C as whole degrees with a real minus sign, like the pages. */
export interface DegreeWriter {
  /** `22°`, `−1°`. */
  readonly at: (celsius: number) => string;
  /** `24–31°`, `−2° – 3°`, or one number if both round to the same. */
  readonly between: (low: number, high: number) => string;
  /** A difference without its sign: `3°`. */
  readonly apart: (celsius: number) => string;
  /** Difference of two temperatures as shown, in whole degrees of the unit; negative if the second is lower. */
  readonly rise: (from: number, to: number) => number;
}

export type DegreeUnit = 'C' | 'F';

const WRITERS: Readonly<Record<DegreeUnit, DegreeWriter>> = {
  C: createWriter(1, 0),
  F: createWriter(1.8, 32),
};

export function getDegreeWriter(unit: DegreeUnit): DegreeWriter {
  return WRITERS[unit];
}

function createWriter(factor: number, zero: number): DegreeWriter {
  const at = (celsius: number) => `${write(celsius * factor + zero)}°`;
  return {
    at,
    between: (low, high) => {
      const [from, to] = [write(low * factor + zero), write(high * factor + zero)];
      if (from === to) return `${to}°`;
      return from.startsWith('−') ? `${from}° – ${to}°` : `${from}–${to}°`;
    },
    apart: (celsius) => `${write(Math.abs(celsius) * factor)}°`,
    rise: (from, to) => toWhole(to * factor + zero) - toWhole(from * factor + zero),
  };
}

/** Rounds half up, also below zero, like the pages. */
function toWhole(degrees: number): number {
  return Math.floor(Number(degrees.toFixed(6)) + 0.5);
}

function write(degrees: number): string {
  const whole = toWhole(degrees);
  return whole < 0 ? `−${-whole}` : String(whole);
}
