import { mapMessages } from '@portal/content/messages/map-messages';
import type { StormTrack, StormTrackPoint } from '@portal/contract/endpoints/storms';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { FARTHEST } from '#components/map/map-address.ts';
import type { MapFrames, TimedFrame } from '#components/map/map-frames.ts';
import { keyStorms, type MapStorm, type MapStormPoint, type MapStorms } from '#components/map/map-storms.ts';
import {
  describeForce,
  describePosition,
  describeWind,
  findShownClass,
  formatKm,
  nameMoment,
  nameStorm,
  type StormView,
} from '#components/storms/storm-words.ts';
import type { DrawnStorm } from '#pages/storms/draw-storm-map.ts';
import { findLatest, toEastern } from '#pages/storms/draw-track.ts';
import type { LoadedStorms } from '#pages/storms/load-storms.ts';
import { interpolateTrack } from '#pages/storms/storm-geometry.ts';
import { describeWhere } from '#pages/storms/storm-place-words.ts';

const HOUR = 3600;
const STEP = 6 * HOUR;
/** Frames: a day back, five days ahead. */
const STEPS_BACK = 4;
const STEPS_AHEAD = 20;

const toSeconds = (at: string): number => Date.parse(at) / 1000;

/** Every six hours around the newest analysis, as far as the tracks reach. Empty without a track. */
function listTimes(leads: readonly StormTrack[], key: string): readonly TimedFrame[] {
  const latest = leads.flatMap((track) => findLatest(track)?.at ?? []);
  if (latest.length === 0) return [];
  const present = Math.max(...latest.map(toSeconds));
  const times = leads.flatMap(({ points }) => points.map(({ at }) => toSeconds(at)));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  return Array.from({ length: STEPS_BACK + 1 + STEPS_AHEAD }, (_, index) => present + (index - STEPS_BACK) * STEP)
    .filter((at) => at >= first && at <= last)
    .map((at) => ({
      at: formatMoment(at),
      kind: at <= present ? ('observed' as const) : ('forecast' as const),
      basis: 'track' as const,
      // Nothing to fetch; differs with each advisory, as addresses of other frames do.
      url: `#${key} ${at}`,
    }));
}

const [west, south, east, north] = FARTHEST;

/** Frames for the time bar: without values, nothing is unknown anywhere on the map. */
function toFrames(times: readonly TimedFrame[], issued: MapFrames['issued']): MapFrames | null {
  if (times.length === 0) return null;
  return {
    ...{ issued, layer: 'storms', frames: times, planes: 0, width: 1, height: 1 },
    bounds: { north: north + 20, south: south - 20, east: east + 20, west: west - 20 },
    scale: { offset: 0, factor: 0, power: 1, missing: 255 },
    ...{ basis: null, frameAt: null, satelliteAt: null, lightning: [] },
  };
}

function nameBasis(point: StormTrackPoint, track: StormTrack, isNow: boolean, { words }: StormView): string {
  const centre = words.centres[track.centre].short;
  if (point.kind === 'forecast') return words.map.forecast(centre);
  return isNow ? `${words.table.now} ${centre}` : words.map.past;
}

/** Time, strength, position and error of a point; unknown parts are left out. */
function listFacts(point: StormTrackPoint, track: StormTrack, isNow: boolean, view: StormView): string[] {
  const { words, style } = view;
  const { storms } = mapMessages[style.language];
  const wind = describeWind(point, track, view);
  // The AI model smooths winds: no class of a storm follows from them.
  const strength = [describeForce(point, track, view), words.classes[findShownClass(point, track)], wind];
  return [
    storms.point(nameBasis(point, track, isNow, view), nameMoment(point.at, view)),
    track.centre === 'aifs' ? words.noWind : strength.filter((text) => text !== null).join(', '),
    [describePosition(point, view), ...(isNow ? [describeWhere(point, view)] : [])].join(', '),
    ...(point.errorKm === null ? [] : [storms.off(formatKm(point.errorKm, style))]),
  ];
}

function toPoints(track: StormTrack, view: StormView): MapStormPoint[] {
  const latest = findLatest(track);
  return track.points.map((point) => {
    const { lat, lng } = toEastern(point);
    return { lat, lng, isNow: point === latest, lines: listFacts(point, track, point === latest, view) };
  });
}

function toStorm({ storm, tracks: [lead] }: DrawnStorm, times: readonly TimedFrame[], view: StormView): MapStorm {
  return {
    id: storm.id,
    name: nameStorm(storm, view),
    href: toLanguagePath('storm', view.style.language, { id: storm.id }),
    points: lead === undefined ? [] : toPoints(lead, view),
    positions: times.map(({ at }) => {
      const found = lead === undefined ? null : interpolateTrack(lead.points, at);
      return found === null ? null : toEastern(found);
    }),
  };
}

/** Storms for the live map, with the words of the storm pages; coordinates and classes are those of the first centre. */
export function toMapStorms({ list, drawn }: Pick<LoadedStorms, 'list' | 'drawn'>, view: StormView): MapStorms {
  const key = list === null ? '' : keyStorms(list);
  const times = listTimes(
    drawn.flatMap(({ tracks }) => tracks.slice(0, 1)),
    key,
  );
  return {
    key,
    frames: list === null ? null : toFrames(times, list.issued),
    storms: drawn.map((storm) => toStorm(storm, times, view)),
    more: mapMessages[view.style.language].storms.more,
  };
}
