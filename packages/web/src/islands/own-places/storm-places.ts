import { type Approach, findApproach } from '@portal/domain/storm/nearest-approach';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { nameWindDirection } from '@portal/domain/wind/wind-direction';
import { fillWords } from '#components/places/place-words.ts';
import type { ApproachingStorm, StormPlacesProps } from '#components/places/storm-places-props.ts';
import { formatClock, formatDayMonth, formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import { isSamePlace, listRecentPlaces, listSavedPlaces, type StoredPlace } from '#islands/visitor/stored-place.ts';
import { copyTemplate, fillSlots } from './fill-card.ts';

const SECTOR = 22.5;
/** Nearer than this, a direction and another kilometre mean nothing. */
const STEP_KM = 10;

function toKm(km: number, language: ValueStyle['language']): string {
  return `${formatNumber(Math.max(STEP_KM, Math.round(km / STEP_KM) * STEP_KM), { language })}\u00a0km`;
}

function describeNearest(nearest: Approach['nearest'], { language, words }: StormPlacesProps): string {
  if (nearest === null) return words.leaving;
  const at = formatMoment(nearest.at);
  return fillWords(words.nearest, {
    time: `${formatClock(at)} ${formatDayMonth(at, language)}`,
    km: toKm(nearest.km, language),
    error: nearest.errorKm === null ? '' : fillWords(words.error, { km: toKm(nearest.errorKm, language) }),
  });
}

/** `Bão Krovanh: tâm cách 420 km, ở phía đông. Gần nhất khoảng 13:00 4/8: 60 km.`; null for a track without a present. */
function describeApproach(
  { name, points }: ApproachingStorm,
  place: StoredPlace,
  props: StormPlacesProps,
): string | null {
  const track = points.map(([at, lat, lng, errorKm]) => ({ at, lat, lng, errorKm }));
  const approach = findApproach(track, place, props.now);
  if (approach === null) return null;
  const index = (Math.round(approach.bearingDeg / SECTOR) % 16) as Parameters<typeof nameWindDirection>[0];
  const now = fillWords(props.words.now, {
    storm: name,
    km: toKm(approach.km, props.language),
    direction: nameWindDirection(index, props.language).toLowerCase(),
  });
  return `${now} ${describeNearest(approach.nearest, props)}`;
}

/** Storm pages: how far each storm is from saved places and those seen last, and when its centre is nearest. */
export function mountStormPlaces(section: HTMLElement): void {
  const props = JSON.parse(section.dataset.props ?? '{}') as StormPlacesProps;
  const saved = listSavedPlaces();
  const recent = listRecentPlaces().filter((place) => !saved.some((known) => isSamePlace(known, place)));
  const lines = [...saved, ...recent].flatMap((place) => {
    const texts = props.storms.flatMap((storm) => describeApproach(storm, place, props) ?? []);
    const line = copyTemplate(section);
    if (line === null || texts.length === 0) return [];
    line.querySelector('a')?.setAttribute('href', props.path.replace('{location}', place.slug));
    const { main, secondary } = place.displayName;
    fillSlots(line, { name: secondary === '' ? main : `${main}, ${secondary}`, text: texts.join(' ') });
    return [line];
  });
  section.querySelector('ul')?.replaceChildren(...lines);
  section.hidden = lines.length === 0;
}
