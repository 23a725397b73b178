import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { sayRain, sayUnseen } from '@portal/content/weather/rain-words';
import type { OwnPlace } from '@portal/contract/own/places';
import type { Language } from '@portal/domain/language/language';
import { listKnownSlices, listRainSpells } from '@portal/domain/weather/rain-spells';
import type { NamedRainWord } from '@portal/domain/weather/rain-word';
import { formatClock } from '#components/weather/format-values.ts';
import { toRainSlices } from '#components/weather/hour/nowcast-chart.tsx';
import type { PlaceWeather } from './dashboard-data.ts';
import { formatCopyTime, toSeconds } from './format-when.ts';

type Nowcast = NonNullable<PlaceWeather['nowcast']>;

interface Onset {
  readonly place: string;
  /** Null: already raining. */
  readonly starts: string | null;
  readonly word: NamedRainWord;
}

/** Rain of a place within three hours, from the same data as its card and pages; null where it stays dry. */
function findOnset(place: string, { starts, stops, steps, basis }: Nowcast): Onset | null {
  const spells = listRainSpells(listKnownSlices(toRainSlices(steps, basis)));
  const first = steps[0]?.at;
  if (starts === null) {
    const rains = stops !== null || (first !== undefined && spells[0]?.fromAt === toSeconds(first));
    return rains ? { place, starts: null, word: 'rain' } : null;
  }
  const spell = spells.find(({ fromAt }) => fromAt === toSeconds(starts));
  return { place, starts, word: spell?.onset.word ?? 'rain' };
}

/** Current rain first, then the earlier start. */
const isSooner = (one: Onset, other: Onset): boolean => (one.starts ?? '') < (other.starts ?? '');

/** Given name: in Vietnamese the last word; in English the full name is used. */
export function findGivenName(name: string | null): string | null {
  const [last = ''] = (name ?? '').trim().split(/\s+/).slice(-1);
  return last === '' ? null : last;
}

interface Today {
  readonly name: string | null;
  readonly places: readonly OwnPlace[];
  readonly weather: Readonly<Record<string, PlaceWeather>>;
}

/** Lead of the dashboard: greeting, and the first rain at the user's places. */
export function describeToday({ name, places, weather }: Today, language: Language): string {
  const { greet, today } = dashboardMessages[language];
  const say = (rest: string): string => greet(findGivenName(name), rest);
  const watched = places.filter(({ active }) => active);
  if (places.length === 0) return say(today.noPlaces);
  const known = watched.flatMap((place) => {
    const nowcast = weather[place.id]?.nowcast ?? null;
    return nowcast === null ? [] : [{ place, nowcast }];
  });
  if (known.length === 0) return say(today.unknown);
  const onsets = known.flatMap(({ place, nowcast }) => findOnset(place.name, nowcast) ?? []);
  const [first] = onsets.sort((one, other) => (isSooner(one, other) ? -1 : isSooner(other, one) ? 1 : 0));
  if (first === undefined) {
    const whole = known.filter(({ nowcast }) => isWhole(nowcast));
    if (whole.length === 0) return say(today.unknown);
    return say(whole.some(({ nowcast }) => isEstimated(nowcast)) ? sayUnseen(language) : today.dry);
  }
  if (first.starts === null) return say(today.raining(first.place));
  return say(today.from(first.place, sayRain(first.word, language), formatClock(first.starts)));
}

/** Lead without recent weather: says nothing about now. */
export function describeSaved(name: string | null, atMs: number, language: Language): string {
  const { greet, today } = dashboardMessages[language];
  return greet(findGivenName(name), today.saved(formatCopyTime(atMs, Date.now(), language)));
}

/** Whether satellites estimate the rain of now. */
const isEstimated = ({ steps, basis }: Nowcast): boolean =>
  toRainSlices(steps.slice(0, 1), basis).some((slice) => slice.isEstimated === true);

/** True if every step is known: only then may it be called dry. */
const isWhole = ({ steps }: Nowcast): boolean => steps.every(({ rainRate }) => rainRate !== null);
