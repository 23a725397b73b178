/** Why a file is no post, in one line of either language. */
export interface PostReason {
  readonly vi: string;
  readonly en: string;
}

/** A post's file does not say what it must. */
export class PostError extends Error {
  readonly reason: PostReason;

  constructor(reason: PostReason) {
    super(reason.en);
    this.reason = reason;
  }
}

/** Collects faults, so that an editor mends all of them at once. */
export interface FaultList {
  /** What `read` gives; where it throws a PostError the fault is noted and `instead` goes on. */
  readonly attempt: <Value>(read: () => Value, instead: Value) => Value;
  readonly reasons: readonly PostReason[];
}

export function createFaultList(): FaultList {
  const reasons: PostReason[] = [];
  return {
    reasons,
    attempt: (read, instead) => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof PostError)) throw error;
        reasons.push(error.reason);
        return instead;
      }
    },
  };
}
