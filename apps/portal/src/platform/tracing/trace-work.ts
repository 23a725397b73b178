import { tracingChannel } from 'node:diagnostics_channel';

/** Work that becomes a span. Its name comes from code and tables, never from what people type. */
interface TracedWork {
  /** `job leads.send`. */
  readonly name: string;
  /** `client` waits for another program. */
  readonly kind: 'internal' | 'client';
}

/** Headers that continue the trace in another program of the operator; empty without tracing. */
export type TraceHeaders = Readonly<Record<string, string>>;

/** Work as listeners of the channel see it. */
export interface RunningWork extends TracedWork {
  headers: TraceHeaders;
  /** How it failed without an exception, such as `retry`. */
  failure: string | null;
}

export const TRACED_WORK = tracingChannel<unknown, RunningWork>('portal.traced-work');

/**
 * Does some work as a span of the current trace; costs nothing without tracing. `findFailure` recognizes a failure in
 * the result.
 */
export function traceWork<Result>(
  work: TracedWork,
  run: (headers: TraceHeaders) => Promise<Result>,
  findFailure: (result: Result) => string | null = () => null,
): Promise<Result> {
  if (!TRACED_WORK.hasSubscribers) return run({});
  const running: RunningWork = { ...work, headers: {}, failure: null };
  return TRACED_WORK.tracePromise(async () => {
    const result = await run(running.headers);
    running.failure = findFailure(result);
    return result;
  }, running);
}
