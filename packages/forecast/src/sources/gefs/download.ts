import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { createMemberRetryPolicy, type EnsembleMember, type MemberRetryPolicy } from '#sources/ensemble/ensemble.ts';
import { fetchMembers, type IndexedMember } from '#sources/ensemble/fetch-members.ts';
import { readEnsembleRun } from '#sources/ensemble/reduce-run.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { findIndexedFields, listWantedNames, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import { probeIndexedFields } from '#sources/grib-pieces/probe-indexed-fields.ts';
import { parseWgribIndex } from '#sources/grib-pieces/wgrib-index.ts';
import type { Piece, RunExtent, Source } from '#sources/schedule/source.ts';
import { GEFS_ENSEMBLE, GEFS_FIELDS, GEFS_GROUND, GEFS_TIMETABLE, type GefsProduct } from './source.ts';

/** An index has some hundred lines. */
const MOST_INDEX_BYTES = 2 ** 22;
const TOGETHER = 4;

/** Address, product and extent of the runs. */
export interface GefsOptions {
  /** Base URL of the folders `gefs.<date>`, without a trailing slash. */
  readonly url: string;
  readonly product: GefsProduct;
  /** Hours to fetch, and the hour up to which a run must be complete; default: all of the product. */
  readonly extent?: RunExtent;
}

/** NOAA's ensemble: fetches the wanted fields of every member's file per step, by the byte ranges of its `.idx`. */
export function createGefs({ url, product, extent = product.extent }: GefsOptions): Source {
  const { name: source, licence } = product.facts;
  return {
    name: source,
    licence,
    timetable: GEFS_TIMETABLE,
    planRun: async (runAt) => {
      const retryPolicy = createMemberRetryPolicy();
      const { leastMembers } = GEFS_ENSEMBLE;
      return {
        pieces: extent.hours.map((hour) => toPiece({ url, product, runAt, hour }, retryPolicy)),
        wholeUpToHour: extent.wholeUpToHour,
        together: TOGETHER,
        readRun: (pieces) => readEnsembleRun({ source, licence, runAt, leastMembers }, pieces),
      };
    },
  };
}

interface GefsStep {
  readonly url: string;
  readonly product: GefsProduct;
  readonly runAt: EpochSeconds;
  readonly hour: number;
}

function toPiece(step: GefsStep, retryPolicy: MemberRetryPolicy): Piece {
  const { hour } = step;
  return {
    name: `f${String(hour).padStart(3, '0')}.members`,
    hour,
    requests: GEFS_ENSEMBLE.members.flatMap((member) => {
      const file = toAddress(step, member);
      return [`GET ${file}.idx`, `GET ${file} (byte ranges of ${listWantedNames(listFields(member, hour), hour)})`];
    }),
    fetch: (path, fetching, isLastTry) =>
      fetchMembers(path, fetching, {
        ensemble: GEFS_ENSEMBLE,
        findMember: (member) => findMember(step, member, fetching),
        retryPolicy,
        isLastTry,
      }),
    probe: async (fetching) => {
      const found = await findMember(step, GEFS_ENSEMBLE.members[0] as EnsembleMember, fetching);
      return probeIndexedFields(found.url, found.indexedFields, fetching);
    },
  };
}

function listFields({ number }: EnsembleMember, hour: number): readonly WantedField[] {
  return number === 0 && hour === 0 ? [...GEFS_FIELDS, ...GEFS_GROUND] : GEFS_FIELDS;
}

/** `gefs.20261121/00/atmos/pgrb2ap5/gep01.t00z.pgrb2a.0p50.f003` */
function toAddress({ url, product, runAt, hour }: GefsStep, { name }: EnsembleMember): string {
  const start = new Date(runAt * 1000).toISOString();
  const date = start.slice(0, 10).replaceAll('-', '');
  const cycle = start.slice(11, 13);
  const file = `ge${name}.t${cycle}z.${product.files}.f${String(hour).padStart(3, '0')}`;
  return `${url}/gefs.${date}/${cycle}/atmos/${product.folder}/${file}`;
}

async function findMember(step: GefsStep, member: EnsembleMember, fetching: Fetching): Promise<IndexedMember> {
  const { runAt, hour } = step;
  const file = toAddress(step, member);
  const lines = parseWgribIndex(await fetching.getText(`${file}.idx`, { mostBytes: MOST_INDEX_BYTES }));
  if (lines === null) throw new FetchError(`${file}.idx: is no index of a GRIB2 file`);
  const facts = { url: `${file}.idx`, runAt, hour, member: { name: member.indexName, number: member.number } };
  return { url: file, indexedFields: findIndexedFields(lines, listFields(member, hour), facts) };
}
