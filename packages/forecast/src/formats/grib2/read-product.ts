import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Grib2Message } from './message.ts';
import type { Section } from './section.ts';

type Identification = Pick<Grib2Message, 'centre' | 'subCentre' | 'tablesVersion' | 'referenceTime'>;

/** Section 1. Throws `GribError` for a section that is too short or an invalid reference time. */
export function readIdentification(section: Section): Identification {
  return {
    centre: section.u16(6),
    subCentre: section.u16(8),
    tablesVersion: section.u8(10),
    referenceTime: readMoment(section, 13),
  };
}

/** Seven octets: year, month, day, hour, minute, second. Throws `GribError` if they are not a valid date. */
function readMoment(section: Section, octet: number): EpochSeconds {
  const moment = findMoment(section, octet);
  if (moment === null) throw section.errorAt(octet, 'the date and time do not exist');
  return moment;
}

/** As `readMoment`, but null for an invalid date: some producers leave the end of an interval empty. */
function findMoment(section: Section, octet: number): EpochSeconds | null {
  const year = section.u16(octet);
  const month = section.u8(octet + 2);
  const day = section.u8(octet + 3);
  const hour = section.u8(octet + 4);
  const minute = section.u8(octet + 5);
  const second = section.u8(octet + 6);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists || hour > 24 || minute > 59 || second > 60) return null;
  return date.getTime() / 1000 + hour * 3600 + minute * 60 + second;
}

/** Code table 4.4, units of fixed length: code → seconds. */
const SECONDS: Readonly<Record<number, number>> = {
  0: 60,
  1: 3600,
  2: 86_400,
  10: 3 * 3600,
  11: 6 * 3600,
  12: 12 * 3600,
  13: 1,
};

/** Code table 4.4, units counted on the calendar: code → months. */
const MONTHS: Readonly<Record<number, number>> = { 3: 1, 4: 12, 5: 120, 6: 360, 7: 1200 };

/**
 * A moment later (or earlier) by `count` units of code table 4.4, or null for a unit that the table lacks.
 * Months and years preserve the day of the month, limited to the length of the month.
 */
export function addTimeUnits(moment: EpochSeconds, unit: number, count: number): EpochSeconds | null {
  const seconds = SECONDS[unit];
  if (seconds !== undefined) return moment + seconds * count;
  const months = MONTHS[unit];
  return months === undefined ? null : addMonths(moment, months * count);
}

function addMonths(moment: EpochSeconds, months: number): EpochSeconds | null {
  const date = new Date(moment * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  const later = date.getTime() / 1000;
  return Number.isFinite(later) ? later : null;
}

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
  | 'aerosol'
  | 'probability'
>;

/**
 * Positions of a template's octets: those that name a constituent (4.40 to 4.43), an aerosol and its sizes and
 * wavelengths (4.48) or a range of wave periods (4.103) insert it, so most octets move by `shift`.
 */
interface Layout {
  readonly shift: 0 | 2 | 11 | 24;
  readonly member?: number;
  readonly derived?: number;
  /** Octet of the kind of a chance; its two limits follow. */
  readonly probability?: number;
  /** First octet of the end of the overall interval, in statistical templates. */
  readonly interval?: number;
}

/** Product templates whose time and level can be read, by number. */
const LAYOUTS: Readonly<Record<number, Layout>> = {
  0: { shift: 0 },
  1: { shift: 0, member: 35 },
  2: { shift: 0, derived: 35 },
  5: { shift: 0, probability: 37 },
  6: { shift: 0 },
  8: { shift: 0, interval: 35 },
  9: { shift: 0, probability: 37, interval: 48 },
  10: { shift: 0, interval: 36 },
  11: { shift: 0, member: 35, interval: 38 },
  12: { shift: 0, derived: 35, interval: 37 },
  15: { shift: 0 },
  40: { shift: 2 },
  41: { shift: 2, member: 37 },
  42: { shift: 2, interval: 37 },
  43: { shift: 2, member: 37, interval: 40 },
  48: { shift: 24 },
  103: { shift: 11 },
};

const AEROSOL_TEMPLATE = 48;

/** After number, length and kind of the template. */
const FIRST_TEMPLATE_OCTET = 10;
const COORDINATE_OCTETS = 4;

const MISSING_OCTET = 0xff;
const MISSING_WORD = 0xffffffff;

/**
 * Section 4 of a message with its reference time. Unknown templates give only parameter and category. Throws
 * `GribError` for a section that is too short and for an invalid time unit or interval.
 */
export function readProduct(section: Section, referenceTime: EpochSeconds): Product {
  const productTemplate = section.u16(8);
  // Level coordinates follow the template, four octets each; in a damaged file they may be missing.
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
    aerosol: productTemplate === AEROSOL_TEMPLATE ? readAerosol(section) : null,
    probability: layout.probability === undefined ? null : readProbability(section, layout.probability),
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
  aerosol: null,
  probability: null,
} as const;

function readStart(section: Section, shift: number, referenceTime: EpochSeconds): EpochSeconds {
  const unit = section.u8(18 + shift);
  const count = section.signed(19 + shift, 4);
  const start = count === 0 ? referenceTime : addTimeUnits(referenceTime, unit, count);
  if (start === null) throw section.errorAt(18 + shift, `${count} of time unit ${unit} is no time`);
  return start;
}

/** Kind, type of the interval of sizes, and the first size as a level's value is stated. */
function readAerosol(section: Section): Product['aerosol'] {
  return { kind: section.u16(12), sizeType: section.u8(14), sizeM: readLevelValue(section, 14) };
}

function readProbability(section: Section, octet: number): Product['probability'] {
  return { type: section.u8(octet), lower: readScaled(section, octet + 1), upper: readScaled(section, octet + 6) };
}

/** Code table 4.5: type, scale factor, scaled value; null if the value is missing. */
function readLevelValue(section: Section, octet: number): number | null {
  return section.u8(octet) === MISSING_OCTET ? null : readScaled(section, octet + 1);
}

/** Scale factor, scaled value; null if the value is missing. */
function readScaled(section: Section, octet: number): number | null {
  if (section.u32(octet + 1) === MISSING_WORD) return null;
  const factor = section.u8(octet) === MISSING_OCTET ? 0 : section.signed(octet, 1);
  const scaled = section.signed(octet + 1, 4);
  return factor >= 0 ? scaled / 10 ** factor : scaled * 10 ** -factor;
}

/** The stated end of the interval; if it is empty, derived from the first, outermost time range. */
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
