/** One member of an ensemble. */
export interface EnsembleMember {
  /** Number of its perturbation in the GRIB2 messages; 0 is the unperturbed control. */
  readonly number: number;
  /** As the source's index writes it; null where that writes none. */
  readonly indexName: string | null;
  /** For people and in file names: `c00`, `p01`. */
  readonly name: string;
}

/** The members of a source, and with how many of them a step is whole. */
export interface Ensemble {
  readonly members: readonly EnsembleMember[];
  /** With fewer members a step is not whole, and a cell, an amount or a sum is unknown. */
  readonly leastMembers: number;
}

/** Part of the members that is enough: without a fifth of them the ends of the range hardly move. */
const ENOUGH = 0.8;

/** An ensemble of a control and so many perturbed members, of which four fifths make a step whole. */
export function makeEnsemble(perturbed: number, toIndexName: (member: number) => string | null): Ensemble {
  const members = Array.from({ length: perturbed + 1 }, (_, number) => ({
    number,
    indexName: toIndexName(number),
    name: `${number === 0 ? 'c' : 'p'}${String(number).padStart(2, '0')}`,
  }));
  return { members, leastMembers: Math.ceil(members.length * ENOUGH) };
}
