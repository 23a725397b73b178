import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { makeGribMessage } from '@portal/testing/grib2/make-grib-message';

const HOUR = 3600;

/** A field with the name and level that wgrib2 prints for it. */
export interface NamedField {
  readonly parameter: string;
  readonly level: string;
  readonly field: FieldSpec;
  /** Words behind the time, such as kind and size of an aerosol. */
  readonly details?: string;
}

/** Changes a field before it is written. */
export type ChangeField = (field: FieldSpec) => FieldSpec;

/** A GRIB2 file of one message per field, and its index in the form of wgrib2. */
export interface IndexedFile {
  readonly file: Uint8Array;
  readonly index: string;
}

/** Makes a file with its index. */
export function makeIndexedFile(fields: readonly NamedField[], change: ChangeField = (field) => field): IndexedFile {
  const messages = fields.map(({ field }) => makeGribMessage([change(field)]));
  let offset = 0;
  const lines = fields.map(({ parameter, level, field, details = '' }, index) => {
    const line = `${index + 1}:${offset}:d=${toRunName(field.referenceTime)}:${parameter}:${level}:${formatTime(field)}:${details}${formatMember(field)}`;
    offset += messages[index]?.length ?? 0;
    return `${line}\n`;
  });
  return { file: Buffer.concat(messages), index: lines.join('') };
}

function toRunName(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 13).replace(/[-T]/g, '');
}

/** As wgrib2 writes times: `anl`, `6 hour fcst`, `18-24 hour acc fcst`, `0-1 day ave fcst`. */
function formatTime({ referenceTime, validAt, intervalStart, statistic = 1 }: FieldSpec): string {
  const to = (validAt - referenceTime) / HOUR;
  if (intervalStart === undefined) return to === 0 ? 'anl' : `${to} hour fcst`;
  const from = (intervalStart - referenceTime) / HOUR;
  const name = ['ave', 'acc', 'max', 'min'][statistic];
  const isDays = to % 24 === 0 && from % 24 === 0;
  return isDays ? `${from / 24}-${to / 24} day ${name} fcst` : `${from}-${to} hour ${name} fcst`;
}

function formatMember({ member }: FieldSpec): string {
  if (member === undefined) return '';
  return (member.type ?? 3) < 2 ? 'ENS=low-res ctl' : `ENS=+${member.number}`;
}
