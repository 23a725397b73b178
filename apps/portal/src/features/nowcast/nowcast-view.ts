import type { Issued, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RainCourse } from '@portal/domain/weather/rain-course';
import type { RainSlice } from '@portal/domain/weather/rain-spells';
import type { LightningState, LightningStore } from '@portal/forecast/lightning/store/open-lightning-store';
import { LEAD_SECONDS, LEADS } from '@portal/forecast/radar/store/insert-frame';
import type { RadarState, RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import type { RunReference } from '@portal/forecast/series/place-series';
import { type MapLayer, readMapWindow } from '@portal/forecast/series/read-map-window';
import type { RunStore } from '@portal/forecast/store/run-store';

/** What reading the instruments needs. */
export interface RadarNeeds {
  readonly radar: RadarStore;
  readonly lightning: LightningStore;
  readonly clock: () => EpochSeconds;
  /** Whether demo values may be served now (setting `DEMO`). */
  readonly demo: () => boolean;
}

/** The rain of a place as every page shows it. */
export interface PlaceRain {
  readonly course: RainCourse;
  /** The steps of the course from the present ten minutes on, with the thunder of their hours. */
  readonly slices: readonly RainSlice[];
  /** What the model's ensemble holds likely for the hour of each slice, mm; null where it has none. */
  readonly modelRanges: readonly { readonly lowMm: number | null; readonly highMm: number | null }[];
  /** The model's run that the course was made with; null where there is none. */
  readonly run: RunReference | null;
}

/** Everything that the nowcast needs of the rest of the portal. */
export interface NowcastNeeds extends RadarNeeds {
  /** Credits of the operator's radar and lightning as they must be shown; null where none is asked for. */
  readonly credits: { readonly radar: string | null; readonly lightning: string | null };
  readonly store: RunStore;
  /** The place that a query names. Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly places: { readonly locate: (query: PlaceQuery) => Place };
  readonly readRain: (place: Place) => PlaceRain;
}

type ModelNeeds = Pick<NowcastNeeds, 'store' | 'clock' | 'demo'>;

/** The model's rain of the hour that a moment lies in, mm, which is its mean rate in mm/h; null where no run has it. */
export function findModelRain({ store, clock, demo }: ModelNeeds, at: EpochSeconds): MapLayer | null {
  const { south, north, west, east } = COVERAGE;
  const hourAt = at - (at % HOUR_SECONDS);
  const box = { south, north, west, east };
  const variables = ['precipitation'] as const;
  return readMapWindow(store, { box, at: hourAt, variables, now: clock(), demo: demo() }).precipitation ?? null;
}

/** Which lead of a frame's nowcast a whole ten minutes of the clock is; null where it has none. */
export function findLead(frameAt: EpochSeconds, at: EpochSeconds): number | null {
  const lead = Math.floor(at / LEAD_SECONDS) - Math.floor(frameAt / LEAD_SECONDS);
  return lead >= 1 && lead <= LEADS ? lead : null;
}

/** Radar older than this is not carried on (decisions.md, "Stale"). */
const OLDEST_SECONDS = 1200;

/** The radar as it serves a moment. */
interface NowcastView {
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
interface NowcastParts {
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
    sources.lightning = { source: lightning.origin, runAt: formatMoment(lightning.reportedAt) };
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
