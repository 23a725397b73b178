import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { LightningState } from '@portal/forecast/lightning-keeping/open-lightning-store';
import { LEAD_SECONDS } from '@portal/forecast/radar-keeping/keep-frame';
import type { RadarState } from '@portal/forecast/radar-keeping/open-radar-store';
import type { RunReference } from '@portal/forecast/series/place-series';
import type { NowcastNeeds, RadarNeeds } from './needs.ts';

/** Radar older than this is not carried on (decisions.md, "Stale"). */
const OLDEST_SECONDS = 1200;

/** The radar as it serves a moment. */
export interface NowcastView {
  /** The 10 minutes that have begun. */
  readonly baseAt: EpochSeconds;
  /** Null where there is no radar, or its newest frame is older than 20 minutes. */
  readonly radar: RadarState | null;
}

/** How the radar stands now. */
export function viewNowcast({ radar, clock, demo }: Pick<RadarNeeds, 'radar' | 'clock' | 'demo'>): NowcastView {
  const now = clock();
  const state = radar.findState(now, demo());
  const isFresh = state !== null && now - state.frameAt <= OLDEST_SECONDS;
  return { baseAt: now - (now % LEAD_SECONDS), radar: isFresh ? state : null };
}

/**
 * When the next frame is expected by the distance of the last two, else when the newest one will be too old; null without a
 * radar. Always ahead.
 */
export function findNextFrame(needs: NowcastNeeds): EpochSeconds | null {
  const { radar } = viewNowcast(needs);
  if (radar === null) return null;
  const expectedAt = 2 * radar.frameAt - (radar.observed.at(-2) ?? radar.frameAt);
  return expectedAt > needs.clock() ? expectedAt : radar.frameAt + OLDEST_SECONDS + 1;
}

type ModelRun = Pick<RunReference, 'source' | 'runAt' | 'publishedAt' | 'demo' | 'licence'>;

/** What a reply was made from; null for what was not there. */
export interface NowcastParts {
  readonly radar: RadarState | null;
  readonly run: ModelRun | null;
  readonly lightning: LightningState | null;
}

/** Where the values of a reply come from: the radar, the model's run, or both, and the sensors of lightning. */
export function toNowcastIssued({ radar, run, lightning }: NowcastParts, needs: NowcastNeeds): Issued {
  const ofRadar = radar === null ? null : { source: radar.origin, runAt: formatMoment(radar.frameAt) };
  const ofModel = run === null ? null : { source: run.source, runAt: formatMoment(run.runAt) };
  const updatedAt = radar?.frameAt ?? run?.publishedAt ?? null;
  const sources: Issued['sources'] = {};
  if (ofRadar !== null) sources.radar = ofRadar;
  if (ofModel !== null) sources.rain = ofModel;
  if (lightning !== null) {
    sources.lightning = { source: lightning.origin, runAt: formatMoment(lightning.toldAt) };
  }
  const credits = [
    radar?.origin === 'radar' ? needs.credits.radar : null,
    lightning?.origin === 'lightning' ? needs.credits.lightning : null,
    run === null || run.demo ? null : run.licence,
  ];
  return {
    source: (ofRadar ?? ofModel)?.source ?? null,
    runAt: (ofRadar ?? ofModel)?.runAt ?? null,
    updatedAt: updatedAt === null ? null : formatMoment(updatedAt),
    demo: radar?.origin === 'demo' || run?.demo === true || lightning?.origin === 'demo',
    sources,
    estimated: [],
    credits: credits.filter((credit) => credit !== null),
  };
}
