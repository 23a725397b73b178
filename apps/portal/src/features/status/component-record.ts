import type { ComponentId, ServiceState } from '@portal/contract/endpoints/status';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Result of a probe; components it cannot check are left out. */
export type ProbedState = Exclude<ServiceState, 'unknown'>;
type Trouble = Exclude<ProbedState, 'good'>;

export interface Probe {
  readonly minute: EpochSeconds;
  readonly states: Readonly<Partial<Record<ComponentId, ProbedState>>>;
  /** Whether the API returned demonstration weather; null: no reply. */
  readonly isDemo: boolean | null;
}

export interface ComponentRecord {
  readonly component: ComponentId;
  readonly state: ProbedState;
  readonly checkedAt: EpochSeconds;
  /** First of the consecutive failures; null while it works. */
  readonly badSince: EpochSeconds | null;
  readonly failures: number;
  readonly worst: Trouble | null;
}

/** More than one failed probe. */
export interface Incident {
  readonly component: ComponentId;
  readonly startedAt: EpochSeconds;
  readonly endedAt: EpochSeconds | null;
  readonly worst: Trouble;
}

/** A single failure may be a network glitch. */
const FAILURES_OF_INCIDENT = 2;
const MINUTE_SECONDS = 60;
/** Probes further apart are not consecutive, and an older one does not describe the current state. */
export const LONGEST_GAP_SECONDS = 5 * MINUTE_SECONDS;

function findIncident({ component, badSince, failures, worst }: ComponentRecord): Incident | null {
  if (badSince === null || worst === null || failures < FAILURES_OF_INCIDENT) return null;
  return { component, startedAt: badSince, endedAt: null, worst };
}

const toWorst = (one: Trouble | null, other: Trouble): Trouble => (one === 'down' ? 'down' : other);

/** The record after the next probe, with incidents that start, continue or end. */
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
