import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { toOpenDataAddress } from '#sources/ecmwf/open-data.ts';
import { ECMWF } from '#sources/ecmwf/source.ts';
import {
  createMemberRetryPolicy,
  type Ensemble,
  type EnsembleMember,
  type MemberRetryPolicy,
  makeEnsemble,
} from '#sources/ensemble/ensemble.ts';
import { fetchIndexedMember, fetchMembers, type IndexedMember } from '#sources/ensemble/fetch-members.ts';
import { readEnsembleRun } from '#sources/ensemble/reduce-run.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { parseEcmwfIndex } from '#sources/grib-pieces/ecmwf-index.ts';
import type { IndexLine } from '#sources/grib-pieces/index-line.ts';
import { findIndexedFields, listWantedNames, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import { probeIndexedFields } from '#sources/grib-pieces/probe-indexed-fields.ts';
import type { Piece, RunExtent, Source } from '#sources/schedule/source.ts';
import { ECMWF_ENS, ECMWF_ENS_FIELDS, ECMWF_ENS_GROUND } from './source.ts';

/**
 * A control and fifty perturbed members. Since IFS cycle 50r1 (12 May 2026) the control is the single forecast, in
 * separate files; archives have it among the members, without a number or with 0.
 */
const ECMWF_ENSEMBLE: Ensemble = makeEnsemble(50, (member) => (member === 0 ? null : String(member)));

const THREE_HOURLY = Array.from({ length: 49 }, (_, n) => n * 3);
const SIX_HOURLY = Array.from({ length: 36 }, (_, n) => 150 + n * 6);
const WHOLE_UP_TO_HOUR = 120;

/** Hours of a run: three-hourly to six days, and for 00 and 12 UTC six-hourly to fifteen. */
function getEcmwfEnsExtent(runAt: EpochSeconds): RunExtent {
  const isLong = ((runAt % DAY_SECONDS) / HOUR_SECONDS) % 12 === 0;
  return { hours: isLong ? [...THREE_HOURLY, ...SIX_HOURLY] : THREE_HOURLY, wholeUpToHour: WHOLE_UP_TO_HOUR };
}

const TOGETHER = 4;
/** The index of a step has one line per field, member and level. */
const MOST_INDEX_BYTES = 64 * 2 ** 20;

/** Address and extent of the ensemble's runs. */
export interface EcmwfEnsOptions {
  /** Base URL of the daily folders, without a trailing slash. */
  readonly url: string;
  /** Hours to fetch, and the hour up to which a run must be complete; default: all hours of the run. */
  readonly extent?: RunExtent;
}

/**
 * ECMWF's ensemble: fetches the wanted fields of every member from each step's file, by the byte ranges of its
 * `.index`.
 */
export function createEcmwfEns({ url, extent }: EcmwfEnsOptions): Source {
  const { name, licence, timetable } = ECMWF_ENS;
  return {
    name,
    licence,
    timetable,
    planRun: async (runAt) => {
      const { hours, wholeUpToHour } = extent ?? getEcmwfEnsExtent(runAt);
      const retryPolicy = createMemberRetryPolicy();
      const { leastMembers } = ECMWF_ENSEMBLE;
      return {
        pieces: hours.map((hour) => toPiece(url, { runAt, hour }, retryPolicy)),
        wholeUpToHour,
        together: TOGETHER,
        readRun: (pieces) => readEnsembleRun({ source: name, licence, runAt, leastMembers }, pieces),
      };
    },
  };
}

interface EnsStep {
  readonly runAt: EpochSeconds;
  readonly hour: number;
}

function toPiece(url: string, step: EnsStep, retryPolicy: MemberRetryPolicy): Piece {
  const { hour } = step;
  const name = toAddress(url, step);
  const wanted = listWantedNames(ECMWF_ENS_FIELDS, hour);
  const all = ECMWF_ENSEMBLE.members.length;
  return {
    name: `${String(hour).padStart(3, '0')}h.members`,
    hour,
    requests: [`GET ${name}.index`, `GET ${name}.grib2 (byte ranges of ${wanted}, each of ${all} members)`],
    fetch: async (path, fetching, isLastTry) => {
      const findMember = await openIndex(url, step, fetching);
      await fetchMembers(path, fetching, {
        ensemble: ECMWF_ENSEMBLE,
        fetchFields: async (member) => fetchIndexedMember(await findMember(member), fetching),
        retryPolicy,
        isLastTry,
      });
    },
    probe: async (fetching) => {
      const findMember = await openIndex(url, step, fetching);
      const found = await findMember(ECMWF_ENSEMBLE.members[1] as EnsembleMember);
      return probeIndexedFields(found.url, found.indexedFields, fetching);
    },
  };
}

/** `20261121/06z/ifs/0p25/enfo/20261121060000-3h-enfo-ef`, a step's file without its extension. */
const toAddress = (url: string, step: EnsStep): string =>
  toOpenDataAddress(url, { ...step, model: 'ifs', stream: 'enfo', kind: 'ef' });

async function readIndex(url: string, fetching: Fetching): Promise<IndexLine[]> {
  const lines = parseEcmwfIndex(await fetching.getText(url, { mostBytes: MOST_INDEX_BYTES }));
  if (lines === null) throw new FetchError(`${url}: is no index of a GRIB2 file`);
  return lines;
}

/** Reads the index of a step, and lists the byte ranges of each member's fields. */
async function openIndex(url: string, step: EnsStep, fetching: Fetching) {
  const name = toAddress(url, step);
  const index = `${name}.index`;
  const byMember = Map.groupBy(await readIndex(index, fetching), ({ member }) => member);
  return async (member: EnsembleMember): Promise<IndexedMember> => {
    const { number } = member;
    const indexName = number === 0 && byMember.has('0') ? '0' : member.indexName;
    const own = byMember.get(indexName);
    if (own === undefined && number === 0) {
      const { stream } = ECMWF.getCycle(step.runAt);
      return findControl(toOpenDataAddress(url, { ...step, model: 'ifs', stream, kind: 'fc' }), step, fetching);
    }
    if (own === undefined) throw new FetchError(`${index}: lacks member ${member.name}`, 'later');
    const facts = { url: index, ...step, member: { name: indexName, number } };
    return { url: `${name}.grib2`, indexedFields: findIndexedFields(own, listFields(member, step.hour), facts) };
  };
}

/** The control as the single forecast: its messages name no member. */
async function findControl(name: string, step: EnsStep, fetching: Fetching): Promise<IndexedMember> {
  const index = `${name}.index`;
  const lines = await readIndex(index, fetching);
  const wanted = listFields(ECMWF_ENSEMBLE.members[0] as EnsembleMember, step.hour);
  return { url: `${name}.grib2`, indexedFields: findIndexedFields(lines, wanted, { url: index, ...step }) };
}

function listFields({ number }: EnsembleMember, hour: number): readonly WantedField[] {
  return number === 0 && hour === 0 ? [...ECMWF_ENS_FIELDS, ...ECMWF_ENS_GROUND] : ECMWF_ENS_FIELDS;
}
