/** Where everything of a drawing of hours stands, in its own pixels. There are two: a wide one and one for a phone. */
export interface MeteogramShape {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  /** Left edge of the first hour, and width of an hour. */
  readonly left: number;
  readonly step: number;
  /** Side of a sky icon, and how many hours there are from one to the next. */
  readonly icon: number;
  readonly iconEvery: number;
  /** Hours from one written value to the next. */
  readonly numberEvery: number;
  readonly barInset: number;
  /** Words at the right edge that say the unit of a row; a phone has no room and its legend says them. */
  readonly hasUnits: boolean;
}

export const WIDE: MeteogramShape = {
  name: 'wide',
  width: 860,
  height: 362,
  left: 44,
  step: 32,
  icon: 32,
  iconEvery: 2,
  numberEvery: 1,
  barInset: 9,
  hasUnits: true,
};

export const NARROW: MeteogramShape = {
  name: 'narrow',
  width: 326,
  height: 362,
  left: 36,
  step: 12,
  icon: 28,
  iconEvery: 3,
  numberEvery: 3,
  barInset: 2,
  hasUnits: false,
};

/** Heights of the rows from the top, the same in both drawings. */
export const ROWS = {
  sun: 14,
  iconTop: 24,
  warmTop: 90,
  warmBase: 162,
  clock: 188,
  rainTop: 204,
  rainBase: 256,
  chance: 274,
  cloudTop: 284,
  cloudHeight: 8,
  arrow: 308,
  speed: 332,
  date: 354,
} as const;

/** Middle of an hour. */
export const middleOf = ({ left, step }: MeteogramShape, index: number): number => left + (index + 0.5) * step;
