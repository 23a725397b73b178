import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { openGribFile } from '#formats/grib2/grib-source.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { findGribVariable } from '#sources/grib-file/grib-variable.ts';
import { GRIB_VARIABLES } from '#sources/grib-file/grib-variables.table.ts';
import { readGribRun } from '#sources/grib-file/read-grib-run.ts';
import type { FoundField } from '#sources/grib-file/scan-files.ts';
import type { FetchedPiece, RunContent } from '#sources/schedule/source.ts';

/** The run of the pieces. */
export interface GribRunFacts {
  readonly source: string;
  readonly licence: string;
  readonly runAt: EpochSeconds;
}

/** Reads a run from pieces that are GRIB2 files. Throws `GribError`, also while fields are read. */
export async function readGribPieces(
  { source, licence, runAt }: GribRunFacts,
  pieces: readonly FetchedPiece[],
): Promise<RunContent> {
  const fields = pieces.flatMap(({ path }) => listFields(path));
  return readGribRun({ source, licence, runAt, fields });
}

function listFields(path: string): FoundField[] {
  const file = openGribFile(path);
  try {
    return [...readGribMessages(file)].flatMap((message) => {
      const variable = findGribVariable(message, GRIB_VARIABLES);
      return variable === null ? [] : [{ path, message, variable }];
    });
  } finally {
    file.close();
  }
}
