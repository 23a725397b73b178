import type { EpochSeconds } from '@portal/domain/time/epoch';
import { RAIN_LIKELY_FROM_PERCENT, RAIN_TOLD_FROM_PERCENT } from '@portal/domain/weather/rain-chance';
import { classifyRain, type RainClass } from '@portal/domain/weather/rain-class';

/** Rain of one step; null where it is not known. */
export interface RainStep {
  readonly at: EpochSeconds;
  readonly minutes: number;
  readonly rainMmh: number | null;
  readonly chancePercent: number | null;
}

/** How hard it rains, and whether that is no more than possible. */
interface RainKind {
  readonly rainClass: RainClass;
  readonly isPossible: boolean;
}

/** Wet steps that follow each other, with no more than a lull between them. */
interface RainSpell {
  readonly isNow: boolean;
  readonly startsAt: EpochSeconds;
  readonly startsInMinutes: number;
  /** Null where it lasts to the end of what is known. */
  readonly stopsAt: EpochSeconds | null;
  /** At its beginning: of this moment where it has begun, else of its first twenty minutes. */
  readonly onset: RainKind;
  /** Where it grows by a class or more: from when on it is of its strongest class. */
  readonly peak: (RainKind & { readonly at: EpochSeconds }) | null;
}

/** What the steps say of the rain. */
export interface RainCourse {
  /** Last moment up to which every step is known; null where already the first is not. */
  readonly knownTo: EpochSeconds | null;
  /** Whether that is the last of all. */
  readonly isWhole: boolean;
  readonly first: RainSpell | null;
  /** The strongest of those after the first. */
  readonly next: RainSpell | null;
  /** There is rain, but everywhere less likely than worth a word. */
  readonly isUnlikely: boolean;
}

const WET_MMH = 0.1;
/** Steps that make the beginning of a spell that has yet to come. */
const ONSET_STEPS = 2;
/** So many dry steps end a spell: fewer are a lull. */
const DRY_STEPS = 3;

const isWet = ({ rainMmh }: RainStep): boolean => rainMmh !== null && rainMmh >= WET_MMH;
const isTold = (step: RainStep): boolean => isWet(step) && (step.chancePercent ?? 100) >= RAIN_TOLD_FROM_PERCENT;

/** Spells of rain in steps, as far as they are known without a gap: what is not known is neither dry nor the end of rain. */
export function findRainCourse(steps: readonly RainStep[]): RainCourse {
  const gap = steps.findIndex(({ rainMmh }) => rainMmh === null);
  const known = gap < 0 ? steps : steps.slice(0, gap);
  const [first = null, ...later] = listSpells(known);
  const next = later.reduce<RainSpell | null>(
    (most, spell) => (most && rank(most) >= rank(spell) ? most : spell),
    null,
  );
  return {
    knownTo: known.at(-1)?.at ?? null,
    isWhole: gap < 0,
    first,
    next,
    isUnlikely: first === null && known.some(isWet),
  };
}

const rank = ({ onset, peak }: RainSpell): number => (peak ?? onset).rainClass;

function listSpells(steps: readonly RainStep[]): RainSpell[] {
  const spells: RainSpell[] = [];
  for (let start = 0; start < steps.length; start += 1) {
    if (!isTold(steps[start] as RainStep)) continue;
    const dry = steps.findIndex((_, index) => index > start && !steps.slice(index, index + DRY_STEPS).some(isTold));
    const end = dry < 0 ? steps.length : dry;
    spells.push(toSpell(steps.slice(start, end), start === 0, steps[dry]?.at ?? null));
    start = end;
  }
  return spells;
}

function toSpell(steps: readonly RainStep[], isNow: boolean, stopsAt: EpochSeconds | null): RainSpell {
  const [begin] = steps as [RainStep];
  const strongest = findStrongest(steps);
  const onset = toKind(findStrongest(isNow ? [begin] : steps.slice(0, ONSET_STEPS)));
  const { rainClass } = toKind(strongest);
  // From when on it is that strong, not when it is strongest: readers must be under a roof by then.
  const reached = steps.filter((step) => toKind(step).rainClass === rainClass);
  const peak = {
    rainClass,
    isPossible: reached.every((step) => toKind(step).isPossible),
    at: reached[0]?.at ?? begin.at,
  };
  return {
    isNow,
    startsAt: begin.at,
    startsInMinutes: begin.minutes,
    stopsAt,
    onset: {
      ...onset,
      isPossible: steps.every(({ chancePercent }) => (chancePercent ?? 100) < RAIN_LIKELY_FROM_PERCENT),
    },
    peak: peak.rainClass > onset.rainClass ? peak : null,
  };
}

const findStrongest = (steps: readonly RainStep[]): RainStep =>
  steps.reduce((most, step) => ((step.rainMmh ?? 0) > (most.rainMmh ?? 0) ? step : most));

const toKind = ({ rainMmh, chancePercent }: RainStep): RainKind => ({
  rainClass: classifyRain(rainMmh ?? 0, 1),
  isPossible: (chancePercent ?? 100) < RAIN_LIKELY_FROM_PERCENT,
});
