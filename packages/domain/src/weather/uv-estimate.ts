import type { EpochSeconds } from '#time/epoch.ts';
import { usualOzoneDu } from './ozone-column.ts';

/** UV index of a clear, clean sky at the sea with the sun overhead and 300 Dobson units of ozone (Madronich 2007). */
const OVERHEAD_UV = 12.5;
const SUN_POWER = 2.42;
const OZONE_POWER = -1.23;
/** More with each kilometre of height (US EPA, Calculating the UV index). */
const SHARE_PER_KM = 0.06;

/** Usual haze: optical depth at 550 nm over the Mekong delta and over the Red River, rounded from AERONET's means. */
const HAZE = { south: { lat: 13, depth: 0.3 }, north: { lat: 19, depth: 0.6 } };
/** What haze of depth 1 takes from the UV index, as an exponent: our choice, see docs/sky.md. */
const HAZE_POWER = 0.4;

/** Part of the UV index that passes clear, scattered, broken and closed cloud (US National Weather Service, by EPA). */
const CLOUD_SHARES = [
  [0, 1],
  [40, 0.89],
  [75, 0.73],
  [100, 0.31],
] as const;

/**
 * Estimated UV index under a clear sky with the sun overhead, of a place and a day: what latitude, usual ozone, usual
 * haze and height (metres; null counts as the sea's) make of it. `estimateUvIndex` takes it from there.
 */
export function overheadUvIndex(lat: number, heightM: number | null, at: EpochSeconds): number {
  const height = 1 + (SHARE_PER_KM * Math.max(heightM ?? 0, 0)) / 1000;
  const haze = Math.exp(-HAZE_POWER * usualHazeDepth(lat));
  return OVERHEAD_UV * (usualOzoneDu(lat, at) / 300) ** OZONE_POWER * height * haze;
}

/**
 * Estimated UV index of a moment from `overheadUvIndex`, the sun's height and the cloud: Madronich's power of the sine
 * of the height (Photochemistry and Photobiology 83, 2007), and the National Weather Service's shares
 * of what passes clouds, in straight lines between them. 0 with the sun below the horizon. An estimate, and to be called one.
 */
export function estimateUvIndex(overhead: number, sunElevationDeg: number, cloudPercent: number): number {
  if (sunElevationDeg <= 0) return 0;
  return overhead * Math.sin((sunElevationDeg * Math.PI) / 180) ** SUN_POWER * findCloudShare(cloudPercent);
}

function usualHazeDepth(lat: number): number {
  const { south, north } = HAZE;
  const share = Math.min(Math.max((lat - south.lat) / (north.lat - south.lat), 0), 1);
  return south.depth + share * (north.depth - south.depth);
}

function findCloudShare(cloudPercent: number): number {
  let lower = 0;
  let lowerShare = 1;
  for (const [upper, upperShare] of CLOUD_SHARES) {
    if (cloudPercent <= upper) {
      const part = upper === lower ? 0 : (cloudPercent - lower) / (upper - lower);
      return lowerShare + part * (upperShare - lowerShare);
    }
    lower = upper;
    lowerShare = upperShare;
  }
  return lowerShare;
}
