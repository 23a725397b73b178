import type { ObservedCondition, ObservedStep } from '@portal/domain/alert/rate-alerts';
import { findScaleValue } from '@portal/domain/geo/byte-scale';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode } from '@portal/domain/geo/station-cell';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { LightningStore } from '@portal/forecast/lightning/store/open-lightning-store';
import { RAIN_SCALE } from '@portal/forecast/radar/store/frame-bytes';
import type { RadarStore, StoredFrames } from '@portal/forecast/radar/store/open-radar-store';
import { LRUCache } from 'lru-cache';
import { toRasterCell } from '#features/alerts/evaluate/ceilings.ts';

/** The maximum of a quantity over some points. */
interface ObservedQuestion {
  readonly quantity: ObservedCondition['quantity'];
  readonly points: readonly LatLng[];
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
}

/** Observations step by step; gaps are left out. */
export type ReadObserved = (question: ObservedQuestion) => ObservedStep[];

export interface ObservedNeeds {
  readonly radar: RadarStore;
  readonly lightning: LightningStore;
  readonly demo: () => boolean;
}

/** A frame is valid until the next one, at most this long. */
const LONGEST_SECONDS = 1200;
const STEP_SECONDS = 600;
/** Cached frames: messages due together ask for the same hours. */
const MOST_FRAMES = 64;
/** Beyond every rule's distance; means "no stroke". */
const NO_STROKE_KM = 999;

const pickKnown = (values: readonly (number | null)[], pick: (...known: number[]) => number): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : pick(...known);
};

/** Reads stored frames and strokes, each frame once for all callers. */
export function createObservedReader({ radar, lightning, demo }: ObservedNeeds): ReadObserved {
  const frames = new LRUCache<string, Uint8Array>({ max: MOST_FRAMES });

  function findFrame(origin: StoredFrames['origin'], at: EpochSeconds): Uint8Array | null {
    const key = `${origin} ${at}`;
    const bytes = frames.get(key) ?? radar.findFrame(origin, at);
    if (bytes !== null) frames.set(key, bytes);
    return bytes;
  }

  function readRain({ points, fromAt, toAt }: ObservedQuestion): ObservedStep[] {
    const cells = points.flatMap((point) => {
      const code = findStationCode(point);
      return code === null ? [] : [toRasterCell(code)];
    });
    const { origin, moments } = radar.listFrames(fromAt - LONGEST_SECONDS, toAt, demo());
    return moments.map((at, index) => {
      const bytes = findFrame(origin, at);
      const next = moments[index + 1] ?? at + STEP_SECONDS;
      const rates = cells.map((cell) => findScaleValue(bytes?.[cell] ?? RAIN_SCALE.missing, RAIN_SCALE));
      const rate = pickKnown(rates, Math.max);
      return {
        fromAt: at,
        toAt: next - at > LONGEST_SECONDS ? at + STEP_SECONDS : next,
        value: rate === null ? null : Math.round(10 * rate) / 10,
      };
    });
  }

  function readStrokes({ points, fromAt, toAt }: ObservedQuestion): ObservedStep[] {
    return lightning.listSpans(fromAt, toAt, demo()).map((span) => ({
      fromAt: span.fromAt,
      toAt: span.toAt,
      value: span.strokes.reduce(
        (nearest, stroke) => Math.min(nearest, ...points.map((point) => greatCircleKm(point, stroke))),
        NO_STROKE_KM,
      ),
    }));
  }

  return (question) => (question.quantity === 'rain' ? readRain(question) : readStrokes(question));
}
