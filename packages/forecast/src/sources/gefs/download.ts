import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { createMemberRetryPolicy, type EnsembleMember, type MemberRetryPolicy } from '#sources/ensemble/ensemble.ts';
import { fetchIndexedMember, fetchMembers } from '#sources/ensemble/fetch-members.ts';
import { readEnsembleRun } from '#sources/ensemble/reduce-run.ts';
import type { Fetching } from '#sources/fetching/fetching.ts';
import type { FetchedField } from '#sources/grib-pieces/fetch-indexed-fields.ts';
import { listWantedNames, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import { probeFilteredFields, probeIndexedFields } from '#sources/grib-pieces/probe-indexed-fields.ts';
import { readWgribFields } from '#sources/grib-pieces/read-wgrib-fields.ts';
import {
  type FilteredFile,
  fetchFilteredFields,
  isRegionalFilter,
  toFilterAddress,
} from '#sources/grib-pieces/regional-filter.ts';
import type { Piece, RunExtent, Source } from '#sources/schedule/source.ts';
import { GEFS_ENSEMBLE, GEFS_FIELDS, GEFS_GROUND, GEFS_TIMETABLE, type GefsProduct, getGefsExtent } from './source.ts';

const TOGETHER = 4;

/** Address, product and extent of the runs. */
export interface GefsOptions {
  /** Base URL of the folders `gefs.<date>`, without a trailing slash, or of NOMADS' regional filter (`….pl`). */
  readonly url: string;
  readonly product: GefsProduct;
  /** Hours to fetch, and the hour up to which a run must be complete; default: all of the run. */
  readonly extent?: RunExtent;
}

/**
 * NOAA's ensemble: fetches the wanted fields of every member's file per step, in one reply of the regional filter or by
 * the byte ranges of its `.idx`.
 */
export function createGefs({ url, product, extent }: GefsOptions): Source {
  const { name: source, licence } = product.facts;
  return {
    name: source,
    licence,
    timetable: GEFS_TIMETABLE,
    planRun: async (runAt) => {
      const retryPolicy = createMemberRetryPolicy();
      const { leastMembers } = GEFS_ENSEMBLE;
      const { hours, wholeUpToHour } = extent ?? getGefsExtent(product, runAt);
      return {
        pieces: hours.map((hour) => toPiece({ url, product, runAt, hour }, retryPolicy)),
        wholeUpToHour,
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

/** How a member's file is asked for. */
interface MemberFile {
  readonly requests: readonly string[];
  readonly fetch: (fetching: Fetching) => Promise<readonly FetchedField[]>;
  readonly probe: (fetching: Fetching) => Promise<string>;
}

function toPiece(step: GefsStep, retryPolicy: MemberRetryPolicy): Piece {
  const { hour } = step;
  const toFile = isRegionalFilter(step.url) ? toFilteredMember : toIndexedMember;
  return {
    name: `f${String(hour).padStart(3, '0')}.members`,
    hour,
    requests: GEFS_ENSEMBLE.members.flatMap((member) => toFile(step, member).requests),
    fetch: (path, fetching, isLastTry) =>
      fetchMembers(path, fetching, {
        ensemble: GEFS_ENSEMBLE,
        fetchFields: (member) => toFile(step, member).fetch(fetching),
        retryPolicy,
        isLastTry,
      }),
    probe: (fetching) => toFile(step, GEFS_ENSEMBLE.members[0] as EnsembleMember).probe(fetching),
  };
}

function toFilteredMember(step: GefsStep, member: EnsembleMember): MemberFile {
  const { url: filter, runAt, hour } = step;
  const file: FilteredFile = { filter, ...toPlace(step, member), runAt, hour, member: member.number };
  const wanted = listFields(member, hour);
  return {
    requests: [`GET ${toFilterAddress(file, wanted)}`],
    fetch: (fetching) => fetchFilteredFields(file, wanted, fetching),
    probe: async (fetching) => probeFilteredFields(await fetchFilteredFields(file, wanted, fetching)),
  };
}

function toIndexedMember(step: GefsStep, member: EnsembleMember): MemberFile {
  const { url, runAt, hour } = step;
  const { folder, name } = toPlace(step, member);
  const address = `${url}${folder}/${name}`;
  const wanted = listFields(member, hour);
  const facts = { file: address, runAt, hour, member: { name: member.indexName, number: member.number } };
  const find = (fetching: Fetching) => readWgribFields(facts, wanted, fetching);
  return {
    requests: [`GET ${address}.idx`, `GET ${address} (byte ranges of ${listWantedNames(wanted, hour)})`],
    fetch: async (fetching) => fetchIndexedMember({ url: address, indexedFields: await find(fetching) }, fetching),
    probe: async (fetching) => probeIndexedFields(address, await find(fetching), fetching),
  };
}

function listFields({ number }: EnsembleMember, hour: number): readonly WantedField[] {
  return number === 0 && hour === 0 ? [...GEFS_FIELDS, ...GEFS_GROUND] : GEFS_FIELDS;
}

/** `/gefs.20261121/00/atmos/pgrb2ap5` and `gep01.t00z.pgrb2a.0p50.f003` */
function toPlace({ product, runAt, hour }: GefsStep, { name }: EnsembleMember) {
  const start = new Date(runAt * 1000).toISOString();
  const date = start.slice(0, 10).replaceAll('-', '');
  const cycle = start.slice(11, 13);
  return {
    folder: `/gefs.${date}/${cycle}/atmos/${product.folder}`,
    name: `ge${name}.t${cycle}z.${product.files}.f${String(hour).padStart(3, '0')}`,
  };
}
