import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { RunError } from '#runs/run-error.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { findDueAt, findDueRun } from '#sources/schedule/cycles.ts';
import type { Piece, Source } from '#sources/schedule/source.ts';

/**
 * Requests a small part of a source's newest run, or of the run before if that is not there yet, and reads it as the
 * schedule does; one line of what is there. Publishes nothing. Throws an `Error` of one line that names what differs.
 */
export async function probeSource({ timetable, ...source }: Source, now: EpochSeconds, fetching: Fetching) {
  if (timetable.kind === 'watch') {
    await timetable.listWaiting();
    const [problem] = timetable.listProblems().filter(({ isPassing }) => !isPassing);
    if (problem !== undefined) throw new RunError(problem.line);
    return 'the folder is read, nobody is asked';
  }
  const newest = findDueRun(timetable, now);
  const before = findDueRun(timetable, findDueAt(timetable, newest) - 1);
  return probeRun(source, newest, fetching).catch((error: unknown) => {
    if (error instanceof FetchError && error.trouble === 'later') return probeRun(source, before, fetching);
    throw error;
  });
}

async function probeRun(source: Pick<Source, 'planRun'>, runAt: EpochSeconds, fetching: Fetching): Promise<string> {
  const { pieces } = await source.planRun(runAt);
  // Sums and means begin with the first step.
  const piece = pieces.find(({ hour }) => hour !== null && hour > 0) ?? pieces[0];
  if (piece === undefined) throw new RunError('has no pieces');
  const found = await (piece.probe?.(fetching) ?? probeAnswer(piece, fetching));
  const [address = ''] = piece.requests;
  return `run of ${formatMoment(runAt).slice(0, 16)}: ${found}; ${address}`;
}

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
