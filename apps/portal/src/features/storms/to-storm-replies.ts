import type { Issued } from '@portal/contract/endpoints/place-schema';
import type {
  StormHistoryItem,
  StormList,
  StormMembers,
  StormReply,
  StormTrack,
  StormTrackPoint,
} from '@portal/contract/endpoints/storms';
import type { Language } from '@portal/domain/language/language';
import type { Storm } from '@portal/domain/storm/group-storms';
import { listLandfalls } from '@portal/domain/storm/member-landfall';
import { isModelCentre, type StormAdvisory, type StormPoint } from '@portal/domain/storm/storm';
import { findLastObserved } from '@portal/domain/storm/storm-class';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { StormNeeds } from './needs.ts';

type Item = StormList['items'][number];

const TENTHS = 10;
const HUNDREDTHS = 100;

const round = (value: number, parts: number): number => Math.round(value * parts) / parts + 0;
const roundOrNull = (value: number | null): number | null => (value === null ? null : round(value, TENTHS));

function toStrength({ windMs, gustMs, pressure }: StormPoint) {
  return { windMs: roundOrNull(windMs), gustMs: roundOrNull(gustMs), pressure: roundOrNull(pressure) };
}

/** Time, position and strength of a point. */
function toPlaced(point: StormPoint) {
  return {
    at: formatMoment(point.at),
    lat: round(point.lat, HUNDREDTHS),
    lng: round(point.lng, HUNDREDTHS),
    ...toStrength(point),
  };
}

/** A storm as the newest observed point of each centre. */
export function toStormItem({ id, name, class: stormClass, advisories, updatedAt }: Storm): Item {
  return {
    id,
    name,
    class: stormClass,
    centres: advisories.map((advisory) => {
      const { centre, windMinutes } = advisory;
      return { centre, windMinutes, ...toPlaced(findLastObserved(advisory)) };
    }),
    updatedAt: formatMoment(updatedAt),
  };
}

function toTrackPoint(point: StormPoint): StormTrackPoint {
  const { kind, errorKm, radii } = point;
  return { ...toPlaced(point), kind, errorKm: roundOrNull(errorKm), radii: radii.map((one) => ({ ...one })) };
}

/** An advisory with its observed and forecast points. */
export function toTrack({ centre, issuedAt, windMinutes, points }: StormAdvisory): StormTrack {
  return { centre, issuedAt: formatMoment(issuedAt), windMinutes, points: points.map(toTrackPoint) };
}

/** Where a centre had the storm at a former issue. */
export function toHistoryItem(advisory: StormAdvisory): StormHistoryItem {
  const { centre, issuedAt, windMinutes } = advisory;
  return { centre, issuedAt: formatMoment(issuedAt), windMinutes, ...toPlaced(findLastObserved(advisory)) };
}

const MEMBER_STEP_HOURS = 12;

/** The members of the first advisory that has them, with where they come ashore; null if none has. */
export function toMembers(
  advisories: readonly StormAdvisory[],
  coast: StormNeeds['coast'],
  language: Language,
): StormMembers | null {
  const ensemble = advisories.find(({ members }) => members !== undefined);
  const members = ensemble?.members?.filter((track) => track.length > 0);
  if (ensemble === undefined || members === undefined) return null;
  return {
    count: members.length,
    landfall: listLandfalls(members, coast.findProvince).map(({ area, count }) => ({
      area: coast.nameProvince(area, language),
      count,
    })),
    tracks: members.map((track) =>
      track
        .filter(([hours]) => hours % MEMBER_STEP_HOURS === 0)
        .map(([hours, lat, lng]) => ({ at: formatMoment(ensemble.issuedAt + hours * HOUR_SECONDS), lat, lng })),
    ),
  };
}

/** Source, time and credits of the advisories shown; the first centre in order of authority names the reply. */
export function toStormIssued(advisories: readonly StormAdvisory[], centres: StormNeeds['centres']): Issued {
  const newest = new Map<string, string>();
  for (const { centre, issuedAt } of advisories) {
    const runAt = formatMoment(issuedAt);
    if ((newest.get(centre) ?? '') < runAt) newest.set(centre, runAt);
  }
  const shown = centres.filter(({ centre }) => newest.has(centre));
  const [first] = shown;
  return {
    source: first?.centre ?? null,
    runAt: first === undefined ? null : (newest.get(first.centre) ?? null),
    updatedAt: [...newest.values()].sort().at(-1) ?? null,
    demo: false,
    sources: Object.fromEntries([...newest].map(([source, runAt]) => [source, { source, runAt }])),
    estimated: [],
    // Both models have one credit.
    credits: [...new Set(shown.map(({ credit }) => credit))],
  };
}

/** `advisory` as soon as a warning centre takes part; a track of a model alone is `model`. */
export function findBasis(advisories: readonly StormAdvisory[]): StormReply['basis'] {
  if (advisories.length === 0) return null;
  return advisories.every(({ centre }) => isModelCentre(centre)) ? 'model' : 'advisory';
}
