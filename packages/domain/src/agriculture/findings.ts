import type { Judgement, Reason, ReasonKind } from './verdict.ts';

const UNKNOWN: Judgement = { verdict: null, reasons: [] };

/**
 * Facts of one hour as they are found, and the verdict they come to (domain.md §4.2.7): one that speaks against the work
 * is enough to avoid it, whatever else is unknown; else nothing is said where a value is missing; else one doubt makes
 * it a matter of thought.
 */
export class Findings {
  readonly #avoid: Reason[] = [];
  readonly #consider: Reason[] = [];
  #isMissing = false;

  /** Something that speaks against the work. */
  avoid(kind: ReasonKind, value: number | null = null, hours: number | null = null): void {
    this.#avoid.push({ kind, value, hours });
  }

  /** Something to think about. */
  consider(kind: ReasonKind, value: number | null = null, hours: number | null = null): void {
    this.#consider.push({ kind, value, hours });
  }

  /** A value that the rule needs is unknown. */
  miss(): void {
    this.#isMissing = true;
  }

  /** The verdict; `list` names what speaks for the work and is asked only where nothing speaks against it. */
  conclude(list: () => readonly Reason[]): Judgement {
    if (this.#avoid.length > 0) return { verdict: 'avoid', reasons: this.#avoid };
    if (this.#isMissing) return UNKNOWN;
    if (this.#consider.length > 0) return { verdict: 'consider', reasons: this.#consider };
    return { verdict: 'good', reasons: list() };
  }
}

/** A fact that speaks for the work. */
export function toReason(kind: ReasonKind, value: number | null = null, hours: number | null = null): Reason {
  return { kind, value, hours };
}
