import { makeGribMessage } from '@portal/testing/grib2/make-grib-message';
import { toEcmwfPath } from './ecmwf-bucket.ts';
import { makeMemberFields } from './member-fields.ts';
import type { ChangeField } from './wgrib-index.ts';

const ECMWF = 98;
const MEMBERS = 51;

const PARAMETERS = { temperature: '2t', skin: 'skt', windU: '10u', windV: '10v', rain: 'tp', ground: 'z' } as const;

/** A line of the index, before it is written. */
export interface EnsRow {
  readonly param: string;
  /** Absent for the control. */
  readonly number?: string;
  readonly _offset: number;
  readonly _length: number;
}

/**
 * Position of the control: `apart` since IFS cycle 50r1, as the single forecast in its own files; `inside`, as in
 * archives, among the members.
 */
export type ControlPlace = 'apart' | 'inside';

interface EnsStep {
  readonly runAt: number;
  readonly hour: number;
  readonly paint: ChangeField;
}

/** Messages of members one after another, with their index lines. */
function makeMembers({ runAt, hour, paint }: EnsStep, members: readonly number[], isSingle: boolean) {
  const rows: EnsRow[] = [];
  const messages: Uint8Array[] = [];
  let offset = 0;
  for (const member of members) {
    const facts = { runAt, hour, member, members: MEMBERS, centre: ECMWF, rainFrom: 0 };
    for (const { name, field } of makeMemberFields(facts)) {
      const { member: number, ...single } = paint(field);
      const message = makeGribMessage([isSingle ? single : { ...single, ...(number && { member: number }) }]);
      const named = member === 0 ? {} : { number: String(member) };
      rows.push({ param: PARAMETERS[name], ...named, _offset: offset, _length: message.length });
      messages.push(message);
      offset += message.length;
    }
  }
  return { rows, file: Buffer.concat(messages) };
}

/** Files of a run of ECMWF's ensemble as its open data have them: for each hour `….grib2` and `….index`, all members in one. */
export function makeEnsBucket(
  runAt: number,
  hours: readonly number[],
  change: (rows: readonly EnsRow[], hour: number) => readonly EnsRow[] = (rows) => rows,
  control: ControlPlace = 'apart',
  paint: ChangeField = (field) => field,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const add = (path: string, step: EnsStep, stream: string, made: ReturnType<typeof makeMembers>): void => {
    const index = made.rows.map((row) => `${JSON.stringify({ ...toFacts(step, stream, row), ...row })}\n`);
    files.set(`${path}.grib2`, made.file);
    files.set(`${path}.index`, Buffer.from(index.join('')));
  };
  const perturbed = Array.from({ length: MEMBERS - 1 }, (_, n) => MEMBERS - 1 - n);
  for (const hour of hours) {
    const step = { runAt, hour, paint };
    const members = makeMembers(step, control === 'inside' ? [...perturbed, 0] : perturbed, false);
    add(toEnsPath(runAt, hour), step, 'enfo', { ...members, rows: [...change(members.rows, hour)] });
    if (control === 'apart') add(toEcmwfPath(runAt, 'oper', hour), step, 'oper', makeMembers(step, [0], true));
  }
  return files;
}

/** `/20261121/00z/ifs/0p25/enfo/20261121000000-3h-enfo-ef` */
export function toEnsPath(runAt: number, hour: number): string {
  const start = new Date(runAt * 1000).toISOString();
  const date = start.slice(0, 10).replaceAll('-', '');
  const cycle = start.slice(11, 13);
  return `/${date}/${cycle}z/ifs/0p25/enfo/${date}${cycle}0000-${hour}h-enfo-ef`;
}

function toFacts({ runAt, hour }: EnsStep, stream: string, { number }: EnsRow) {
  const start = new Date(runAt * 1000).toISOString();
  return {
    domain: 'g',
    date: start.slice(0, 10).replaceAll('-', ''),
    time: `${start.slice(11, 13)}00`,
    expver: '0001',
    class: 'od',
    type: stream === 'oper' ? 'fc' : number === undefined ? 'cf' : 'pf',
    stream,
    step: String(hour),
    levtype: 'sfc',
  };
}
