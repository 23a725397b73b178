/** A fault of a file that people write, in one line of either language. */
export interface FaultReason {
  readonly vi: string;
  readonly en: string;
}

/** A file that is not what it must be. */
export interface FileFault {
  /** Its path below the folder. */
  readonly file: string;
  readonly reasons: readonly FaultReason[];
  /** All reasons in English, in one line of a log. */
  readonly reason: string;
}

/** A value read, or every reason why there is none. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reasons: readonly FaultReason[] };

/** Thrown by readers of fields; the file does not say what it must. */
export class FieldError extends Error {
  readonly reason: FaultReason;

  constructor(reason: FaultReason) {
    super(reason.en);
    this.reason = reason;
  }
}

/** Collects faults, so that who writes mends all of them at once. */
export interface FaultList {
  /** What `read` gives; where it throws a FieldError the fault is noted and `instead` is used. */
  readonly attempt: <Value>(read: () => Value, instead: Value) => Value;
  readonly reasons: readonly FaultReason[];
}

/** Makes an empty list of faults. */
export function createFaultList(): FaultList {
  const reasons: FaultReason[] = [];
  return {
    reasons,
    attempt: (read, instead) => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof FieldError)) throw error;
        reasons.push(error.reason);
        return instead;
      }
    },
  };
}

const LONGEST_REASON = 300;

/** One line without control characters, short enough for a log. */
const toLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, LONGEST_REASON);

/** A refusal whose reasons fit a line each, whatever the file brought. */
export function refuseFile(reasons: readonly FaultReason[]): {
  readonly ok: false;
  readonly reasons: readonly FaultReason[];
} {
  return { ok: false, reasons: reasons.map(({ vi, en }) => ({ vi: toLine(vi), en: toLine(en) })) };
}

/** Throws FieldError with the reason where something does not hold. */
export function check(holds: boolean, reason: FaultReason): asserts holds {
  if (!holds) throw new FieldError(reason);
}
