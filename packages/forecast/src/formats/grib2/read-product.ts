import type { EpochSeconds } from '@portal/domain/time/epoch';
import { addTimeUnits } from './add-time-units.ts';
import type { Grib2Message } from './message.ts';
import { findMoment } from './read-identification.ts';
import type { Section } from './section.ts';

type Product = Pick<
  Grib2Message,
  | 'generatingProcess'
  | 'productTemplate'
  | 'category'
  | 'parameter'
  | 'levelType'
  | 'levelValue'
  | 'secondLevelType'
  | 'secondLevelValue'
  | 'intervalStart'
  | 'validAt'
  | 'statistic'
  | 'member'
  | 'derived'
>;

/** Where a template's octets stand: templates 4.40 to 4.43 insert the constituent, so most octets move by `shift`. */
interface Layout {
  readonly shift: 0 | 2;
  readonly member?: number;
  readonly derived?: number;
  /** First octet of the end of the overall interval, in statistical templates. */
  readonly interval?: number;
}

/** Product templates whose time and level are known, by number. */
const LAYOUTS: Readonly<Record<number, Layout>> = {
  0: { shift: 0 },
  1: { shift: 0, member: 35 },
  2: { shift: 0, derived: 35 },
  5: { shift: 0 },
  6: { shift: 0 },
  8: { shift: 0, interval: 35 },
  9: { shift: 0, interval: 48 },
  10: { shift: 0, interval: 36 },
  11: { shift: 0, member: 35, interval: 38 },
  12: { shift: 0, derived: 35, interval: 37 },
  15: { shift: 0 },
  40: { shift: 2 },
  41: { shift: 2, member: 37 },
  42: { shift: 2, interval: 37 },
  43: { shift: 2, member: 37, interval: 40 },
};

/** Behind number, length and kind of the template. */
const FIRST_TEMPLATE_OCTET = 10;
const COORDINATE_OCTETS = 4;

const MISSING_OCTET = 0xff;
const MISSING_WORD = 0xffffffff;

/**
 * Section 4 of a message with its reference time. Template numbers that are not known here keep only parameter and
 * category. Throws `GribError` for a section that is too short and for a time unit or an interval that makes no sense.
 */
export function readProduct(section: Section, referenceTime: EpochSeconds): Product {
  const productTemplate = section.u16(8);
  // Coordinates of levels stand behind the template, four octets each; with damage there is no room for them.
  section.requireOctets(FIRST_TEMPLATE_OCTET, section.u16(6) * COORDINATE_OCTETS);
  const identity = { productTemplate, category: section.u8(10), parameter: section.u8(11) };
  const layout = LAYOUTS[productTemplate];
  if (layout === undefined) return { ...identity, ...UNKNOWN };
  const { shift } = layout;
  const start = readStart(section, shift, referenceTime);
  return {
    ...identity,
    generatingProcess: section.u8(14 + shift),
    levelType: section.u8(23 + shift),
    levelValue: readLevelValue(section, 23 + shift),
    secondLevelType: section.u8(29 + shift) === MISSING_OCTET ? null : section.u8(29 + shift),
    secondLevelValue: readLevelValue(section, 29 + shift),
    intervalStart: start,
    validAt: layout.interval === undefined ? start : readIntervalEnd(section, layout.interval, start),
    statistic: layout.interval === undefined ? null : section.u8(layout.interval + 12),
    member: layout.member === undefined ? null : readMember(section, layout.member),
    derived: layout.derived === undefined ? null : section.u8(layout.derived),
  };
}

const UNKNOWN = {
  generatingProcess: MISSING_OCTET,
  levelType: null,
  levelValue: null,
  secondLevelType: null,
  secondLevelValue: null,
  intervalStart: null,
  validAt: null,
  statistic: null,
  member: null,
  derived: null,
} as const;

function readStart(section: Section, shift: number, referenceTime: EpochSeconds): EpochSeconds {
  const unit = section.u8(18 + shift);
  const count = section.signed(19 + shift, 4);
  const start = count === 0 ? referenceTime : addTimeUnits(referenceTime, unit, count);
  if (start === null) throw section.errorAt(18 + shift, `${count} of time unit ${unit} is no time`);
  return start;
}

/** Code table 4.5: type, scale factor, scaled value; null where the value is missing. */
function readLevelValue(section: Section, octet: number): number | null {
  if (section.u8(octet) === MISSING_OCTET || section.u32(octet + 2) === MISSING_WORD) return null;
  const factor = section.u8(octet + 1) === MISSING_OCTET ? 0 : section.signed(octet + 1, 1);
  const scaled = section.signed(octet + 2, 4);
  return factor >= 0 ? scaled / 10 ** factor : scaled * 10 ** -factor;
}

/** The end as the file states it; from the first, outermost time range where the file leaves the end empty. */
function readIntervalEnd(section: Section, octet: number, start: EpochSeconds): EpochSeconds {
  const ranges = section.u8(octet + 7);
  if (ranges === 0) throw section.errorAt(octet + 7, 'a statistic over no time range');
  section.requireOctets(octet + 12, ranges * 12);
  const end = findMoment(section, octet) ?? addTimeUnits(start, section.u8(octet + 14), section.u32(octet + 15));
  if (end === null) throw section.errorAt(octet, 'the interval has no end');
  if (end < start) throw section.errorAt(octet, 'the interval ends before it begins');
  return end;
}

function readMember(section: Section, octet: number): { type: number; number: number; size: number } {
  return { type: section.u8(octet), number: section.u8(octet + 1), size: section.u8(octet + 2) };
}
