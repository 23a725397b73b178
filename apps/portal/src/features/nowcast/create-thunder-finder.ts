import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { Thunder } from '@portal/domain/weather/thunder';
import type { RadarState } from '@portal/forecast/radar-keeping/open-radar-store';
import { findLightning } from './find-lightning.ts';
import type { NowcastNeeds } from './needs.ts';
import { drawThunder, findSeenThunder } from './thunder-map.ts';

/** What seen strokes say of a cell at a moment. */
interface ThunderQuestion {
  readonly radar: RadarState | null;
  /** Cell of the national raster, north-west first; null off it. */
  readonly cell: number | null;
  readonly at: EpochSeconds;
  readonly leadMinutes: number;
}

/** 3 or 2 where seen strokes, carried along, come within 20 km; null where they say nothing and the model is asked. */
export type FindThunder = (question: ThunderQuestion) => Thunder | null;

/** Draws the strokes of a moment once for all places. */
export function createThunderFinder(needs: NowcastNeeds): FindThunder {
  let basis = '';
  const maps = new Map<EpochSeconds, Uint8Array | null>();

  function findMap(radar: RadarState | null, at: EpochSeconds): Uint8Array | null {
    const key = `${radar?.origin} ${radar?.frameAt} ${needs.lightning.version()} ${Math.floor(needs.clock() / 60)}`;
    if (key !== basis) maps.clear();
    basis = key;
    const known = maps.get(at);
    if (known !== undefined) return known;
    const strokes = findLightning(needs, radar)?.strokes ?? [];
    const motion = radar === null || strokes.length === 0 ? null : needs.radar.findMotion(radar.origin, radar.frameAt);
    const map = strokes.length === 0 ? null : drawThunder(strokes, motion, at);
    maps.set(at, map);
    return map;
  }

  return ({ radar, cell, at, leadMinutes }) => {
    const seen = findSeenThunder(leadMinutes);
    return seen !== null && cell !== null && findMap(radar, at)?.[cell] === 1 ? seen : null;
  };
}
