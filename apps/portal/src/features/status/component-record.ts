import type { ComponentId, ServiceState } from '@portal/contract/endpoints/status';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** What a probe finds; what it cannot find out is left out. */
export type ProbedState = Exclude<ServiceState, 'unknown'>;
type Trouble = Exclude<ProbedState, 'good'>;

/** What one probe of all components found at a minute. */
export interface Probe {
  /** Its start. */
  readonly minute: EpochSeconds;
  readonly states: Readonly<Partial<Record<ComponentId, ProbedState>>>;
  /** Whether the API answered with demo weather; null: it did not answer. */
  readonly isDemo: boolean | null;
}

/** How a component does, as the last probes in a row found it. */
export interface ComponentRecord {
  readonly component: ComponentId;
  readonly state: ProbedState;
  readonly checkedAt: EpochSeconds;
  /** First of the failed probes in a row; null while it is well. */
  readonly badSince: EpochSeconds | null;
  readonly failures: number;
  readonly worst: Trouble | null;
}

/** Trouble that is more than one failed probe. */
export interface Incident {
  readonly component: ComponentId;
  readonly startedAt: EpochSeconds;
  readonly endedAt: EpochSeconds | null;
  readonly worst: Trouble;
}

/** One failed probe may be the network's hiccup. */
const FAILURES_OF_INCIDENT = 2;
const MINUTE_SECONDS = 60;
/** Probes further apart than this are not in a row, and say nothing of now. */
export const LONGEST_GAP_SECONDS = 5 * MINUTE_SECONDS;

function findIncident({ component, badSince, failures, worst }: ComponentRecord): Incident | null {
  if (badSince === null || worst === null || failures < FAILURES_OF_INCIDENT) return null;
  return { component, startedAt: badSince, endedAt: null, worst };
}

const toWorst = (one: Trouble | null, other: Trouble): Trouble => (one === 'down' ? 'down' : other);

/** What a record becomes by the next probe, and the incidents that begin, go on or end with it. */
export function followProbe(
  known: ComponentRecord | null,
  { component, state, minute }: { component: ComponentId; state: ProbedState; minute: EpochSeconds },
): { readonly record: ComponentRecord; readonly incidents: readonly Incident[] } {
  const isInRow = known !== null && minute - known.checkedAt <= LONGEST_GAP_SECONDS;
  const open = known === null ? null : findIncident(known);
  const endedAt = isInRow ? minute : (known?.checkedAt ?? minute) + MINUTE_SECONDS;
  const ended = open !== null && (state === 'good' || !isInRow) ? [{ ...open, endedAt }] : [];
  if (state === 'good') {
    const record = { component, state, checkedAt: minute, badSince: null, failures: 0, worst: null };
    return { record, incidents: ended };
  }
  const before = isInRow ? known : null;
  const record: ComponentRecord = {
    component,
    state,
    checkedAt: minute,
    badSince: before?.badSince ?? minute,
    failures: (before?.failures ?? 0) + 1,
    worst: toWorst(before?.worst ?? null, state),
  };
  const going = findIncident(record);
  return { record, incidents: going === null ? ended : [...ended, going] };
}
