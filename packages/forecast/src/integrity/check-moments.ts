import { readFileSync } from 'node:fs';
import { getStrokeFolder, parseStrokeFile, STROKES } from '#lightning-keeping/stroke-folder.ts';
import { getRadarFolder, isFrameFileWhole } from '#radar-keeping/radar-folder.ts';
import { getMomentPath, listMoments } from '#store/moment-files.ts';
import type { Pace } from '#store/verify-run.ts';

/** A folder with a file for each moment, and what makes one of them whole. */
interface MomentFolder {
  readonly folder: string;
  readonly kind: string;
  readonly isWhole: (file: Buffer) => boolean;
}

/** Compares frames, nowcasts, motions and strokes with their checksums. One line for each that is damaged. */
export async function* checkMoments(dataDir: string, pace: Pace): AsyncGenerator<string> {
  for (const { folder, kind, isWhole } of listFolders(dataDir)) {
    for (const at of listMoments(folder, kind)) {
      const path = getMomentPath(folder, kind, at);
      const file = tryRead(path);
      if (file === null) continue;
      if (!isWhole(file)) yield `${path}: differs from its checksum`;
      await pace(file.length);
    }
  }
}

function listFolders(dataDir: string): MomentFolder[] {
  const radar = (['radar', 'demo'] as const).flatMap((origin) =>
    ['frame', 'nowcast', 'motion'].map((kind) => ({
      folder: getRadarFolder(dataDir, origin),
      kind,
      isWhole: isFrameFileWhole,
    })),
  );
  const strokes = (['lightning', 'demo'] as const).map((origin) => ({
    folder: getStrokeFolder(dataDir, origin),
    kind: STROKES,
    isWhole: (file: Buffer) => parseStrokeFile(file.toString('utf8')) !== null,
  }));
  return [...radar, ...strokes];
}

/** Null for a file that its keeper has removed meanwhile. */
function tryRead(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
