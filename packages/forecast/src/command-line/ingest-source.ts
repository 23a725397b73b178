import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { RunError } from '#runs/run-error.ts';
import { findSourceOffer, SOURCE_OFFERS } from '#sources/registry.ts';
import { findDueRun, isCycleStart } from '#sources/schedule/cycles.ts';
import { fetchRun, type RunOutcome } from '#sources/schedule/fetch-run.ts';
import { SHORT_RETRY } from '#sources/schedule/retry-policy.ts';
import type { Source } from '#sources/schedule/source.ts';
import type { EngineContext, Progress } from './engine-context.ts';

/** What to fetch. */
export interface SourceOrder {
  readonly name: string;
  /** Start of the run; default: the newest one. */
  readonly run?: EpochSeconds;
  /** Only prints the requests. */
  readonly dryRun?: true;
}

/**
 * Fetches a run of a source and publishes it; returns the outcome as text. Throws `RunError` if the source or the run
 * does not exist or is not available now.
 */
export async function ingestSource(context: EngineContext, order: SourceOrder, progress: Progress): Promise<string> {
  const source = await createSource(context, order.name);
  const lines: string[] = [];
  const runs = await listRuns(source, order.run, context.now);
  logProblems(source, runs.length, progress);
  for (const runAt of runs) {
    lines.push(order.dryRun ? await listRequests(source, runAt) : await fetchNow(context, source, runAt, progress));
  }
  return lines.length === 0 ? `${source.name}: nothing is waiting\n` : `${lines.join('\n')}\n`;
}

/** A source by its name, at its address. Rejects with `RunError` if there is none. */
export async function createSource(
  { dataDir, findSourceAddress, findSourceKey }: EngineContext,
  name: string,
): Promise<Source> {
  const offer = findSourceOffer(name);
  if (offer === null) {
    throw new RunError(`"${name}" is no source; there are ${SOURCE_OFFERS.map((known) => known.name).join(', ')}`);
  }
  const address = findSourceAddress(name);
  if (address === null) throw new RunError(`${name}: its address is not set`);
  return offer.create(address, findSourceKey(name), dataDir);
}

async function listRuns(
  { name, timetable }: Source,
  runAt: EpochSeconds | undefined,
  now: EpochSeconds,
): Promise<readonly EpochSeconds[]> {
  if (timetable.kind === 'watch') {
    const waiting = await timetable.listWaiting();
    return runAt === undefined ? waiting : waiting.filter((start) => start === runAt);
  }
  if (runAt === undefined) return [findDueRun(timetable, now)];
  if (!isCycleStart(timetable, runAt)) {
    throw new RunError(`${name}: has no run of that hour, only of ${timetable.hours.join(', ')} UTC`);
  }
  return [runAt];
}

/** Pieces given by hand that are not accepted; throws where nothing else was brought. */
function logProblems({ name, timetable }: Source, runs: number, progress: Progress): void {
  const problems = timetable.kind === 'watch' ? timetable.listProblems() : [];
  const lines = problems.map(({ line }) => `${name}: ${line}`);
  if (lines.length > 0 && runs === 0) throw new RunError(lines.join('\n'));
  for (const line of lines) progress.say(line);
}

async function listRequests(source: Source, runAt: EpochSeconds): Promise<string> {
  const { pieces } = await source.planRun(runAt);
  return pieces.flatMap(({ requests }) => requests).join('\n');
}

async function fetchNow(
  { dataDir, now }: EngineContext,
  source: Source,
  runAt: EpochSeconds,
  progress: Progress,
): Promise<string> {
  const outcome = await fetchRun({
    dataDir,
    source,
    runAt,
    now: () => now,
    random: Math.random,
    retryPolicy: SHORT_RETRY,
    longestMs: source.timetable.longestSeconds * 1000,
    signal: new AbortController().signal,
    scheduled: false,
    onPiece: (done, all) => progress.show(`${source.name}: ${done} of ${all} pieces`),
  });
  return describeOutcome(source.name, outcome);
}

function describeOutcome(name: string, outcome: RunOutcome): string {
  if (outcome.kind === 'stopped' || outcome.kind === 'done elsewhere') throw new RunError(`${name}: stopped`);
  if (outcome.kind === 'failed') throw new RunError(`${name}: not published: ${outcome.line}`);
  const { runId, lastHour, bytes } = outcome.success;
  const upTo = lastHour === null ? '' : ` up to hour ${lastHour}`;
  const missing = outcome.missing === null ? '' : `; what is missing: ${outcome.missing}`;
  return `${name} ${runId}: published${upTo}, ${(bytes / 1e6).toFixed(1)} MB fetched${missing}`;
}
