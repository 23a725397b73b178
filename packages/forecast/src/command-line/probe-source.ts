import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { RunError } from '#runs/run-error.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { createHttpFetching } from '#sources/fetching/http-fetching.ts';
import { findDueAt, findDueRun } from '#sources/schedule/cycles.ts';
import type { Piece, Source } from '#sources/schedule/source.ts';

/** Outcome of requesting one piece of a source's newest run. */
export interface Probe {
  readonly ok: boolean;
  readonly line: string;
}

const LONGEST_MS = 60_000;

/**
 * Requests the smallest piece that shows whether the source's names are as expected: the index of one step, or one
 * reply if it has no index. Falls back to the previous run if the newest is not available yet. Publishes nothing.
 */
export async function probeSource(source: Source, now: EpochSeconds): Promise<Probe> {
  const { name, timetable } = source;
  if (timetable.kind === 'watch') {
    await timetable.listWaiting();
    const [problem] = timetable.listProblems().filter(({ isPassing }) => !isPassing);
    return problem === undefined
      ? { ok: true, line: `${name}: the folder is read, nobody is asked` }
      : { ok: false, line: `${name}: ${problem.line}` };
  }
  const fetching = createHttpFetching({ signal: new AbortController().signal, longestMs: LONGEST_MS });
  const newest = findDueRun(timetable, now);
  const before = findDueRun(timetable, findDueAt(timetable, newest) - 1);
  try {
    return await probeRun(source, newest, fetching).catch((error: unknown) => {
      if (error instanceof FetchError && error.trouble === 'later') return probeRun(source, before, fetching);
      throw error;
    });
  } catch (error) {
    if (error instanceof FetchError || error instanceof RunError)
      return { ok: false, line: `${name}: ${error.message}` };
    throw error;
  }
}

async function probeRun(source: Source, runAt: EpochSeconds, fetching: Fetching): Promise<Probe> {
  const { pieces } = await source.planRun(runAt);
  // Sums and means begin with the first step.
  const piece = pieces.find(({ hour }) => hour !== null && hour > 0) ?? pieces[0];
  if (piece === undefined) throw new RunError('has no pieces');
  const found =
    piece.probe === undefined ? await probeAnswer(piece, fetching) : describeNames(await piece.probe(fetching));
  const [address = ''] = piece.requests;
  return { ok: true, line: `${source.name} ${formatMoment(runAt).slice(0, 16)}: ${found}; ${address}` };
}

const describeNames = (names: readonly string[]): string =>
  `the index has all ${names.length} fields (${names.join(', ')})`;

/** Fetching a piece checks its names. */
async function probeAnswer(piece: Piece, fetching: Fetching): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-probe-'));
  try {
    await piece.fetch(join(folder, piece.name), fetching, true);
    return 'one answer has all that is asked for';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
