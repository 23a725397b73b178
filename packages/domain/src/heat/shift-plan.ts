import { STOP_MINUTES } from './work-rest.table.ts';

/** A shift is planned by half-hours. */
const SLOTS_OF_AN_HOUR = 2;
const SLOT_MINUTES = 60 / SLOTS_OF_AN_HOUR;
const SLOTS_OF_A_DAY = 24 * SLOTS_OF_AN_HOUR;

/** A span of a shift, in half-hours after midnight, `to` excluded. */
export interface ShiftSpan {
  readonly from: number;
  readonly to: number;
}

/** What a shift should be. */
export interface ShiftWish {
  /** Hours at work, rests included, in half-hours. */
  readonly slots: number;
  /** Earliest start and latest end, half-hours after midnight. */
  readonly from: number;
  readonly to: number;
}

/** A shift of one or two spans with what remains of it for work. */
export interface Shift {
  readonly spans: readonly ShiftSpan[];
  /** Minutes at work, rests included. */
  readonly presentMinutes: number;
  /** Minutes of work without the rests. */
  readonly workMinutes: number;
}

/** The portal's own rules of a shift (proposed): a span of at most six hours, none shorter than one and a half, an hour between two. */
const MOST_SLOTS = 6 * SLOTS_OF_AN_HOUR;
const LEAST_SLOTS = 1.5 * SLOTS_OF_AN_HOUR;
const BREAK_SLOTS = SLOTS_OF_AN_HOUR;

/** Regular hours of work, 7–11 and from 13 on. */
const REGULAR_MORNING: ShiftSpan = { from: 7 * SLOTS_OF_AN_HOUR, to: 11 * SLOTS_OF_AN_HOUR };
const REGULAR_AFTERNOON_FROM = 13 * SLOTS_OF_AN_HOUR;

/** Rest of the hours of a day, index 0 from midnight; null: nothing is known or advised. */
export type DayRest = readonly (number | null)[];

const restOf = (rest: DayRest, slot: number): number | null => rest[Math.floor(slot / SLOTS_OF_AN_HOUR)] ?? null;

/** The regular shift of so many hours: 7–11, then from 13. */
export function listRegularSpans(slots: number): ShiftSpan[] {
  const morning = REGULAR_MORNING.to - REGULAR_MORNING.from;
  if (slots <= morning) return [{ from: REGULAR_MORNING.from, to: REGULAR_MORNING.from + slots }];
  return [REGULAR_MORNING, { from: REGULAR_AFTERNOON_FROM, to: REGULAR_AFTERNOON_FROM + slots - morning }];
}

/** A shift of given spans; hours that allow no work count as presence only, unknown ones make it null. */
export function weighShift(rest: DayRest, spans: readonly ShiftSpan[]): Shift | null {
  let [present, work] = [0, 0];
  for (const { from, to } of spans) {
    for (let slot = from; slot < to; slot++) {
      const minutes = restOf(rest, slot);
      if (minutes === null) return null;
      present += SLOT_MINUTES;
      work += SLOT_MINUTES - minutes / SLOTS_OF_AN_HOUR;
    }
  }
  return { spans, presentMinutes: present, workMinutes: work };
}

/**
 * The shift with the most work: the wanted hours in one or two spans between the bounds, in no hour without work. If
 * so many do not fit, the most that do. Of equal ones the closest to the regular hours; null if no span fits.
 */
export function planShift(rest: DayRest, wish: ShiftWish): Shift | null {
  for (let slots = wish.slots; slots >= Math.min(LEAST_SLOTS, wish.slots); slots--) {
    const best = findBest(rest, { ...wish, slots });
    if (best !== null) return best;
  }
  return null;
}

/** Nobody gets up before dawn for an hour more of work (proposed). */
const LEAST_GAIN_MINUTES = 60;

/** Whether a planned shift is worth leaving the regular one for; where that cannot be worked, any is. */
export function isWorthMoving(
  regular: Pick<Shift, 'workMinutes'> | null,
  planned: Pick<Shift, 'workMinutes'>,
): boolean {
  return regular === null || planned.workMinutes - regular.workMinutes > LEAST_GAIN_MINUTES;
}

interface Choice {
  readonly spans: readonly ShiftSpan[];
  readonly workMinutes: number;
  /** Half-hours outside the regular shift; another number of spans counts as half of one. */
  readonly apart: number;
}

const isBetter = (choice: Choice, than: Choice | null): boolean =>
  than === null ||
  choice.workMinutes > than.workMinutes ||
  (choice.workMinutes === than.workMinutes && choice.apart < than.apart);

function findBest(rest: DayRest, wish: ShiftWish): Shift | null {
  const weigh = createWeighing(rest, wish);
  let best: Choice | null = null;
  for (const spans of listChoices(rest, wish)) {
    const choice = weigh(spans);
    if (isBetter(choice, best)) best = choice;
  }
  return best === null ? null : weighShift(rest, best.spans);
}

/** Weighs shifts by sums up to each half-hour: there are thousands of them. */
function createWeighing(rest: DayRest, { slots }: ShiftWish): (spans: readonly ShiftSpan[]) => Choice {
  const regular = listRegularSpans(slots);
  const work = [0];
  const others = [0];
  for (let slot = 0; slot < SLOTS_OF_A_DAY; slot++) {
    const isRegular = regular.some(({ from, to }) => slot >= from && slot < to);
    work.push((work[slot] ?? 0) + SLOT_MINUTES - (restOf(rest, slot) ?? STOP_MINUTES) / SLOTS_OF_AN_HOUR);
    others.push((others[slot] ?? 0) + (isRegular ? 0 : 1));
  }
  const sum = (sums: readonly number[], spans: readonly ShiftSpan[]): number =>
    spans.reduce((total, { from, to }) => total + (sums[to] ?? 0) - (sums[from] ?? 0), 0);
  return (spans) => ({
    spans,
    workMinutes: sum(work, spans),
    apart: sum(others, spans) + (spans.length === regular.length ? 0 : 0.5),
  });
}

/** Shifts of the wanted hours, the earliest first, in which no half-hour is without work. */
function listChoices(rest: DayRest, { slots, from, to }: ShiftWish): (readonly ShiftSpan[])[] {
  const open = listOpenEnds(rest, from, to);
  const isOpen = (start: number, end: number): boolean => end <= (open[start] ?? start);
  const choices: (readonly ShiftSpan[])[] = [];
  for (let start = from; start < to; start++) {
    if (slots <= MOST_SLOTS && isOpen(start, start + slots)) choices.push([{ from: start, to: start + slots }]);
    for (let length = LEAST_SLOTS; length <= Math.min(slots - LEAST_SLOTS, MOST_SLOTS); length++) {
      const end = start + length;
      const others = slots - length;
      if (others > MOST_SLOTS) continue;
      if (!isOpen(start, end)) break;
      for (let next = end + BREAK_SLOTS; next + others <= to; next++) {
        if (isOpen(next, next + others))
          choices.push([
            { from: start, to: end },
            { from: next, to: next + others },
          ]);
      }
    }
  }
  return choices;
}

/** For each half-hour the end of the unbroken work from it on: an hour without work, or unknown, ends it. */
function listOpenEnds(rest: DayRest, from: number, to: number): number[] {
  const ends: number[] = [];
  let end = to;
  for (let slot = to - 1; slot >= from; slot--) {
    const minutes = restOf(rest, slot);
    if (minutes === null || minutes >= STOP_MINUTES) end = slot;
    ends[slot] = end;
  }
  return ends;
}
