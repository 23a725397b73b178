import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { StormList, StormReply, StormTrack, StormTrackPoint } from '@portal/contract/endpoints/storms';
import type { Storm } from '@portal/domain/storm/group-storms';
import type { StormAdvisory, StormPoint } from '@portal/domain/storm/storm';
import { findLastObserved } from '@portal/domain/storm/storm-class';
import { formatMoment } from '@portal/domain/time/vietnam-time';
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
    credits: shown.map(({ credit }) => credit),
  };
}

/** `advisory` as soon as a warning centre takes part; a track of a model alone is `model`. */
export function findBasis(advisories: readonly StormAdvisory[]): StormReply['basis'] {
  if (advisories.length === 0) return null;
  return advisories.every(({ centre }) => centre === 'ecmwf') ? 'model' : 'advisory';
}
