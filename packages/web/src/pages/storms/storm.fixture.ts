import type {
  Storm,
  StormHistoryItem,
  StormList,
  StormMembers,
  StormRadii,
  StormReply,
  StormTrack,
  StormTrackPoint,
} from '@portal/contract/endpoints/storms';
import { formatMoment } from '@portal/domain/time/vietnam-time';

const HOUR = 3600;

/** Time of the sample request: 3 August 2026, 14:05. */
const STORM_NOW = Date.parse('2026-08-03T14:05:00+07:00') / 1000;
const ANALYSED_AT = Date.parse('2026-08-03T13:00:00+07:00') / 1000;

/** A point so many hours from 13:00; observed up to then. */
function makeTrackPoint(hours: number, changes: Partial<StormTrackPoint> = {}): StormTrackPoint {
  return {
    at: formatMoment(ANALYSED_AT + hours * HOUR),
    kind: hours <= 0 ? 'observed' : 'forecast',
    ...{ lat: 19, lng: 112, windMs: 41.2, gustMs: 58, pressure: 955, errorKm: null, radii: [] },
    ...changes,
  };
}

export const makeRadii = (kt: number, minutes: 1 | 10): StormRadii => ({
  ...{ kt, minutes, ne: 330, se: 220, sw: null, nw: 280 },
});

/** JMA's advisory of 13:45: a track of two past positions, an analysis with radii, and a forecast with error circles. */
export const JMA_TRACK: StormTrack = {
  ...{ centre: 'jma', issuedAt: '2026-08-03T13:45:00+07:00', windMinutes: 10 },
  points: [
    makeTrackPoint(-6, { lat: 18.5, lng: 114 }),
    makeTrackPoint(0, { radii: [makeRadii(50, 10), makeRadii(30, 10)] }),
    makeTrackPoint(24, { lat: 20.4, lng: 108.8, windMs: 36, errorKm: 110 }),
    makeTrackPoint(48, { lat: 21.3, lng: 105.3, windMs: 16, gustMs: null, pressure: null, errorKm: 210 }),
  ],
};

/** JTWC's advisory of 10:00, with 1-minute winds and without error circles. */
export const JTWC_TRACK: StormTrack = {
  ...{ centre: 'jtwc', issuedAt: '2026-08-03T10:00:00+07:00', windMinutes: 1 },
  points: [
    makeTrackPoint(-6, { lat: 18.4, lng: 114.2, windMs: 44 }),
    makeTrackPoint(0, { lat: 18.9, lng: 112.3, windMs: 35, radii: [makeRadii(34, 1)] }),
    makeTrackPoint(24, { lat: 19.8, lng: 109.5, windMs: 43 }),
  ],
};

/** A model's run of 07:00, every six hours for ten days. */
export function makeModelTrack(centre: 'ecmwf' | 'aifs'): StormTrack {
  const runAt = formatMoment(ANALYSED_AT - 6 * HOUR);
  const windMs = centre === 'aifs' ? null : 38;
  const points = Array.from({ length: 41 }, (_, step) =>
    makeTrackPoint(6 * step - 6, {
      ...{ kind: step === 0 ? 'observed' : 'forecast', lat: 18.6 + step * 0.1, lng: 113.8 - step * 0.4 },
      ...{ windMs, gustMs: null },
    }),
  );
  return { centre, issuedAt: runAt, windMinutes: 10, points };
}

/** Four members; three of them come ashore. */
export const MEMBERS: StormMembers = {
  count: 4,
  landfall: [
    { area: 'Quảng Trị', count: 2 },
    { area: 'Nghệ An', count: 1 },
  ],
  tracks: [0, 1, 2, 3].map((member) => [
    { at: formatMoment(ANALYSED_AT), lat: 19, lng: 112 },
    { at: formatMoment(ANALYSED_AT + 12 * HOUR), lat: 18 + member, lng: 109.5 },
  ]),
};

/** An advisory issued today at a time. */
export const makeFormer = (centre: StormHistoryItem['centre'], time: string): StormHistoryItem => ({
  ...{ centre, issuedAt: `2026-08-03T${time}:00+07:00`, at: '2026-08-03T10:00:00+07:00', windMinutes: 10 },
  ...{ lat: 18.8, lng: 112.9, windMs: 35, gustMs: null, pressure: 960 },
});

/** A storm by its tracks. */
export function makeStorm(tracks: readonly StormTrack[], changes: Partial<Storm> = {}): Storm {
  return {
    ...{ id: '2623', name: 'KROVANH', class: 'veryStrongStorm' },
    centres: tracks.map(({ centre, windMinutes, points }) => {
      const {
        kind: _kind,
        errorKm: _errorKm,
        radii: _radii,
        ...state
      } = points.findLast(({ kind }) => kind === 'observed') ?? makeTrackPoint(0);
      return { centre, windMinutes, ...state };
    }),
    updatedAt: tracks[0]?.issuedAt ?? formatMoment(STORM_NOW),
    ...changes,
  };
}

const ISSUED = {
  ...{ source: 'jma', runAt: null, updatedAt: null, demo: false, sources: {}, estimated: [] },
  credits: ['Source: Japan Meteorological Agency'],
};

/** Lists that were read a quarter of an hour ago. */
const WATCHED: StormList['watched'] = [
  { centre: 'jma', readAt: '2026-08-03T13:50:00+07:00' },
  { centre: 'jtwc', readAt: '2026-08-03T13:55:00+07:00' },
];

export function makeStormList(items: readonly Storm[], watched = WATCHED): StormList {
  return { issued: ISSUED, basis: items.length === 0 ? null : 'advisory', watched, items: [...items] };
}

export function makeStormReply(tracks: readonly StormTrack[], changes: Partial<Storm> = {}): StormReply {
  return {
    ...{ issued: ISSUED, basis: 'advisory', watched: WATCHED, members: null, history: [] },
    storm: makeStorm(tracks, changes),
    tracks: [...tracks],
  };
}
