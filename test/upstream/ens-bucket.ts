import { makeGribMessage } from '@portal/testing/grib2/make-grib-message';
import { makeMemberFields } from './member-fields.ts';

const ECMWF = 98;
const MEMBERS = 51;

const PARAMETERS = { temperature: '2t', skin: 'skt', windU: '10u', windV: '10v', rain: 'tp', ground: 'z' } as const;

/** A line of the index, before it is written. */
export interface EnsRow {
  readonly param: string;
  /** Left out for the control. */
  readonly number?: string;
  readonly _offset: number;
  readonly _length: number;
}

/** Files of a run of ECMWF's ensemble as its open data have them: for each hour `….grib2` and `….index`, all members in one. */
export function makeEnsBucket(
  runAt: number,
  hours: readonly number[],
  change: (rows: readonly EnsRow[], hour: number) => readonly EnsRow[] = (rows) => rows,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const hour of hours) {
    const rows: EnsRow[] = [];
    const messages: Uint8Array[] = [];
    let offset = 0;
    for (let member = MEMBERS - 1; member >= 0; member--) {
      for (const { name, field } of makeMemberFields({
        runAt,
        hour,
        member,
        members: MEMBERS,
        centre: ECMWF,
        rainFrom: 0,
      })) {
        const message = makeGribMessage([field]);
        rows.push({
          param: PARAMETERS[name],
          ...(member === 0 ? {} : { number: String(member) }),
          _offset: offset,
          _length: message.length,
        });
        messages.push(message);
        offset += message.length;
      }
    }
    const index = change(rows, hour).map((row) => `${JSON.stringify({ ...toFacts(runAt, hour, row), ...row })}\n`);
    files.set(`${toEnsPath(runAt, hour)}.grib2`, Buffer.concat(messages));
    files.set(`${toEnsPath(runAt, hour)}.index`, Buffer.from(index.join('')));
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

function toFacts(runAt: number, hour: number, { number }: EnsRow) {
  const start = new Date(runAt * 1000).toISOString();
  return {
    domain: 'g',
    date: start.slice(0, 10).replaceAll('-', ''),
    time: `${start.slice(11, 13)}00`,
    expver: '0001',
    class: 'od',
    type: number === undefined ? 'cf' : 'pf',
    stream: 'enfo',
    step: String(hour),
    levtype: 'sfc',
  };
}
