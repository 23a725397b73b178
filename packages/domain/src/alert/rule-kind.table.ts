import { HEAT_LIMITS_C } from '#heat/heat-reach.ts';

/** What a rule of a kind needs and does. */
export interface RuleKindFacts {
  /** Unit of the threshold; null where it is a level (thunder 1–3, risk level of a warning 1–5). */
  readonly unit: 'mm/h' | '%' | 'km' | 'm/s' | '°C' | 'h' | null;
  /** Valid thresholds in the unit (api.md, "Places, rules, messages"; rings: domain.md §3.5.2). */
  readonly thresholds: { readonly least: number; readonly most: number } | { readonly oneOf: readonly number[] };
  /** Valid comparisons, the default first. */
  readonly compares: readonly ('atLeast' | 'atMost')[];
  /** Whether its steps have a chance besides their value. */
  readonly hasChance: boolean;
  /**
   * What an event rests on. Radar and strokes are observed afterwards; strokes and bulletins need no second outlook;
   * without a recent radar those by radar wait.
   */
  readonly basis: 'radar' | 'lightning' | 'model' | 'official';
  /** Whether strokes, which are stored for a day, show whether it happened. */
  readonly hasStrokes: boolean;
  /**
   * Quiet time after which an event is over. Lightning: the first outlook without a stroke is ten minutes after the last
   * one, and the all-clear comes thirty minutes after it (domain.md §3.5.1).
   */
  readonly quietSeconds: number;
  /** Whether it ends without a message: its start names the end. Default no. */
  readonly endsSilently?: true;
  /** Values at which a stronger event is relevant to its recipient, weakest first; downwards for `atMost`. */
  readonly stepsUp: readonly number[];
  /** What its messages advise: the audience's precautions, shelter, or nothing. */
  readonly advice: 'segment' | 'shelter' | null;
}

/** Quantities that a rule watches, one condition per rule. Stored rules hold these names. */
export const RULE_KIND_FACTS = {
  rain: {
    unit: 'mm/h',
    thresholds: { least: 0.1, most: 100 },
    compares: ['atLeast'],
    hasChance: true,
    basis: 'radar',
    hasStrokes: false,
    quietSeconds: 1200,
    // Classes of an hour's rain (domain.md §1.3.6).
    stepsUp: [0.1, 2.5, 10, 50],
    advice: 'segment',
  },
  rainChance: {
    unit: '%',
    thresholds: { least: 1, most: 99 },
    compares: ['atLeast'],
    hasChance: false,
    basis: 'radar',
    hasStrokes: false,
    quietSeconds: 1200,
    stepsUp: [],
    advice: 'segment',
  },
  thunder: {
    unit: null,
    thresholds: { oneOf: [1, 2, 3] },
    compares: ['atLeast'],
    hasChance: false,
    basis: 'radar',
    hasStrokes: true,
    quietSeconds: 1800,
    stepsUp: [1, 2, 3],
    advice: 'shelter',
  },
  lightning: {
    unit: 'km',
    thresholds: { oneOf: [5, 10, 20, 40] },
    compares: ['atMost'],
    hasChance: false,
    basis: 'lightning',
    hasStrokes: true,
    quietSeconds: 1200,
    stepsUp: [40, 20, 10, 5],
    advice: 'shelter',
  },
  gust: {
    unit: 'm/s',
    thresholds: { least: 5, most: 60 },
    compares: ['atLeast'],
    hasChance: false,
    basis: 'model',
    hasStrokes: false,
    quietSeconds: 3600,
    // Limits of Beaufort 6, 8, 10 and 12 (domain.md §2.5).
    stepsUp: [10.8, 17.2, 24.5, 32.7],
    advice: null,
  },
  temperature: {
    unit: '°C',
    thresholds: { least: -10, most: 50 },
    compares: ['atLeast', 'atMost'],
    hasChance: false,
    basis: 'model',
    hasStrokes: false,
    quietSeconds: 3600,
    stepsUp: [],
    advice: null,
  },
  officialWarning: {
    unit: null,
    thresholds: { oneOf: [1, 2, 3, 4, 5] },
    compares: ['atLeast'],
    hasChance: false,
    basis: 'official',
    hasStrokes: false,
    quietSeconds: 0,
    stepsUp: [1, 2, 3, 4, 5],
    advice: null,
  },
  /** Clock hour by which what dries in the sun has to be gathered; 24 takes every day that dries. */
  drying: {
    unit: 'h',
    thresholds: { oneOf: [12, 15, 17, 24] },
    compares: ['atMost'],
    hasChance: false,
    basis: 'model',
    hasStrokes: false,
    quietSeconds: 3600,
    endsSilently: true,
    // Any earlier half hour is news to whoever has grain outside.
    stepsUp: Array.from({ length: 29 }, (_, step) => 19 - step / 2),
    advice: null,
  },
  /**
   * WBGT from which a load of work needs 30 or 45 minutes of rest an hour, or stops. Its value is the clock hour at
   * which the day gets there, below every threshold: any hour meets the rule, an earlier one is stronger.
   */
  heat: {
    unit: '°C',
    thresholds: { oneOf: HEAT_LIMITS_C },
    compares: ['atMost'],
    hasChance: false,
    basis: 'model',
    hasStrokes: false,
    quietSeconds: 3600,
    endsSilently: true,
    stepsUp: Array.from({ length: 14 }, (_, step) => 18 - step),
    advice: null,
  },
} as const satisfies Record<string, RuleKindFacts>;

/** Quantity that a rule watches. */
export type RuleKind = keyof typeof RULE_KIND_FACTS;

/** Every kind in display order; indexes of rules number kinds by it. */
export const RULE_KINDS = Object.keys(RULE_KIND_FACTS) as readonly RuleKind[];

/** The row of a kind. */
export const getRuleFacts = (kind: RuleKind): RuleKindFacts => RULE_KIND_FACTS[kind];
