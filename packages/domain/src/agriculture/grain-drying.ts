import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { DryingDay } from './drying-plan.ts';
import type { FarmWork } from './farm-work.ts';
import { found, known, proposed } from './threshold.ts';

/** Layers of paddy on a yard: 2–3 cm, 5 cm, 7–10 cm. */
export const GRAIN_LAYERS = ['thin', 'medium', 'thick'] as const;
/** How thick paddy lies on a yard. */
export type GrainLayer = (typeof GRAIN_LAYERS)[number];

/** Middle of each layer, cm. */
export const LAYER_CM: Readonly<Record<GrainLayer, number>> = { thin: 2.5, medium: 5, thick: 8.5 };

const YARD = 'KALRO crops knowledge bank, rice, drying';

/**
 * Drying of paddy. Moisture of fresh and stored grain is that of the whole weight. The rate follows from the 9–10 clear
 * hours that a layer of 2–3 cm needs (found); that it falls with thickness, as the sun’s heat per weight does, is ours.
 */
export const GRAIN = {
  freshLowPercent: found(24, 'IRRI, paddy at harvest: 24–26 %'),
  freshHighPercent: found(28, `${YARD}: 25–28 %`),
  dryPercent: found(14, `${YARD}; IRRI: 14 % for milling and months of storage`),
  ratePerHourCm: proposed(0.55, `${YARD}: 2–3 cm in 9–10 clear hours`),
  /** Air of a drying hour where none is known. */
  typicalC: proposed(30, 'a sunny day of the harvest'),
  typicalHumidityPercent: proposed(60, 'a sunny day of the harvest'),
} as const;

/** Modified Henderson equation for rough rice: ASAE D245.5 (known). */
const HENDERSON = {
  k: known(1.9187e-5, 'ASAE D245.5, rough rice').value,
  c: known(51.161, 'ASAE D245.5, rough rice').value,
  n: known(2.4451, 'ASAE D245.5, rough rice').value,
};

const toDryBasis = (percent: number): number => percent / (100 - percent);
const toWetPercent = (dryBasis: number): number => (100 * dryBasis) / (1 + dryBasis);

/** Moisture that paddy comes to in air, kg of water per kg of dry grain (modified Henderson equation). */
export function findEquilibrium(temperatureC: number, humidityPercent: number): number {
  const { k, c, n } = HENDERSON;
  const humidity = Math.min(Math.max(humidityPercent, 5), 99) / 100;
  return (-Math.log(1 - humidity) / (k * (temperatureC + c))) ** (1 / n) / 100;
}

/** A part of an hour in which grain dries. */
interface DryingHour {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly equilibrium: number;
}

/** Moisture of grain at a moment: of drier and of wetter fresh grain, %. */
interface GrainPoint {
  readonly at: EpochSeconds;
  readonly lowPercent: number;
  readonly highPercent: number;
}

/** Drying of a layer over the coming days. */
export interface GrainProgress {
  readonly layer: GrainLayer;
  /** Now, and the start and end of drying on each day. */
  readonly points: readonly GrainPoint[];
  /** When drier and wetter grain reaches 14 %; null: not within the days. */
  readonly lowDryAt: EpochSeconds | null;
  readonly highDryAt: EpochSeconds | null;
  /** Drying hours that the wetter grain still needs at the end; 0 where it is dry, null in air too damp to dry it. */
  readonly hoursLeft: number | null;
  /** Drying hours of the days until the wetter grain is dry. */
  readonly hours: number;
}

/** The hours of a day in which grain dries from `nowAt` on: good ones until it is gathered. */
function listDryingHours(
  { hours }: FarmWork,
  { verdict, spell, gatherAt }: DryingDay,
  nowAt: EpochSeconds,
): DryingHour[] {
  if (verdict !== 'good' || spell === null || gatherAt === null) return [];
  const first = hours[0]?.at ?? 0;
  const list: DryingHour[] = [];
  for (let at = spell.fromAt; at < spell.toAt; at += HOUR_SECONDS) {
    const [fromAt, toAt] = [Math.max(at, nowAt), Math.min(at + HOUR_SECONDS, gatherAt)];
    if (toAt <= fromAt) continue;
    const hour = hours[(at - first) / HOUR_SECONDS];
    const temperatureC = hour?.temperatureC ?? GRAIN.typicalC.value;
    const humidityPercent = hour?.humidityPercent ?? GRAIN.typicalHumidityPercent.value;
    list.push({ fromAt, toAt, equilibrium: findEquilibrium(temperatureC, humidityPercent) });
  }
  return list;
}

const DRY = toDryBasis(GRAIN.dryPercent.value);

/** Grain that dries by Newton’s law towards the equilibrium of the air; covered grain stays as it is. */
class Grain {
  readonly #rate: number;
  #moisture: number;
  dryAt: EpochSeconds | null = null;

  constructor(freshPercent: number, rate: number) {
    this.#moisture = toDryBasis(freshPercent);
    this.#rate = rate;
  }

  get percent(): number {
    return toWetPercent(this.#moisture);
  }

  /** Hours in air of an equilibrium until it is dry; null if the air is too damp. */
  countHoursLeft(equilibrium: number): number | null {
    if (this.#moisture <= DRY) return 0;
    if (equilibrium >= DRY) return null;
    return Math.log((this.#moisture - equilibrium) / (DRY - equilibrium)) / this.#rate;
  }

  pass({ fromAt, toAt, equilibrium }: DryingHour): void {
    const needed = this.countHoursLeft(equilibrium);
    const hours = (toAt - fromAt) / HOUR_SECONDS;
    if (this.dryAt === null && needed !== null && needed <= hours)
      this.dryAt = fromAt + Math.round(needed * HOUR_SECONDS);
    if (this.#moisture > equilibrium)
      this.#moisture = equilibrium + (this.#moisture - equilibrium) * Math.exp(-this.#rate * hours);
  }
}

/**
 * Moisture of a layer of fresh paddy spread from `nowAt` on and covered outside the good hours of the days: Newton’s
 * thin-layer law. Ends on the day on which the wetter grain is dry. An estimate, which replaces no moisture meter.
 */
export function estimateGrainProgress(
  work: FarmWork,
  days: readonly DryingDay[],
  layer: GrainLayer,
  nowAt: EpochSeconds,
): GrainProgress {
  const rate = GRAIN.ratePerHourCm.value / LAYER_CM[layer];
  const [low, high] = [GRAIN.freshLowPercent, GRAIN.freshHighPercent].map(({ value }) => new Grain(value, rate)) as [
    Grain,
    Grain,
  ];
  const toPoint = (at: EpochSeconds): GrainPoint => ({ at, lowPercent: low.percent, highPercent: high.percent });
  const points = [toPoint(nowAt)];
  const passed: DryingHour[] = [];
  for (const day of days) {
    if (high.dryAt !== null) break;
    const hours = listDryingHours(work, day, nowAt);
    const [first] = hours;
    if (first === undefined) continue;
    points.push(toPoint(first.fromAt));
    for (const hour of hours) {
      low.pass(hour);
      high.pass(hour);
      passed.push(hour);
    }
    points.push(toPoint(hours.at(-1)?.toAt ?? first.toAt));
  }
  const typical =
    passed.length === 0
      ? findEquilibrium(GRAIN.typicalC.value, GRAIN.typicalHumidityPercent.value)
      : passed.reduce((sum, { equilibrium }) => sum + equilibrium, 0) / passed.length;
  const seconds = passed.reduce((sum, { fromAt, toAt }) => sum + toAt - fromAt, 0);
  return {
    layer,
    points,
    lowDryAt: low.dryAt,
    highDryAt: high.dryAt,
    hoursLeft: high.dryAt === null ? high.countHoursLeft(typical) : 0,
    hours: seconds / HOUR_SECONDS,
  };
}
