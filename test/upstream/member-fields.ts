import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { BUCKET_GRID } from './gfs-bucket.ts';

const HOUR = 3600;
const GROUND = { type: 1, value: null };
const above = (metres: number) => ({ type: 103, value: metres });

/** A field of a member, named by our own variable. */
export interface MemberFieldSpec {
  readonly name: 'temperature' | 'windU' | 'windV' | 'rain' | 'ground' | 'skin';
  readonly field: FieldSpec;
}

/** Which member's fields are made. */
export interface MemberFacts {
  readonly runAt: number;
  readonly hour: number;
  readonly member: number;
  readonly members: number;
  readonly centre: number;
  /** Hour at which the rain total begins. */
  readonly rainFrom: number;
}

/**
 * The fields of a member at an hour: 25 °C and a tenth more for each number, 0.1 mm an hour for each number, a wind of
 * 5 m/s from varying directions. The percentile members of 31 are numbers 3, 15 and 27, of 51 numbers 5, 25 and 45.
 */
export function makeMemberFields(facts: MemberFacts): MemberFieldSpec[] {
  const { member, hour, rainFrom } = facts;
  const turn = (member / facts.members) * 2 * Math.PI;
  const make = (name: MemberFieldSpec['name'], numbers: Numbers, level: FieldSpec['level'], value: number) => ({
    name,
    field: makeField(facts, numbers, level, value),
  });
  const rain = make('rain', [1, 8], GROUND, (hour - rainFrom) * member * 0.1);
  return [
    make('temperature', [0, 0], above(2), 298.15 + member / 10),
    make('skin', [0, 17], GROUND, 300),
    make('windU', [2, 2], above(10), 5 * Math.cos(turn)),
    make('windV', [2, 3], above(10), 5 * Math.sin(turn)),
    make('ground', [3, 5], GROUND, 120),
    ...(hour === 0 ? [] : [rain]),
  ];
}

type Numbers = readonly [category: number, parameter: number];

function makeField(
  facts: MemberFacts,
  [category, parameter]: Numbers,
  level: FieldSpec['level'],
  value: number,
): FieldSpec {
  const { runAt, hour, member, members, centre, rainFrom } = facts;
  const isRain = category === 1;
  const values = new Float64Array(BUCKET_GRID.rows * BUCKET_GRID.columns).fill(value);
  // A field with one value everywhere has no packed data; real ones have some. The corner lies outside the test area.
  values[0] = value + 1;
  return {
    centre,
    category,
    parameter,
    ...(level === undefined ? {} : { level }),
    referenceTime: runAt,
    validAt: runAt + hour * HOUR,
    ...(isRain ? { intervalStart: runAt + rainFrom * HOUR } : {}),
    member: { type: member === 0 ? 1 : 3, number: member, size: members },
    grid: BUCKET_GRID,
    values,
    decimals: 3,
  };
}
