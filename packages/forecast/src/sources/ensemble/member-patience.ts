/** How long members are waited for while enough of the others are there. One object serves all steps of a run. */
export interface MemberPatience {
  /** Notes that these members were looked for in vain; whether the step may do without all of them. */
  isOver(missing: readonly number[]): boolean;
}

/** Looks in vain after which a member is not waited for any more, in no later step either: a quarter of an hour. */
const MOST_LOOKS = 15;

/**
 * Patience with late members: as all of a run come within minutes of each other, one that is missed for a quarter of an
 * hour, a look a minute, is taken as lost. Steps that come after are looked for once, and are whole without it.
 */
export function createMemberPatience(mostLooks = MOST_LOOKS): MemberPatience {
  const looks = new Map<number, number>();
  return {
    isOver(missing) {
      for (const member of missing) looks.set(member, (looks.get(member) ?? 0) + 1);
      return missing.every((member) => (looks.get(member) ?? 0) >= mostLooks);
    },
  };
}
