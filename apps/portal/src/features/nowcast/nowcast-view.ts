import type { Issued, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RadarSource, RainCourse } from '@portal/domain/weather/rain-course';
import type { RainSlice } from '@portal/domain/weather/rain-spells';
import type { LightningState, LightningStore } from '@portal/forecast/lightning/store/open-lightning-store';
import { LEAD_SECONDS, LEADS } from '@portal/forecast/radar/store/insert-frame';
import type { RadarState, RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import type { RunReference } from '@portal/forecast/series/place-series';
import { type MapLayer, readMapWindow } from '@portal/forecast/series/read-map-window';
import { getFeedLicence } from '@portal/forecast/sources/feeds.table';
import type { RunStore } from '@portal/forecast/store/run-store';

export interface RadarNeeds {
  readonly radar: RadarStore;
  readonly lightning: LightningStore;
  readonly clock: () => EpochSeconds;
  /** Whether demonstration data may be served now (setting `DEMO`). */
  readonly demo: () => boolean;
}

/** The rain of a place, the same on every page. */
export interface PlaceRain {
  readonly course: RainCourse;
  /** Slices from the current ten minutes on, with the thunder of their hours. */
  readonly slices: readonly RainSlice[];
  /** The model ensemble's likely range for the hour of each slice, mm; null without one. */
  readonly modelRanges: readonly { readonly lowMm: number | null; readonly highMm: number | null }[];
  /** The model run used; null: none. */
  readonly run: RunReference | null;
}

export interface NowcastNeeds extends RadarNeeds {
  /** Required credits of the operator's radar and lightning data; null: none. */
  readonly credits: { readonly radar: string | null; readonly lightning: string | null };
  readonly store: RunStore;
  /** Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly places: { readonly locate: (query: PlaceQuery) => Place };
  readonly readRain: (place: Place) => PlaceRain;
}

const SATELLITE_CREDIT = getFeedLicence('noaa-rain-rate');

type ModelNeeds = Pick<NowcastNeeds, 'store' | 'clock' | 'demo'>;

/** The model's rain of the hour, mm, equal to its mean rate in mm/h; null if no run covers it. */
export function findModelRain({ store, clock, demo }: ModelNeeds, at: EpochSeconds): MapLayer | null {
  const { south, north, west, east } = COVERAGE;
  const hourAt = at - (at % HOUR_SECONDS);
  const box = { south, north, west, east };
  const variables = ['precipitation'] as const;
  return readMapWindow(store, { box, at: hourAt, variables, now: clock(), demo: demo() }).precipitation ?? null;
}

/** Lead of a frame's nowcast that starts at these ten minutes; null if there is none. */
export function findLead(frameAt: EpochSeconds, at: EpochSeconds): number | null {
  const lead = Math.floor(at / LEAD_SECONDS) - Math.floor(frameAt / LEAD_SECONDS);
  return lead >= 1 && lead <= LEADS ? lead : null;
}

/** Older radar is stale and is not extrapolated. */
const OLDEST_SECONDS = 1200;

interface NowcastView {
  /** Start of the current ten minutes. */
  readonly baseAt: EpochSeconds;
  /** Null without radar, or if its newest frame is older than 20 minutes. */
  readonly radar: RadarState | null;
}

export function viewNowcast({ radar, clock, demo }: Pick<RadarNeeds, 'radar' | 'clock' | 'demo'>): NowcastView {
  const now = clock();
  const state = radar.findState(now, demo());
  const isFresh = state !== null && now - state.frameAt <= OLDEST_SECONDS;
  return { baseAt: now - (now % LEAD_SECONDS), radar: isFresh ? state : null };
}

/** Older satellite rain is not used: within an hour showers come and go. */
const OLDEST_SATELLITE_SECONDS = 3600;
/** From this age on pages highlight it. */
const LATE_SATELLITE_SECONDS = 2700;

/** Satellite rain for places that no fresh radar sees; null without it, older than an hour, or where a demo is shown. */
export function findFreshSatellite({
  radar,
  clock,
  demo,
}: Pick<RadarNeeds, 'radar' | 'clock' | 'demo'>): RadarState | null {
  const now = clock();
  const state = radar.findSatellite(now);
  if (state === null || now - state.frameAt >= OLDEST_SATELLITE_SECONDS) return null;
  return radar.findState(now, demo())?.origin === 'demo' ? null : state;
}

/** How the source of a place's rain is named and credited. */
export function toRainSource({ origin }: RadarState, radarCredit: string | null): RadarSource {
  if (origin === 'satellite') return { name: origin, credit: SATELLITE_CREDIT, isEstimate: true };
  return { name: origin, credit: origin === 'radar' ? radarCredit : null };
}

/**
 * When the next radar frame is expected, by the interval of the last two, else when the newest becomes stale; or sooner
 * when the satellites' image becomes late or stale. Null without either. Always in the future.
 */
export function findNextFrame(needs: NowcastNeeds): EpochSeconds | null {
  const { radar } = viewNowcast(needs);
  const satellite = findFreshSatellite(needs);
  const ages = [LATE_SATELLITE_SECONDS, OLDEST_SATELLITE_SECONDS].map((age) => (satellite?.frameAt ?? 0) + age);
  const agedAt = satellite === null ? null : (ages.find((at) => at > needs.clock()) ?? null);
  if (radar === null) return agedAt;
  const expectedAt = 2 * radar.frameAt - (radar.observed.at(-2) ?? radar.frameAt);
  const nextAt = expectedAt > needs.clock() ? expectedAt : radar.frameAt + OLDEST_SECONDS + 1;
  return agedAt === null ? nextAt : Math.min(nextAt, agedAt);
}

type ModelRun = Pick<RunReference, 'source' | 'runAt' | 'publishedAt' | 'demo' | 'licence'>;

/** Sources of a reply; null: not used. */
interface NowcastParts {
  /** The radar, or the satellites where none leads. */
  readonly radar: RadarState | null;
  /** Credits of what was seen: of radar, satellites or both. */
  readonly seenCredits: readonly (string | null)[];
  readonly run: ModelRun | null;
  readonly lightning: LightningState | null;
}

/** Origin of a reply's values: radar, model run or both, and lightning sensors. */
export function toNowcastIssued({ radar, seenCredits, run, lightning }: NowcastParts, needs: NowcastNeeds): Issued {
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
    ...seenCredits,
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
