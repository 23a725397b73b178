import { basename } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { GribError } from '#formats/grib2/grib-error.ts';
import { type PublishedRun, publishRun } from '#runs/publish-run.ts';
import type { RunField } from '#runs/run-content.ts';
import type { PieceChoice } from './choose-pieces.ts';
import { PieceError } from './piece-error.ts';
import type { RunPlan } from './source.ts';

/** How pieces become a run. */
export interface PiecePublication {
  readonly dataDir: string;
  readonly now: EpochSeconds;
  /** Aborted when the process stops: the run in the making is then dropped. */
  readonly signal: AbortSignal;
}

/** A piece that cannot be read after all. */
export interface BadPiece {
  readonly badPiece: string;
  readonly line: string;
}

/**
 * Publishes the chosen pieces. Tells which one cannot be used where that is the reason that nothing was published; all
 * other errors go through.
 */
export async function publishPieces(
  plan: RunPlan,
  { pieces }: PieceChoice,
  { dataDir, now, signal }: PiecePublication,
): Promise<PublishedRun | BadPiece> {
  try {
    const { header, fields } = await plan.readRun(pieces);
    return await publishRun(dataDir, header, untilStopped(fields, signal), { now });
  } catch (error) {
    const isBad = error instanceof GribError || error instanceof PieceError;
    const piece = isBad ? pieces.find(({ path }) => path === error.file) : undefined;
    if (!isBad || piece === undefined) throw error;
    return { badPiece: piece.name, line: error.message.replace(piece.path, basename(piece.path)) };
  }
}

async function* untilStopped(
  fields: Iterable<RunField> | AsyncIterable<RunField>,
  signal: AbortSignal,
): AsyncGenerator<RunField> {
  for await (const field of fields) {
    signal.throwIfAborted();
    yield field;
  }
}
