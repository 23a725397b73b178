import { writeCredits } from '@portal/content/messages/credit-words';
import type { MapMessages } from '@portal/content/messages/map-messages';
import type { MapFrame } from '@portal/contract/endpoints/map-frames';
import type { Language } from '@portal/domain/language/language';
import { isEmergency, type RatedWarning } from '@portal/domain/warning/warning-kind';
import { formatClock, formatDayMonth, weekdayOf } from '#components/weather/format-values.ts';
import type { MapFrames, TimedFrame } from './map-frames.ts';

type Moments = readonly Pick<MapFrame, 'at' | 'kind'>[];

/** Moment in an address: `2026-08-03T14`, with minutes `2026-08-03T1410`. */
export function toAddressMoment(at: string): string {
  const minutes = at.slice(14, 16);
  return minutes === '00' ? at.slice(0, 13) : at.slice(0, 13) + minutes;
}

/** Index of the frame for now: the last observed one, else the first. */
export function findPresent(frames: Moments): number {
  return Math.max(
    frames.findLastIndex(({ kind }) => kind === 'observed'),
    0,
  );
}

/** Index of the frame in the address; default: now. */
export function findMoment(frames: Moments, moment: string | null): number {
  const found = moment === null ? -1 : frames.findIndex(({ at }) => toAddressMoment(at) === moment);
  return found >= 0 ? found : findPresent(frames);
}

/** `14:00, thứ Tư 22/7`, `14:00, Wednesday 22 Jul`. */
export function nameMapMoment(at: string, weekdays: readonly string[], language: Language): string {
  return `${formatClock(at)}, ${weekdays[weekdayOf(at.slice(0, 10))] ?? ''} ${formatDayMonth(at, language)}`;
}

/** Length of the clock time at the start of `nameMapMoment`. */
export const CLOCK = 5;
/** Index at which the day begins. */
export const DAY = 7;

/** Basis of a frame in words: observed, radar nowcast, satellite estimate or model; of a storm's track, analysed. */
export function nameKind(
  { kind, basis }: Pick<TimedFrame, 'kind' | 'basis'>,
  words: Pick<
    MapMessages,
    'observed' | 'forecast' | 'analysed' | 'forecastRadar' | 'forecastSatellite' | 'forecastModel'
  >,
): string {
  if (basis === 'track') return (kind === 'observed' ? words.analysed : words.forecast).toLowerCase();
  if (kind === 'observed' || basis === undefined) return words[kind].toLowerCase();
  if (basis === 'satellite') return words.forecastSatellite;
  return basis === 'radar' ? words.forecastRadar : words.forecastModel;
}

/** Messages sent to the browser unchanged. */
const PLAIN = [
  'play',
  'pause',
  'loading',
  'failed',
  'noData',
  'warning',
  'noSatellite',
  'basisModel',
  'noWebgl',
  'old',
  'noValue',
  'dry',
  'dryBlock',
  'worth',
  'seeForecast',
  'locateFailed',
  'locateOutside',
  'demo',
  'mapLabel',
  'now',
  'barNow',
  'close',
  'forecast',
  'observed',
  'analysed',
  'forecastRadar',
  'forecastSatellite',
  'forecastModel',
  'unseen',
  'weekdays',
  'sources',
] as const satisfies readonly (keyof MapMessages)[];

/** Messages that the browser needs; `{0}` is a placeholder. */
export interface MapWords extends Pick<MapMessages, (typeof PLAIN)[number]> {
  readonly at: string;
  readonly where: string;
  readonly run: string;
  readonly basisRadar: string;
  readonly basisBoth: string;
  readonly basisSatellite: string;
  readonly satelliteAge: string;
  /** Hedges a class of rain. */
  readonly probably: string;
  readonly highestChance: string;
  readonly strengths: readonly string[];
}

function pick<Whole, Name extends keyof Whole>(whole: Whole, names: readonly Name[]): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}

/** A model amount; the word "dry" would sound certain. */
export const NO_RAIN = '0 mm';

/** Messages without "dry" while an emergency bulletin is in force or ended less than a day ago. */
export function withholdDry(words: MapMessages, warnings: readonly RatedWarning[]): MapMessages {
  return warnings.some(isEmergency) ? { ...words, dry: NO_RAIN, dryBlock: NO_RAIN } : words;
}

export function toMapWords(words: MapMessages): MapWords {
  return {
    ...pick(words, PLAIN),
    at: words.at('{0}'),
    where: words.where('{0}', '{1}'),
    run: words.run('{0}', '{1}'),
    basisRadar: words.basisRadar('{0}'),
    basisBoth: words.basisBoth('{0}', '{1}', '{2}'),
    basisSatellite: words.basisSatellite('{1}', '{2}'),
    satelliteAge: words.satelliteAge('{1}', '{2}'),
    probably: words.probably('{0}'),
    highestChance: words.highestChance('{0}'),
    strengths: words.table.strengths,
  };
}

/** Minutes from which the age of a satellite image is highlighted; from 60 it is not used. */
const LATE_MINUTES = 45;

interface MapBasis {
  readonly text: string;
  /** Time and age of the satellites' image alone, where there is no room for the text; empty without one. */
  readonly age: string;
  /** Whether the satellites' image is so old that it is highlighted. */
  readonly isLate: boolean;
}

/**
 * Basis of the rain nowcast: radar and satellites with their times, or the model if neither is recent. Empty for other
 * layers. `now` in ms.
 */
export function describeMapBasis(
  { basis, frameAt, satelliteAt }: MapFrames,
  words: Pick<MapWords, 'basisRadar' | 'basisBoth' | 'basisSatellite' | 'basisModel' | 'satelliteAge'>,
  now: number,
): MapBasis {
  if (basis === null) return { text: '', age: '', isLate: false };
  if (basis === 'model') return { text: words.basisModel, age: '', isLate: false };
  const age = satelliteAt === null ? 0 : Math.max(Math.round((now - Date.parse(satelliteAt)) / 60_000), 0);
  const sentence =
    basis === 'satellite' ? words.basisSatellite : satelliteAt === null ? words.basisRadar : words.basisBoth;
  const fill = (text: string): string =>
    text.replace('{0}', formatClock(frameAt)).replace('{1}', formatClock(satelliteAt)).replace('{2}', String(age));
  return {
    text: fill(sentence),
    age: satelliteAt === null ? '' : fill(words.satelliteAge),
    isLate: age >= LATE_MINUTES,
  };
}

/** Run, demo notice and credits of a layer, for the line below the map. */
export function describeMapSource(
  { issued }: MapFrames,
  words: Pick<MapWords, 'run' | 'demo' | 'sources'>,
  language: Language,
): string {
  const { source, runAt, demo, credits } = issued;
  const name = source === null ? '' : (words.sources[source] ?? source.toUpperCase());
  const run = source === null ? '' : words.run.replace('{0}', name).replace('{1}', formatClock(runAt));
  return [run, demo ? words.demo : '', writeCredits(credits, language)].filter((part) => part !== '').join(' · ');
}
