import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { Thunder } from '@portal/domain/weather/thunder';
import type { Stroke } from '@portal/forecast/lightning/stroke';
import type { RadarState } from '@portal/forecast/radar-keeping/open-radar-store';
import { findLightning } from './find-lightning.ts';
import type { RadarNeeds } from './needs.ts';
import { carryStorm, drawThunder, findSeenThunder, gatherStorm, NEAR_KM, type Storm } from './thunder-map.ts';

/** What seen strokes say of a cell at a moment. */
interface ThunderQuestion {
  readonly radar: RadarState | null;
  /** Cell of the national raster, north-west first; null off it: there strokes stay where they were. */
  readonly cell: number | null;
  readonly place: { readonly lat: number; readonly lng: number };
  readonly at: EpochSeconds;
  readonly leadMinutes: number;
}

/** 3 or 2 where seen strokes, carried along, come within 20 km; null where they say nothing and the model is asked. */
export type FindThunder = (question: ThunderQuestion) => Thunder | null;

/** Strokes that have grown too old are let go so often; new ones count at once. */
const FADE_SECONDS = 300;

/** Draws the strokes of a moment once for all places, each moment from the one before it. */
export function createThunderFinder(needs: RadarNeeds): FindThunder {
  let basis = '';
  let motion: ReturnType<typeof needs.radar.findMotion> = null;
  /** Null where nothing was struck. */
  let storms: Storm[] = [];
  const maps = new Map<EpochSeconds, Uint8Array>();
  let strokes: readonly Stroke[] = [];
  let asked = { key: '', isNear: false };

  function renew(radar: RadarState | null): void {
    const fading = Math.floor(needs.clock() / FADE_SECONDS);
    const key = `${radar?.origin} ${radar?.frameAt} ${needs.lightning.version()} ${fading}`;
    if (key === basis) return;
    basis = key;
    maps.clear();
    strokes = findLightning(needs, radar)?.strokes ?? [];
    asked = { key: '', isNear: false };
    motion = radar === null || strokes.length === 0 ? null : needs.radar.findMotion(radar.origin, radar.frameAt);
    storms = strokes.length === 0 ? [] : [gatherStorm(strokes, motion)];
  }

  function findMap(radar: RadarState | null, at: EpochSeconds): Uint8Array | null {
    renew(radar);
    const known = maps.get(at);
    if (known !== undefined) return known;
    const before = storms.findLast((storm) => storm.at <= at) ?? storms[0];
    if (before === undefined) return null;
    const storm = carryStorm(before, motion, at);
    if (storm.at >= before.at) storms = [...storms, storm].sort((a, b) => a.at - b.at);
    const map = drawThunder(storm);
    maps.set(at, map);
    return map;
  }

  /** Whether a place off the raster, such as the farther islands, is near a stroke. */
  function isNearStroke(radar: RadarState | null, { lat, lng }: ThunderQuestion['place']): boolean {
    renew(radar);
    const key = `${lat} ${lng}`;
    if (key !== asked.key)
      asked = { key, isNear: strokes.some((stroke) => greatCircleKm(stroke, { lat, lng }) <= NEAR_KM) };
    return asked.isNear;
  }

  return ({ radar, cell, place, at, leadMinutes }) => {
    const seen = findSeenThunder(leadMinutes);
    if (seen === null) return null;
    const isNear = cell === null ? isNearStroke(radar, place) : findMap(radar, at)?.[cell] === 1;
    return isNear ? seen : null;
  };
}
