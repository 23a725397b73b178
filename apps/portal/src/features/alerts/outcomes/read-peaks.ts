import { findScaleValue } from '@portal/domain/geo/byte-scale';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { RAIN_SCALE } from '@portal/forecast/radar/store/frame-bytes';
import { createStrokeFinder, toRasterCell } from '#features/alerts/evaluate/ceilings.ts';
import { OFF_GRID } from '#features/alerts/evaluate/watch-index.ts';
import type { ObservedNeeds } from './read-observed.ts';

/** The maxima observed in a span. */
interface Peaks {
  /** Of a station cell, mm/h, to 0.1; -1: not observed. */
  readonly rainMmh: (cell: number) => number;
  /** Distance of the nearest stroke, km; infinite: none. */
  readonly strokeKm: (point: LatLng) => number;
}

/** Reads the maxima of a span once for all rules. */
export type ReadPeaks = (span: { readonly fromAt: EpochSeconds; readonly toAt: EpochSeconds }) => Peaks;

/** A frame this long before the span may still be valid in it. */
const LONGEST_SECONDS = 1200;

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
