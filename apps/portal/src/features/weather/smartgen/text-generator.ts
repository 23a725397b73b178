import type { DegreeWriter } from './degree-writer.ts';
import type { DaysFacts } from './facts/find-days-facts.ts';
import type { HourlyFacts } from './facts/find-hourly-facts.ts';
import type { NinetyFacts } from './facts/find-ninety-facts.ts';
import type { NowFacts } from './facts/find-now-facts.ts';
import type { TomorrowFacts } from './facts/find-tomorrow-facts.ts';

/** Sentences in order; empty if nothing is known. */
type Describe<Facts> = (facts: Facts, degrees: DegreeWriter) => readonly string[];

/** Texts of one language for each kind of facts, one to three sentences. */
export interface TextGenerator {
  readonly now: Describe<NowFacts>;
  readonly hourly: Describe<HourlyFacts>;
  readonly tomorrow: Describe<TomorrowFacts>;
  readonly days: Describe<DaysFacts>;
  readonly ninety: Describe<NinetyFacts>;
}
