import type { Storm } from '@portal/contract/endpoints/storms';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { nameWindDirection } from '@portal/domain/wind/wind-direction';
import { formatKm, type StormView } from '#components/storms/storm-words.ts';
import { formatSpeed } from '#components/weather/format-values.ts';
import { findArchipelagoKm, findMainlandKm, isInEastSea, type Movement } from './storm-geometry.ts';

const TURN = 22.5;
/** Slower than a walker: the direction means nothing. */
const SLOW_MS = 1;

/** `về phía tây tây bắc, 18 km/h`. */
export function describeMovement({ towardDeg, speedMs }: Movement, { words, style }: StormView): string {
  if (speedMs < SLOW_MS) return words.slow;
  const index = (Math.round(towardDeg / TURN) % 16) as Parameters<typeof nameWindDirection>[0];
  return words.moving(nameWindDirection(index, style.language).toLowerCase(), formatSpeed(speedMs, style));
}

/** Archipelagos farther away say little. */
const FAR_KM = 600;

/** `trên Biển Đông, cách đất liền Việt Nam 420 km, cách quần đảo Hoàng Sa 90 km`. */
export function describeWhere(point: LatLng, { words, style }: StormView): string {
  const { where } = words;
  const mainland = findMainlandKm(point);
  if (mainland === 0) return where.inland;
  const { hoangSa, truongSa } = findArchipelagoKm(point);
  const near: readonly (readonly [number, (km: string) => string])[] = [
    [hoangSa, where.fromHoangSa],
    [truongSa, where.fromTruongSa],
  ];
  const parts = near.filter(([km]) => km <= FAR_KM).map(([km, name]) => name(formatKm(km, style)));
  const sea = isInEastSea(point) ? where.inEastSea : where.outside;
  return [sea, where.fromLand(formatKm(mainland, style)), ...parts].join(', ');
}

/** Storms nearest to Vietnam first. */
export function sortByDistance(storms: readonly Storm[]): readonly Storm[] {
  const measure = ({ centres: [first] }: Storm): number =>
    first === undefined ? Number.POSITIVE_INFINITY : findMainlandKm(first);
  return storms
    .map((storm) => ({ storm, km: measure(storm) }))
    .sort((one, other) => one.km - other.km)
    .map(({ storm }) => storm);
}
