/** A fault of an editor's file, one line per language. */
export interface FaultReason {
  readonly vi: string;
  readonly en: string;
}

export interface FileFault {
  /** Path below the folder. */
  readonly file: string;
  readonly reasons: readonly FaultReason[];
  /** All reasons in English, as one log line. */
  readonly reason: string;
}

/** A parsed value, or all faults. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reasons: readonly FaultReason[] };

/** Thrown by field readers. */
export class FieldError extends Error {
  readonly reason: FaultReason;

  constructor(reason: FaultReason) {
    super(reason.en);
    this.reason = reason;
  }
}

/** Collects faults, so that editors see all of them at once. */
export interface FaultList {
  /** Result of `read`; on FieldError records the fault and returns `instead`. */
  readonly attempt: <Value>(read: () => Value, instead: Value) => Value;
  readonly reasons: readonly FaultReason[];
}

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

/** One short line without control characters, for logs. */
const toLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, LONGEST_REASON);

/** Refuses a file with reasons of one line each, whatever its content. */
export function refuseFile(reasons: readonly FaultReason[]): {
  readonly ok: false;
  readonly reasons: readonly FaultReason[];
} {
  return { ok: false, reasons: reasons.map(({ vi, en }) => ({ vi: toLine(vi), en: toLine(en) })) };
}

/** Throws FieldError unless the condition holds. */
export function check(holds: boolean, reason: FaultReason): asserts holds {
  if (!holds) throw new FieldError(reason);
}
