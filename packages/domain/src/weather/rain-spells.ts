import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import { chanceLimits, chanceOfAnyHour } from './rain-chance.ts';
import { classifyRain, type RainClass } from './rain-class.ts';
import { isLedBySatellite, type ModelRain, type RainCourse, STEP_SECONDS } from './rain-course.ts';
import { findRainPeriod, findRainWord, type NamedRainWord, nameChance, type RainWord } from './rain-word.ts';
import type { Thunder } from './thunder.ts';

/** Rain of one of several contiguous slices: ten minutes of a course, or an hour. Null is unknown. */
export interface RainSlice {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly rainMmh: number | null;
  readonly chancePercent: number | null;
  readonly thunder: Thunder | null;
  /** True where satellites' estimate outweighs the model: it is never called dry. */
  readonly isEstimated?: true;
  /** The model's own rain, only where satellites take part. */
  readonly unaided?: ModelRain;
}

/** Start of a slice, and its chance of rain. */
type SliceChance = Pick<RainSlice, 'fromAt' | 'chancePercent'>;

/** Intensity of rain, and its chance. */
export interface RainKind {
  readonly rainClass: RainClass;
  readonly word: NamedRainWord;
}

/** Wet slices separated by no more than a lull. */
export interface RainSpell {
  readonly fromAt: EpochSeconds;
  /** End of its last wet slice. */
  readonly toAt: EpochSeconds;
  /** Whether enough dry slices follow to end it; else nothing beyond was checked. */
  readonly isOver: boolean;
  /** Of its strongest slice. */
  readonly rainClass: RainClass;
  /**
   * The class named in texts: that of the strongest slice, as in the table of hours below, at most one step below the
   * sum's.
   */
  readonly namedClass: RainClass;
  readonly rainMm: number;
  /**
   * Class of its sum in the shortest period that contains it: long rain may amount to more than any of its hours
   * suggests.
   */
  readonly sumClass: RainClass;
  /** Start of the strongest slice. */
  readonly peakAt: EpochSeconds;
  /** 0 none or unknown, 1 possible, 2 likely or observed. */
  readonly thunder: 0 | 1 | 2;
  /** Chance of any rain in the spell, %: null if no slice has one. */
  readonly chancePercent: number | null;
  /** The word for that chance. */
  readonly word: NamedRainWord;
  /** Whether at least a quarter of its time is dry. */
  readonly isBroken: boolean;
  /** Rain at its beginning: now if it has begun, else in its first twenty minutes or first hour. */
  readonly onset: RainKind;
  /** If it grows by a class or more: when it reaches that intensity. */
  readonly peak: (RainKind & { readonly at: EpochSeconds }) | null;
}

const WET_MMH = 0.1;
/** One intensity step below a class of a sum, among those that an hour can have. */
const STEP_BELOW = [0, 0, 1, 1, 3, 4] as const;
/** The dry time that ends a spell in ten-minute steps, and one in hours. */
const ENDING_SECONDS = { step: 3 * STEP_SECONDS, hour: 3 * HOUR_SECONDS } as const;
const ONSET_SECONDS = 2 * STEP_SECONDS;
const BROKEN_FROM = 0.25;

/** An hour as the source of slices; in the hour in which a course ends the last slice covers the rest. */
interface SlicedHour {
  readonly at: EpochSeconds;
  readonly rainMm: number | null;
  readonly rainProbabilityPercent: number | null;
  readonly thunder: Thunder | null;
}

/** The slices of a course and of the hours after it, as far as given; `hours` may begin earlier. */
export function toRainSlices(course: RainCourse, hours: readonly SlicedHour[]): RainSlice[] {
  const thunderAt = (at: EpochSeconds) => hours.find((hour) => at >= hour.at && at < hour.at + HOUR_SECONDS)?.thunder;
  const steps = course.steps.map((step): RainSlice => {
    const { at, rainMmh, chancePercent, thunder, unaided } = step;
    return {
      fromAt: at,
      toAt: at + STEP_SECONDS,
      rainMmh,
      chancePercent,
      thunder: thunder ?? thunderAt(at) ?? null,
      ...(isLedBySatellite(step) && { isEstimated: true }),
      ...(unaided !== undefined && { unaided }),
    };
  });
  const end = steps.at(-1)?.toAt ?? course.baseAt;
  const later = hours
    .filter((hour) => hour.at + HOUR_SECONDS > end)
    .map((hour) => ({
      fromAt: Math.max(hour.at, end),
      toAt: hour.at + HOUR_SECONDS,
      rainMmh: hour.rainMm,
      chancePercent: hour.rainProbabilityPercent,
      thunder: hour.thunder,
    }));
  return [...steps, ...later];
}

/** Slices up to the first unknown one: an unknown slice is neither dry nor the end of rain. */
export function listKnownSlices(slices: readonly RainSlice[]): readonly RainSlice[] {
  const gap = slices.findIndex(({ rainMmh }) => rainMmh === null);
  return gap < 0 ? slices : slices.slice(0, gap);
}

/** Whether a slice counts as rainy, by the sky state of its hour. */
export function isWetSlice({ rainMmh, chancePercent }: RainSlice): boolean {
  return rainMmh !== null && rainMmh >= WET_MMH && (chancePercent ?? 100) >= chanceLimits(1).possible;
}

/** The spells of consecutive slices in order; only trailing slices may be unknown, see `listKnownSlices`. */
export function listRainSpells(slices: readonly RainSlice[]): RainSpell[] {
  const spells: RainSpell[] = [];
  let group: RainSlice[] = [];
  let dry: RainSlice[] = [];
  const close = (isOver: boolean) => {
    const [begin] = group;
    if (begin !== undefined) spells.push(toSpell(group, isOver, begin === slices[0]));
    group = [];
  };
  for (const slice of slices) {
    if (!isWetSlice(slice)) {
      dry.push(slice);
      if (group.length > 0 && isEnding(dry)) close(true);
      continue;
    }
    if (group.length > 0) group.push(...dry);
    group.push(slice);
    dry = [];
  }
  // A lull at the end of the known slices is not an end.
  close(isEnding(dry));
  return spells;
}

/** A dry time that began in ten-minute steps ends a spell sooner than one in hours. */
function isEnding(dry: readonly RainSlice[]): boolean {
  const [first] = dry;
  if (first === undefined) return false;
  const lasted = (dry.at(-1)?.toAt ?? first.toAt) - first.fromAt;
  return lasted >= (first.toAt - first.fromAt <= STEP_SECONDS ? ENDING_SECONDS.step : ENDING_SECONDS.hour);
}

function toSpell(slices: readonly RainSlice[], isOver: boolean, hasBegun: boolean): RainSpell {
  const wet = slices.filter(isWetSlice);
  const [begin] = wet as [RainSlice];
  const peak = strongest(wet);
  const total = sum(slices, (slice) => (isWetSlice(slice) ? millimetres(slice) : 0));
  const seconds = sum(slices, length);
  const chancePercent = chanceOfStretch(slices);
  const word = nameChance(chancePercent);
  const rainClass = classifyRain(peak.rainMmh ?? 0, 1);
  const sumClass = classifyRain(total, findRainPeriod(seconds / HOUR_SECONDS));
  const onset = { rainClass: classifyOnset(wet, begin, hasBegun), word };
  return {
    fromAt: begin.fromAt,
    toAt: slices.at(-1)?.toAt ?? begin.toAt,
    isOver,
    rainClass,
    namedClass: Math.max(rainClass, STEP_BELOW[sumClass]) as RainClass,
    rainMm: Math.round(10 * total) / 10,
    sumClass,
    peakAt: peak.fromAt,
    thunder: Math.min(2, Math.max(...wet.map(({ thunder }) => thunder ?? 0))) as RainSpell['thunder'],
    chancePercent,
    word,
    isBroken: 1 - sum(wet, length) / seconds >= BROKEN_FROM,
    onset,
    peak: findGrowth(wet, onset),
  };
}

function classifyOnset(wet: readonly RainSlice[], begin: RainSlice, hasBegun: boolean): RainClass {
  const first = hasBegun ? [begin] : wet.filter(({ fromAt }) => fromAt < begin.fromAt + ONSET_SECONDS);
  return classifyRain(strongest(first).rainMmh ?? 0, 1);
}

/** When it reaches that intensity, rather than when it peaks: readers must be under a roof by then. */
function findGrowth(wet: readonly RainSlice[], onset: RainKind): RainSpell['peak'] {
  const classes = wet.map(({ rainMmh }) => classifyRain(rainMmh ?? 0, 1));
  const rainClass = Math.max(...classes) as RainClass;
  if (rainClass <= onset.rainClass) return null;
  const reached = wet.filter((_, index) => classes[index] === rainClass);
  return {
    rainClass,
    word: nameChance(highestChance(reached)),
    at: reached[0]?.fromAt ?? 0,
  };
}

/** The word for a span without a described spell; null if a slice of it is unknown, and without slices. */
export function findStretchWord(slices: readonly RainSlice[]): RainWord | null {
  const [first] = slices;
  const rainMm = sumOfStretch(slices);
  if (first === undefined || rainMm === null) return null;
  const hours = ((slices.at(-1)?.toAt ?? first.toAt) - first.fromAt) / HOUR_SECONDS;
  const word = findRainWord({
    rainMm,
    wettestHourMm: Math.max(...groupByHour(slices).map((hour) => sum(hour, millimetres))),
    chancePercent: chanceOfStretch(slices),
    periodHours: findRainPeriod(hours),
  });
  // Satellites miss drizzle and rain from low clouds: without rain of theirs, none was seen.
  return word === 'dry' && first.isEstimated === true ? 'unseen' : word;
}

/**
 * Chance of any rain in a span, %: hours by their own chance, the ten-minute steps of each hour from its start by their
 * highest. Null if none is known.
 */
export function chanceOfStretch(slices: readonly SliceChance[]): number | null {
  return chanceOfAnyHour(groupByHour(slices).map(highestChance));
}

/** The slices of each hour, counted from the start of the first. */
function groupByHour<Slice extends SliceChance>(slices: readonly Slice[]): readonly (readonly Slice[])[] {
  const hours = new Map<number, Slice[]>();
  for (const slice of slices) {
    const hour = Math.floor((slice.fromAt - (slices[0]?.fromAt ?? 0)) / HOUR_SECONDS);
    hours.set(hour, [...(hours.get(hour) ?? []), slice]);
  }
  return [...hours.values()];
}

/** The highest known chance, %; null if none is known. */
function highestChance(slices: readonly SliceChance[]): number | null {
  const known = slices.flatMap(({ chancePercent }) => chancePercent ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

/** Rain of a span, mm; null if a slice is unknown. */
export function sumOfStretch(slices: readonly RainSlice[]): number | null {
  return slices.some(({ rainMmh }) => rainMmh === null) ? null : sum(slices, millimetres);
}

const length = ({ fromAt, toAt }: RainSlice): number => toAt - fromAt;
const millimetres = (slice: RainSlice): number => ((slice.rainMmh ?? 0) * length(slice)) / HOUR_SECONDS;
const strongest = (slices: readonly RainSlice[]): RainSlice =>
  slices.reduce((most, slice) => ((slice.rainMmh ?? 0) > (most.rainMmh ?? 0) ? slice : most));

function sum(slices: readonly RainSlice[], read: (slice: RainSlice) => number): number {
  return slices.reduce((total, slice) => total + read(slice), 0);
}
