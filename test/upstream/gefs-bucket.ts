import { makeMemberFields } from './member-fields.ts';
import { type ChangeField, makeIndexedFile } from './wgrib-index.ts';

const NCEP = 7;
const MEMBERS = 31;

const NAMES = {
  temperature: ['TMP', '2 m above ground'],
  skin: ['TMP', 'surface'],
  windU: ['UGRD', '10 m above ground'],
  windV: ['VGRD', '10 m above ground'],
  rain: ['APCP', 'surface'],
  ground: ['HGT', 'surface'],
} as const;

/** The files of a run of GEFS at 0.5° by path, as NOAA's bucket has them: for each hour and member a file and its `.idx`. */
export function makeGefsBucket(runAt: number, hours: readonly number[], change?: ChangeField): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const hour of hours) {
    for (let member = 0; member < MEMBERS; member++) {
      // Buckets of six hours: 0–3, 0–6, 6–9 …
      const rainFrom = Math.max(Math.ceil(hour / 6) - 1, 0) * 6;
      const fields = makeMemberFields({ runAt, hour, member, members: MEMBERS, centre: NCEP, rainFrom });
      const { file, index } = makeIndexedFile(
        fields.map(({ name, field }) => ({ parameter: NAMES[name][0], level: NAMES[name][1], field })),
        change,
      );
      files.set(toGefsPath(runAt, hour, member), file);
      files.set(`${toGefsPath(runAt, hour, member)}.idx`, Buffer.from(index));
    }
  }
  return files;
}

/** `/gefs.20261121/00/atmos/pgrb2ap5/gep01.t00z.pgrb2a.0p50.f003` */
export function toGefsPath(runAt: number, hour: number, member: number): string {
  const start = new Date(runAt * 1000).toISOString();
  const cycle = start.slice(11, 13);
  const name = `${member === 0 ? 'gec' : 'gep'}${String(member).padStart(2, '0')}`;
  const file = `${name}.t${cycle}z.pgrb2a.0p50.f${String(hour).padStart(3, '0')}`;
  return `/gefs.${start.slice(0, 10).replaceAll('-', '')}/${cycle}/atmos/pgrb2ap5/${file}`;
}
