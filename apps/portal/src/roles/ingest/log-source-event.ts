import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { SourceEvent } from '@portal/forecast/sources/schedule/keep-source';
import type { Log } from '#platform/log/create-log.ts';

const MEGABYTE = 1_000_000;

/** One line of the log for each run of a source. */
export function logSourceEvent(log: Log, event: SourceEvent): void {
  const { source } = event;
  if (event.kind === 'broken') log.error({ source, error: event.error }, 'a source stumbled over a bug');
  else if (event.kind === 'refused') log.warn({ source, files: event.lines }, 'something brought is not taken');
  else if (event.kind === 'hindered') log.warn({ source, reason: event.line }, 'a source has to wait');
  else if (event.kind === 'failed') {
    log.warn({ source, run: formatMoment(event.runAt), reason: event.line }, 'a run was given up');
  } else {
    const { runId, lastHour, bytes } = event.success;
    const facts = { source, run: runId, lastHour, megabytes: Math.round(bytes / MEGABYTE) };
    if (event.missing === null) log.info(facts, 'a run was published');
    else log.warn({ ...facts, missing: event.missing }, 'a run was published in part');
    for (const problem of event.problems) log.warn({ source, problem }, 'not everything could be kept');
  }
}
