import type { RasterSize } from '#grid/regular-grid.ts';
import { gatherSquares, type Neighbourhoods } from '../neighbourhoods.ts';
import { findDensity, readDeviate } from '../normal-distribution.ts';
import { forEachSampled, MOST_CHANCE, NO_CHANCE } from './sampled-chances.ts';

/**
 * Growth of the rain is what the chances of past nowcasts lacked, in standard deviations: added to the deviates of
 * those chances, it gives the rain that fell. It is positive where rain has spread. The nowcast itself expects none.
 * Whether growth goes on depends on the weather, so it counts only as far as it has gone on in earlier frames.
 */

/** Leads that are compared with later frames, minutes. */
export const COMPARED_MINUTES = 60;
/** Leads by which the growth of the last hours is measured, minutes. */
const RECENT = { least: 10, most: 30 } as const;
/** Growth is stated for this lead, minutes; it rises with the lead to this power: between a trend and a random walk. */
const REFERENCE_MINUTES = 30;
const RISE = 0.75;
/** Time after which past growth counts 1/e, and after which past persistence of growth does, minutes. */
const RECENT_MINUTES = 120;
const LASTING_MINUTES = 720;
/** After such a gap nothing is known about growth, minutes. */
const MOST_GAP_MINUTES = 180;
/** The time between two frames that is taken into account, minutes. */
const MOST_INTERVAL_MINUTES = 30;
/** Persistence is trusted only after more hours of comparisons than this: for an hour rain may grow by chance. */
const UNTRUSTED_HOURS = 1.25;
/** Squared growth that alone proves no persistence. */
const LEAST_SQUARE = 0.01;
const MOST_PERSISTENCE = 1.2;
/** Limits to growth that is measured, and to growth that is expected. */
const MOST_MEASURED = 0.8;
const MOST_EXPECTED = 0.5;
/** Chances nearer to none or to certainty say little about growth, but much about errors of the motion. */
const LEAST_CHANCE = 0.01;
/** Information of a neighbourhood with too few uncertain cells to measure growth. */
const LEAST_INFORMATION = 20;

/** A lead of a past nowcast. */
export interface SampledLead {
  readonly minutes: number;
  /** As `sampleChances` gives them, before growth was added. */
  readonly chances: Uint8Array;
}

/** A past nowcast, to be compared with later frames. */
export interface PastNowcast {
  /** Time of its frame, seconds. */
  readonly at: number;
  /** Growth known at its start, per neighbourhood. */
  readonly growth: Float32Array;
  readonly leads: readonly SampledLead[];
}

/** What past nowcasts and the frames after them say about growth: plain data, to be stored from frame to frame. */
export interface GrowthMemory {
  /** Time of the last frame, seconds. */
  readonly at: number;
  /** Growth of the last hours times its information, and this information, per neighbourhood. */
  readonly sums: Float64Array;
  readonly information: Float64Array;
  /** Regression of growth on the growth known before: sums of products and of squares, and hours of comparisons. */
  readonly products: number;
  readonly squares: number;
  readonly hours: number;
}

/** A frame with which past nowcasts are compared. */
interface ComparedFrame {
  /** Seconds. */
  readonly at: number;
  readonly rainMmh: Float32Array;
  readonly size: RasterSize;
  readonly places: Neighbourhoods;
  /** Threshold of the chances, mm/h. */
  readonly leastMmh: number;
}

/** The memory, and the nowcasts of the last hour, which are still to be compared. */
export interface GrowthExperience {
  readonly memory: GrowthMemory;
  readonly past: readonly PastNowcast[];
}

/** The experience after one more frame; null stands for none. A frame that is not newer adds nothing. */
export function gainExperience(experience: GrowthExperience | null, frame: ComparedFrame): GrowthExperience {
  if (experience === null) return { memory: startGrowthMemory(frame.at, frame.places), past: [] };
  const { memory, past } = experience;
  if (frame.at <= memory.at) return experience;
  return {
    memory: learnGrowth(memory, past, frame),
    past: past.filter(({ at }) => at + 60 * COMPARED_MINUTES > frame.at),
  };
}

/** The experience with the nowcast of its last frame, which later frames will be compared with. */
export function addNowcast({ memory, past }: GrowthExperience, leads: readonly SampledLead[]): GrowthExperience {
  const others = past.filter(({ at }) => at < memory.at);
  return { memory, past: [...others, { at: memory.at, growth: findGrowth(memory), leads }] };
}

/** A memory of nothing. */
function startGrowthMemory(at: number, { columns, rows }: RasterSize): GrowthMemory {
  const figures = () => new Float64Array(columns * rows);
  return { at, sums: figures(), information: figures(), products: 0, squares: 0, hours: 0 };
}

const toRise = (minutes: number): number => (minutes / REFERENCE_MINUTES) ** RISE;

/** Growth of the last hours in each neighbourhood, at the reference lead. */
const findGrowth = ({ sums, information }: GrowthMemory): Float32Array =>
  Float32Array.from(sums, (sum, place) => {
    const weight = information[place] as number;
    return weight > 0 ? sum / weight : 0;
  });

/** The share of growth that has gone on so far, 0…1.2; 0 before there is evidence. */
function findPersistence({ products, squares, hours }: GrowthMemory): number {
  const slope = Math.min(Math.max(products / (LEAST_SQUARE + squares), 0), MOST_PERSISTENCE);
  return slope * Math.max(1 - UNTRUSTED_HOURS / Math.max(hours, UNTRUSTED_HOURS), 0);
}

/** Growth expected at the reference lead, in each neighbourhood. */
export function expectGrowth(memory: GrowthMemory): Float32Array {
  const persistence = findPersistence(memory);
  return findGrowth(memory).map((growth) => persistence * growth);
}

/** Growth expected at a lead. */
export function toLeadGrowth(growth: Float32Array, minutes: number): Float32Array {
  const rise = toRise(minutes);
  return growth.map((value) => Math.min(Math.max(rise * value, -MOST_EXPECTED), MOST_EXPECTED));
}

/** Whether a lead of a nowcast was for the moment of a frame, within this many seconds. */
const SAME_MOMENT_SECONDS = 30;

/** The memory after one more frame: past nowcasts for its moment are compared with it. */
function learnGrowth(memory: GrowthMemory, past: readonly PastNowcast[], frame: ComparedFrame): GrowthMemory {
  const elapsed = (frame.at - memory.at) / 60;
  const recent = elapsed > MOST_GAP_MINUTES ? 0 : Math.exp(-elapsed / RECENT_MINUTES);
  const lasting = Math.exp(-elapsed / LASTING_MINUTES);
  const sums = memory.sums.map((value) => recent * value);
  const information = memory.information.map((value) => recent * value);
  let [products, squares, hours] = [lasting * memory.products, lasting * memory.squares, lasting * memory.hours];
  for (const { growth, leads, at } of past) {
    const lead = leads.find(({ minutes }) => Math.abs(at + 60 * minutes - frame.at) <= SAME_MOMENT_SECONDS);
    if (lead === undefined || lead.minutes > COMPARED_MINUTES) continue;
    const found = measureGrowth(lead, frame);
    const all = found.information.reduce((sum, value) => sum + value, 0);
    if (all === 0) continue;
    // All leads of an hour together count for the time between two frames.
    const apart = (leads[1]?.minutes ?? 2 * lead.minutes) - (leads[0]?.minutes ?? lead.minutes);
    const duration = (Math.min(elapsed, MOST_INTERVAL_MINUTES) * apart) / 60 ** 2;
    hours += duration;
    for (const [place, value] of found.growth.entries()) {
      const weight = found.information[place] as number;
      const known = growth[place] as number;
      products += (duration * weight * known * value) / all;
      squares += (duration * weight * known * known) / all;
      if (lead.minutes < RECENT.least || lead.minutes > RECENT.most) continue;
      sums[place] = (sums[place] as number) + weight * value;
      information[place] = (information[place] as number) + weight;
    }
  }
  return { at: frame.at, sums, information, products, squares, hours };
}

/** Slopes of the likelihood and their information for each encoded chance, with and without rain. */
const OF_CHANCE = Array.from({ length: MOST_CHANCE + 1 }, (_, code) => {
  const chance = code / MOST_CHANCE;
  if (chance < LEAST_CHANCE || chance > 1 - LEAST_CHANCE) return { wet: 0, dry: 0, information: 0 };
  const density = findDensity(readDeviate(chance));
  return {
    wet: density / chance,
    dry: -density / (1 - chance),
    information: (density * density) / (chance * (1 - chance)),
  };
});

/** Growth in each neighbourhood by one lead, at the reference lead: one step of a probit regression. */
function measureGrowth({ minutes, chances }: SampledLead, { rainMmh, size, places, leastMmh }: ComparedFrame) {
  const slopes = new Float64Array(places.columns * places.rows);
  const information = new Float64Array(slopes.length);
  forEachSampled(size, (index, row, column) => {
    const [code, rain] = [chances[index] as number, rainMmh[row * size.columns + column] as number];
    if (code === NO_CHANCE || Number.isNaN(rain)) return;
    const figures = OF_CHANCE[code];
    if (figures === undefined || figures.information === 0) return;
    const square = Math.floor(row / places.side) * places.columns + Math.floor(column / places.side);
    slopes[square] = (slopes[square] as number) + (rain >= leastMmh ? figures.wet : figures.dry);
    information[square] = (information[square] as number) + figures.information;
  });
  gatherSquares(places, slopes);
  gatherSquares(places, information);
  const rise = toRise(minutes);
  const growth = slopes.map((slope, place) => {
    const all = information[place] as number;
    if (all === 0) return 0;
    const measured = Math.min(Math.max(slope / all, -MOST_MEASURED), MOST_MEASURED);
    return (measured * all) / (all + LEAST_INFORMATION) / rise;
  });
  return { growth, information };
}
