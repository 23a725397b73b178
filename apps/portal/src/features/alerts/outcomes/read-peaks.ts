import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findScaleValue } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { RAIN_SCALE } from '@portal/forecast/radar/store/frame-bytes';
import { createStrokeFinder, toRasterCell } from '#features/alerts/evaluate/ceilings.ts';
import { OFF_GRID } from '#features/alerts/evaluate/watch-index.ts';
import type { ObservedNeeds } from './read-observed.ts';

/** The strongest that was seen anywhere in a stretch of time. */
interface Peaks {
  /** Of a station cell, mm/h, to a tenth; -1 where nothing was seen. */
  readonly rainMmh: (cell: number) => number;
  /** Of the nearest stroke, km; infinite where none was near. */
  readonly strokeKm: (point: LatLng) => number;
}

/** Reads the peaks of a stretch once for all rules. */
export type ReadPeaks = (span: { readonly fromAt: EpochSeconds; readonly toAt: EpochSeconds }) => Peaks;

/** Frames up to this long before a stretch reach into it. */
const LONGEST_SECONDS = 1200;

/** Makes the reader of what radar and sensors have stored. */
export function createPeakReader({ radar, lightning, demo }: ObservedNeeds): ReadPeaks {
  return ({ fromAt, toAt }) => {
    const { origin, moments } = radar.listFrames(fromAt - LONGEST_SECONDS, toAt, demo());
    let most: Uint8Array | null = null;
    for (const at of moments) {
      const bytes = radar.findFrame(origin, at);
      if (bytes === null) continue;
      if (most === null) most = Uint8Array.from(bytes, (byte) => (byte === RAIN_SCALE.missing ? 0 : byte));
      else
        for (let cell = 0; cell < bytes.length; cell += 1) {
          const byte = bytes[cell] as number;
          if (byte !== RAIN_SCALE.missing && byte > (most[cell] as number)) most[cell] = byte;
        }
    }
    const strokes = lightning.listSpans(fromAt, toAt, demo()).flatMap((span) => span.strokes);
    return {
      rainMmh(cell) {
        const byte = cell === OFF_GRID ? undefined : most?.[toRasterCell(cell)];
        const rate = byte === undefined ? null : findScaleValue(byte, RAIN_SCALE);
        return rate === null ? -1 : Math.round(10 * rate) / 10;
      },
      strokeKm: createStrokeFinder({ strokes }),
    };
  };
}
