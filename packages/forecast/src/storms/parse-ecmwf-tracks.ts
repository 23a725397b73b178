import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { MemberPoint, MemberTrack, ModelCentre, StormPoint } from '@portal/domain/storm/storm';
import { type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { BufrSubset, BufrValue } from '#formats/bufr/decode-subsets.ts';
import { type BufrMessage, readBufr } from '#formats/bufr/read-bufr.ts';
import { AdvisoryError, type ReadAdvisory, show } from './advisory-error.ts';
import { checkTrack, FASTEST_KMH, isInBasin } from './check-track.ts';
import { listTrackSteps, type TrackStep } from './list-track-steps.ts';
import { isNumberWord } from './parse-jtwc.ts';

/** A file of tracks: which model, and the run that it must be of. */
export interface TrackFile {
  readonly centre: ModelCentre;
  readonly runAt: EpochSeconds;
}

/** Elements of BUFR table B. */
const ELEMENT = {
  ...{ identifier: 1025, name: 1027, type: 1092 },
  ...{ year: 4001, month: 4002, day: 4003, hour: 4004, minute: 4005 },
} as const;
/** Code table 0 01 092: the deterministic run among the subsets, and perturbed members. */
const DETERMINISTIC = 0;
const PERTURBED = 4;

const ECMWF = 98;
const LONGEST_HOURS = 360;
const MOST_MEMBERS = 100;
/** Number, and letter of the basin: `27W`. From 70 on they are disturbances and what a model itself makes. */
const IDENTIFIER = /^([0-6]\d)W$/;
const NAME = /^[A-Z][A-Z-]{2,}$/;
/^(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|INVEST|\w+TEEN|\w+TY(?:-?\w+)?)$/;
/** Points up to where the model has lost the storm, or it has left the Northwest Pacific. */
function listPlaced(steps: readonly TrackStep[]): { readonly step: TrackStep; readonly place: LatLng }[] {
  const placed = steps.flatMap((step) => (step.place === null ? [] : [{ step, place: step.place }]));
  const end = placed.findIndex(({ place }) => !isInBasin(place));
  return end < 0 ? placed : placed.slice(0, end);
}

/** AIFS smooths the wind near the centre of a storm: its winds are not those of a storm, and are left out. */
function toPoints(steps: readonly TrackStep[], { centre, runAt }: TrackFile): StormPoint[] {
  const hasWind = centre === 'ecmwf';
  return listPlaced(steps).map(({ step, place }) => ({
    at: runAt + step.hours * HOUR_SECONDS,
    kind: step.hours === 0 ? 'observed' : 'forecast',
    ...place,
    windMs: hasWind ? step.windMs : null,
    gustMs: null,
    pressure: step.pressure,
    errorKm: null,
    radii: hasWind ? step.radii : [],
  }));
}

/** Null for a track that leaps or goes back in time. */
function toMember(subset: BufrSubset): MemberTrack | null {
  const points = listPlaced(listTrackSteps(subset)).map(
    ({ step, place }): MemberPoint => [step.hours, place.lat, place.lng],
  );
  const isPossible = points.every(([hours, lat, lng], index) => {
    const [before, fromLat = 0, fromLng = 0] = points[index - 1] ?? [];
    if (before === undefined) return hours >= 0;
    const km = greatCircleKm({ lat: fromLat, lng: fromLng }, { lat, lng });
    return hours > before && hours <= LONGEST_HOURS && km <= FASTEST_KMH * (hours - before);
  });
  if (!isPossible) return null;
  // A start alone is the observed position, from which all members start.
  return points.length > 1 ? points : [];
}

function findValue(subset: BufrSubset, descriptor: number): BufrValue {
  return subset.find((item) => item.descriptor === descriptor)?.value ?? null;
}

function checkRun(subset: BufrSubset, runAt: EpochSeconds): void {
  const { year, month, day, hour, minute } = ELEMENT;
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0] = [year, month, day, hour, minute].map((descriptor) =>
    Number(findValue(subset, descriptor) ?? Number.NaN),
  );
  const at = Date.UTC(y, mo - 1, d, h, mi) / 1000;
  if (at === runAt) return;
  const stated = Number.isNaN(at) ? 'of no time' : `of the run of ${formatMoment(at)}`;
  throw new AdvisoryError(`is ${stated}, not of ${formatMoment(runAt)}`);
}

/** Null while unnamed: then the identifier, or a number in words, stands for the name. */
function readName(value: BufrValue): string | null {
  const name = typeof value === 'string' ? value.toUpperCase() : '';
  return NAME.test(name) && !isNumberWord(name) && name !== 'INVEST' ? name : null;
}

/** The deterministic run: type 0, or the only subset of a file of one run. Null: it does not have the storm. */
function findDeterministic(subsets: readonly BufrSubset[]): BufrSubset | null {
  const [first] = subsets;
  if (subsets.length === 1) return first ?? null;
  return subsets.find((subset) => findValue(subset, ELEMENT.type) === DETERMINISTIC) ?? null;
}

/** Files of 2015 leave the type of perturbed members out. */
const isPerturbed = (subset: BufrSubset): boolean =>
  [PERTURBED, null].includes(findValue(subset, ELEMENT.type) as number | null);

/** Null for a storm of another sea, a disturbance, and one that the deterministic run does not have. */
function readStorm({ subsets }: BufrMessage, file: TrackFile): ReadAdvisory | null {
  const lead = findDeterministic(subsets);
  const identifier = findValue(subsets[0] ?? [], ELEMENT.identifier);
  if (!IDENTIFIER.test(String(identifier)) || lead === null) return null;
  const { centre, runAt } = file;
  checkRun(lead, runAt);
  const points = toPoints(listTrackSteps(lead), file);
  if (points[0]?.kind !== 'observed') return null;
  checkTrack(points, LONGEST_HOURS);
  const perturbed = subsets.length === 1 ? [] : subsets.filter(isPerturbed);
  if (perturbed.length > MOST_MEMBERS) throw new AdvisoryError(`has ${perturbed.length} members`);
  const read = perturbed.map(toMember);
  const members = read.filter((member) => member !== null);
  const dropped = read.length - members.length;
  const season = String(new Date(runAt * 1000).getUTCFullYear() % 100).padStart(2, '0');
  return {
    advisory: {
      ...{ centre, centreId: `${identifier}${season}`, number: null, name: readName(findValue(lead, ELEMENT.name)) },
      ...{ issuedAt: runAt, windMinutes: 10, points },
      ...(members.length === 0 ? {} : { members }),
    },
    notes: dropped === 0 ? [] : [`${identifier}: impossible tracks of ${dropped} members are left out`],
  };
}

/** Storms of a file, and one line for each that could not be read. */
export interface ReadTracks {
  readonly storms: readonly ReadAdvisory[];
  readonly troubles: readonly string[];
}

/**
 * Reads a run's tracks of ECMWF (BUFR, a message for each storm, a subset for each member): named and numbered storms
 * of the Northwest Pacific. Winds are those of the model's grid at 10 m. Throws an `Error` of one line for a file that
 * is damaged or of another centre; a storm with an impossible track is a line of `troubles`.
 */
export function parseEcmwfTracks(bytes: Uint8Array, file: TrackFile): ReadTracks {
  const storms: ReadAdvisory[] = [];
  const troubles: string[] = [];
  for (const [index, message] of readBufr(bytes).entries()) {
    if (message.centre !== ECMWF) throw new AdvisoryError(`message ${index + 1} is of centre ${message.centre}`);
    try {
      const storm = readStorm(message, file);
      if (storm !== null) storms.push(storm);
    } catch (error) {
      if (!(error instanceof AdvisoryError)) throw error;
      troubles.push(`${show(findValue(message.subsets[0] ?? [], ELEMENT.identifier))}: ${error.message}`);
    }
  }
  return { storms, troubles };
}
