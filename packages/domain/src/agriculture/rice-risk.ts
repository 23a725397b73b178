import { DAY_SECONDS, type EpochSeconds } from '#time/vietnam-time.ts';
import type { DayWeather } from './day-weather.ts';
import { DISEASE_DAYS, type DiseaseDay, findDiseaseBasis, findDiseaseIndex, isFavourable } from './disease.ts';
import { DISEASES } from './diseases.table.ts';
import { listRiceStages, type RiceCourse } from './rice-field.ts';
import type { RiceStage } from './rice-stage.table.ts';
import { type Basis, findWeakestBasis, found, known, proposed, type Threshold } from './threshold.ts';

/** Unit of each risk’s value; null for an index of 0–100. */
export const RICE_RISK_UNITS = {
  coldSeedling: '°C',
  coldBooting: '°C',
  coolFlowering: '°C',
  heatFlowering: '°C',
  rainFlowering: 'mm',
  windRipening: 'm/s',
  blast: null,
} as const;
/** What harms rice: cold, heat, rain or wind at a stage, or blast. */
export type RiceRiskKind = keyof typeof RICE_RISK_UNITS;

/** Harm that the weather may do to a field at the stage it is in then. */
export interface RiceRisk {
  readonly kind: RiceRiskKind;
  readonly level: 'amber' | 'red';
  /** First day of this level, midnight. */
  readonly fromAt: EpochSeconds;
  /** How many of the days reach this level. */
  readonly days: number;
  /** Worst of these days in the unit of the kind; the blast index. */
  readonly value: number;
  /** Whether the field is in the stage on none of these days unless it is early or late. */
  readonly isMargin: boolean;
  readonly basis: Basis;
}

const LINES = 'domain-2.md §15.5.6';

/** Limits of harm by stage. A limit of cold is exclusive, one of heat, rain and wind inclusive. */
export const RICE_LIMITS = {
  /** Rét đậm: photosynthesis stops (domain-2.md §15.5.6). */
  seedlingC: found(15, 'domain.md §1.2.2, rét đậm: a mean of 15 °C or less'),
  seedlingDays: found(2, `${LINES}: T34`),
  bootingDays: proposed(5, LINES),
  bootingCoolC: known(20, 'domain-2.md §15.5.4 (IRRI)'),
  bootingCoolDays: proposed(2, LINES),
  bootingColdC: proposed(17, LINES),
  bootingColdDays: proposed(3, LINES),
  flowerCoolC: known(22, 'domain-2.md §15.5.3 (Yoshida 1981)'),
  flowerHotC: known(35, 'domain-2.md §15.5.3 (Yoshida 1981)'),
  flowerScorchC: proposed(37, LINES),
  flowerRainMm: proposed(5, LINES),
  /** Heavy ears lodge: forces 7 and 8 of domain.md §2.5. */
  ripeGustMs: proposed(13.9, 'force 7, docs/science/agriculture.md'),
  ripeStormMs: proposed(17.2, 'force 8, docs/science/agriculture.md'),
} as const satisfies Record<string, Threshold>;

interface StagedDay {
  readonly day: DayWeather;
  readonly stages: readonly RiceStage[];
}

interface DayRule {
  readonly kind: RiceRiskKind;
  readonly stages: readonly RiceStage[];
  readonly read: (day: DayWeather) => number | null;
  readonly isLowWorse?: boolean;
  readonly levels: readonly DayLevel[];
}

interface DayLevel {
  readonly level: RiceRisk['level'];
  readonly limits: readonly Threshold[];
  readonly isReached: (value: number) => boolean;
  /** Fewest days among `within` consecutive ones; default one day. */
  readonly least?: number;
  readonly within?: number;
}

const L = RICE_LIMITS;
const below = (limit: Threshold) => (value: number) => value < limit.value;
const from = (limit: Threshold) => (value: number) => value >= limit.value;

/** Rules by day, the worse level first: domain-2.md §15.5.6; wind is the portal’s own. */
const DAY_RULES: readonly DayRule[] = [
  {
    kind: 'coldSeedling',
    stages: ['seedling', 'tillering'],
    read: ({ meanC }) => meanC,
    isLowWorse: true,
    levels: [
      {
        level: 'amber',
        limits: [L.seedlingC, L.seedlingDays],
        isReached: (value) => value <= L.seedlingC.value,
        least: L.seedlingDays.value,
        within: L.seedlingDays.value,
      },
    ],
  },
  {
    kind: 'coldBooting',
    stages: ['booting'],
    read: ({ meanC }) => meanC,
    isLowWorse: true,
    levels: [
      {
        level: 'red',
        limits: [L.bootingColdC, L.bootingColdDays],
        isReached: below(L.bootingColdC),
        least: L.bootingColdDays.value,
        within: L.bootingDays.value,
      },
      {
        level: 'amber',
        limits: [L.bootingCoolC, L.bootingCoolDays],
        isReached: below(L.bootingCoolC),
        least: L.bootingCoolDays.value,
        within: L.bootingDays.value,
      },
    ],
  },
  {
    kind: 'coolFlowering',
    stages: ['flowering'],
    read: ({ meanC }) => meanC,
    isLowWorse: true,
    levels: [{ level: 'amber', limits: [L.flowerCoolC], isReached: below(L.flowerCoolC) }],
  },
  {
    kind: 'heatFlowering',
    stages: ['flowering'],
    read: ({ maxC }) => maxC,
    levels: [
      { level: 'red', limits: [L.flowerScorchC], isReached: from(L.flowerScorchC) },
      { level: 'amber', limits: [L.flowerHotC], isReached: from(L.flowerHotC) },
    ],
  },
  {
    kind: 'rainFlowering',
    stages: ['flowering'],
    read: ({ bloomRainMm }) => bloomRainMm,
    levels: [{ level: 'amber', limits: [L.flowerRainMm], isReached: from(L.flowerRainMm) }],
  },
  {
    kind: 'windRipening',
    stages: ['filling', 'ripe'],
    read: ({ gustMs }) => gustMs,
    levels: [
      { level: 'red', limits: [L.ripeStormMs], isReached: from(L.ripeStormMs) },
      { level: 'amber', limits: [L.ripeGustMs], isReached: from(L.ripeGustMs) },
    ],
  },
];

/** Leaf blast in young rice, neck blast at heading (domain.md §4.3.1). */
const BLAST_STAGES: readonly RiceStage[] = ['seedling', 'tillering', 'flowering'];

const areIn = (stages: readonly RiceStage[], wanted: readonly RiceStage[]) =>
  stages.some((stage) => wanted.includes(stage));

/** Indices of the days that reach a level, each within a span of days with enough of them. */
function listReached(
  { stages, read }: DayRule,
  { isReached, least = 1, within = 1 }: DayLevel,
  days: readonly StagedDay[],
) {
  const hits = days.map(({ day, stages: possible }) => {
    const value = areIn(possible, stages) ? read(day) : null;
    return value !== null && isReached(value);
  });
  const found = new Set<number>();
  for (let first = 0; first < hits.length; first++) {
    const inside = hits.slice(first, first + within).flatMap((isHit, index) => (isHit ? [first + index] : []));
    if (inside.length >= least) for (const index of inside) found.add(index);
  }
  return [...found].sort((a, b) => a - b);
}

function findDayRisk(rule: DayRule, days: readonly StagedDay[]): RiceRisk | null {
  for (const level of rule.levels) {
    const reached = listReached(rule, level, days);
    const [first] = reached;
    if (first === undefined) continue;
    const values = reached.map((index) => rule.read((days[index] as StagedDay).day) ?? 0);
    return {
      kind: rule.kind,
      level: level.level,
      fromAt: (days[first] as StagedDay).day.startAt,
      days: reached.length,
      value: rule.isLowWorse === true ? Math.min(...values) : Math.max(...values),
      isMargin: reached.every((index) => !areIn((days[index] as StagedDay).stages.slice(0, 1), rule.stages)),
      basis: findWeakestBasis(level.limits),
    };
  }
  return null;
}

/** The index of the past seven and the next three days, while the field is at a stage that blast attacks. */
function findBlast(
  past: readonly DiseaseDay[],
  coming: readonly DiseaseDay[],
  days: readonly StagedDay[],
): RiceRisk | null {
  const next = days.slice(0, DISEASE_DAYS.coming);
  const attacked = next.filter(({ stages }) => areIn(stages, BLAST_STAGES));
  const [first] = attacked;
  const index = findDiseaseIndex(
    [...past.slice(-DISEASE_DAYS.past), ...coming.slice(0, DISEASE_DAYS.coming)].map((day) =>
      isFavourable(DISEASES.riceBlast, day),
    ),
  );
  if (first === undefined || index?.level !== 'high') return null;
  return {
    kind: 'blast',
    level: 'amber',
    fromAt: first.day.startAt,
    days: attacked.length,
    value: index.index,
    isMargin: attacked.every(({ stages }) => !areIn(stages.slice(0, 1), BLAST_STAGES)),
    basis: findDiseaseBasis(DISEASES.riceBlast),
  };
}

/**
 * Risks of a field from its course, the past seven days and the coming ones from today on; each day is judged at the
 * stages that the field may be in then. None on days outside the field. The worse first, then by day.
 */
export function listRiceRisks(
  course: RiceCourse,
  past: readonly DiseaseDay[],
  coming: readonly DiseaseDay[],
): RiceRisk[] {
  const days = coming.map((day) => ({ day, stages: listRiceStages(course, day.startAt + DAY_SECONDS / 2) }));
  const risks = [...DAY_RULES.map((rule) => findDayRisk(rule, days)), findBlast(past, coming, days)];
  const rank = ({ level }: RiceRisk) => (level === 'red' ? 0 : 1);
  return risks.filter((risk) => risk !== null).sort((a, b) => rank(a) - rank(b) || a.fromAt - b.fromAt);
}
