import type { StormMembers, StormReply, StormTrack, StormTrackPoint } from '@portal/contract/endpoints/storms';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { StormCentre } from '@portal/domain/storm/storm';
import {
  describeForce,
  findShownClass,
  nameMoment,
  nameStorm,
  type ShownClass,
  type StormView,
} from '#components/storms/storm-words.ts';
import { BASEMAP } from '#share/draw-map-picture.ts';
import {
  drawCone,
  drawLine,
  drawMembers,
  drawRadii,
  findLatest,
  listAhead,
  listStatedRadii,
  toEastern,
} from './draw-track.ts';
import { drawGround, fitMap, type MapFrame, type MapPoint, type MapSize } from './map-frame.ts';
import { type PlacedLabel, placeLabels, type WantedLabel } from './place-labels.ts';
import { moveFrom } from './storm-geometry.ts';

/** A storm with its tracks, the first of the centre with most authority. */
export interface DrawnStorm extends Pick<StormReply, 'storm' | 'tracks'> {
  /** Drawn as thin lines; absent: not drawn. */
  readonly members?: StormMembers | null;
}

interface Dot extends MapPoint {
  readonly key: string;
  readonly class: ShownClass;
}

interface LeadDrawing {
  readonly past: string;
  readonly pastDots: readonly MapPoint[];
  readonly cone: string;
  readonly line: string;
  readonly dots: readonly Dot[];
  readonly now: Dot | null;
}

interface OtherDrawing {
  readonly centre: StormCentre;
  readonly line: string;
  readonly points: readonly MapPoint[];
}

interface RadiiDrawing {
  readonly path: string;
  /** The lowest threshold is gold, higher ones red. */
  readonly isLowest: boolean;
}

/** One storm as paths and points. */
interface StormDrawing {
  readonly id: string;
  readonly lead: LeadDrawing | null;
  readonly others: readonly OtherDrawing[];
  readonly radii: readonly RadiiDrawing[];
  /** One path; empty without an ensemble. */
  readonly members: string;
}

export interface MapDrawing {
  readonly frame: MapFrame;
  readonly ground: ReturnType<typeof drawGround>;
  readonly storms: readonly StormDrawing[];
  readonly labels: readonly PlacedLabel[];
}

/** Further tracks would hide each other; the tables have them all. */
export const MOST_OTHERS = 3;

function drawLead(track: StormTrack, frame: MapFrame): LeadDrawing {
  const past = track.points.filter(({ kind }) => kind === 'observed');
  const ahead = listAhead(track);
  const toDot = (point: StormTrackPoint): Dot => ({
    ...frame.project(toEastern(point)),
    key: point.at,
    class: findShownClass(point, track),
  });
  const latest = findLatest(track);
  return {
    past: drawLine(past, frame),
    pastDots: past.slice(0, -1).map((point) => frame.project(toEastern(point))),
    cone: drawCone(track, frame),
    line: drawLine(ahead, frame),
    dots: ahead.slice(1).map(toDot),
    now: latest === null ? null : toDot(latest),
  };
}

/** The first track that states radii: thresholds of two centres are never mixed. */
export function findRadiiTrack(tracks: readonly StormTrack[]) {
  for (const track of tracks) {
    const latest = findLatest(track);
    const stated = latest === null ? [] : listStatedRadii(latest);
    if (latest !== null && stated.length > 0) return { track, latest, stated };
  }
  return null;
}

/** Paths and points of a storm in a frame. */
export function drawStorm({ storm, tracks, members = null }: DrawnStorm, frame: MapFrame): StormDrawing {
  const [lead, ...others] = tracks;
  const radii = findRadiiTrack(tracks);
  return {
    id: storm.id,
    members: members === null ? '' : drawMembers(members, frame),
    lead: lead === undefined ? null : drawLead(lead, frame),
    others: others.slice(0, MOST_OTHERS).map((track) => {
      const ahead = listAhead(track);
      return {
        centre: track.centre,
        line: drawLine(ahead, frame),
        points: ahead.map((point) => frame.project(toEastern(point))),
      };
    }),
    radii:
      radii?.stated.map((one, index) => ({
        path: drawRadii(radii.latest, one, frame),
        isLowest: index === 0,
      })) ?? [],
  };
}

function listIslandLabels(frame: MapFrame, { style }: StormView): WantedLabel[] {
  return BASEMAP.labels
    .filter(({ kind }) => kind === 'archipelago')
    .map((label) => ({ at: frame.project(label), text: label[style.language], kind: 'island' as const }));
}

const CITIES = new Set(['Hà Nội', 'Đà Nẵng', 'TP. Hồ Chí Minh']);

function listGroundLabels(frame: MapFrame, { style }: StormView): WantedLabel[] {
  return BASEMAP.labels.flatMap((label): WantedLabel[] => {
    const text = label[style.language];
    const at = frame.project(label);
    if (label.kind === 'province' && CITIES.has(label.vi)) return [{ at, text, kind: 'city' }];
    const isSea = label.kind === 'country' || label.vi === 'Biển Đông';
    return isSea ? [{ at, text, kind: 'sea' }] : [];
  });
}

/** `13:00 20/11 · cấp 12`. */
export function nameDot(point: StormTrackPoint, track: StormTrack, view: StormView): string {
  const force = describeForce(point, track, view);
  const moment = nameMoment(point.at, view);
  return force === null ? moment : `${moment} · ${force}`;
}

function listStormLabels({ storm, tracks }: DrawnStorm, frame: MapFrame, view: StormView): WantedLabel[] {
  const [lead] = tracks;
  const latest = lead === undefined ? null : findLatest(lead);
  if (lead === undefined || latest === null) return [];
  const force = describeForce(latest, lead, view);
  const text = force === null ? nameStorm(storm, view) : `${nameStorm(storm, view)} · ${force}`;
  return [{ at: frame.project(toEastern(latest)), text, kind: 'storm' }];
}

function listTimeLabels({ tracks }: DrawnStorm, frame: MapFrame, view: StormView): WantedLabel[] {
  const [lead] = tracks;
  if (lead === undefined) return [];
  return listAhead(lead)
    .slice(1)
    .map((point) => ({ at: frame.project(toEastern(point)), text: nameDot(point, lead, view), kind: 'time' as const }));
}

/** Label of a threshold: `30 kt`, `34 kt, 1 phút`. */
export function nameThreshold(
  { kt, minutes }: { readonly kt: number; readonly minutes: 1 | 10 },
  { words }: StormView,
): string {
  return minutes === 1 ? words.thresholdOneMinute(String(kt)) : words.threshold(String(kt));
}

const LABEL_DEG = 45;

function listRadiusLabels({ tracks }: DrawnStorm, frame: MapFrame, view: StormView): WantedLabel[] {
  const radii = findRadiiTrack(tracks);
  if (radii === null) return [];
  return radii.stated.map((one) => {
    const edge = moveFrom(radii.latest, LABEL_DEG, one.ne ?? 0);
    return { at: frame.project(toEastern(edge)), text: nameThreshold(one, view), kind: 'radius' as const };
  });
}

function listCentreLabels({ tracks: [, ...others] }: DrawnStorm, frame: MapFrame, view: StormView): WantedLabel[] {
  return others.slice(0, MOST_OTHERS).flatMap((track) => {
    const last = listAhead(track).at(-1);
    if (last === undefined) return [];
    const text = `${view.words.centres[track.centre].short} ${nameMoment(last.at, view)}`;
    return [{ at: frame.project(toEastern(last)), text, kind: 'other' as const }];
  });
}

/** Everything that a map of these storms shows. The tables of the page have the same figures. */
export function drawStormMap(storms: readonly DrawnStorm[], size: MapSize, view: StormView): MapDrawing {
  const fitted = size.fits === 'all' ? storms : storms.slice(0, 1);
  const points: readonly LatLng[] = fitted.flatMap(({ tracks }) =>
    tracks.flatMap((track) => track.points.map(toEastern)),
  );
  const frame = fitMap(points, size);
  const drawings = storms.map((storm) => drawStorm(storm, frame));
  const list = (make: typeof listStormLabels): WantedLabel[] => storms.flatMap((storm) => make(storm, frame, view));
  const dots = drawings.flatMap(({ lead, others }) => [
    ...(lead === null ? [] : [...lead.dots, ...(lead.now === null ? [] : [lead.now])]),
    ...others.flatMap((other) => other.points),
  ]);
  const wanted = [
    ...listIslandLabels(frame, view),
    ...list(listStormLabels),
    ...list(listTimeLabels),
    ...list(listRadiusLabels),
    ...list(listCentreLabels),
    ...listGroundLabels(frame, view),
  ];
  return { frame, ground: drawGround(frame), storms: drawings, labels: placeLabels(wanted, dots, frame) };
}
