import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { Grib2Message } from './message.ts';
import type { Section } from './section.ts';

type Identification = Pick<Grib2Message, 'centre' | 'subCentre' | 'tablesVersion' | 'referenceTime'>;

/** Section 1. Throws `GribError` for a section that is too short or a reference time that is no moment. */
export function readIdentification(section: Section): Identification {
  return {
    centre: section.u16(6),
    subCentre: section.u16(8),
    tablesVersion: section.u8(10),
    referenceTime: readMoment(section, 13),
  };
}

/** Seven octets: year, month, day, hour, minute, second. Throws `GribError` where they name no moment. */
function readMoment(section: Section, octet: number): EpochSeconds {
  const moment = findMoment(section, octet);
  if (moment === null) throw section.errorAt(octet, 'the date and time do not exist');
  return moment;
}

/** As `readMoment`, but null where the octets name no moment: some producers leave the end of an interval empty. */
export function findMoment(section: Section, octet: number): EpochSeconds | null {
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
