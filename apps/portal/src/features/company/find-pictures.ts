import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { toSlug } from '@portal/domain/place/slug';
import type { FaultReason, FileFault } from '#platform/text-files/file-fault.ts';

/** An entry that names a picture beside its file. */
interface Illustrated {
  readonly name: string;
  readonly picture: string | null;
}

/** A picture that is there: its name in addresses, which changes with the file, and where it lies. */
interface FoundPicture {
  readonly name: string;
  readonly path: string;
}

export interface PictureSearch {
  /** By the part and the name of the file: `people/an.jpg`. */
  readonly pictures: ReadonlyMap<string, FoundPicture>;
  readonly faults: readonly FileFault[];
}

const toFault = (part: string, entry: string, picture: string): FileFault => {
  const reason: FaultReason = {
    en: `there is no picture ${picture} beside it`,
    vi: `không có ảnh ${picture} cạnh tệp`,
  };
  return { file: `${part}: ${entry}`, reasons: [reason], reason: reason.en };
};

/** Looks for the pictures that entries name below the operator's folder. */
export async function findPictures(
  folder: string,
  entries: Readonly<Record<string, readonly Illustrated[]>>,
): Promise<PictureSearch> {
  const pictures = new Map<string, FoundPicture>();
  const faults: FileFault[] = [];
  for (const [part, illustrated] of Object.entries(entries)) {
    for (const { name, picture } of illustrated) {
      if (picture === null) continue;
      const path = join(folder, part, picture);
      try {
        const changed = Math.floor((await stat(path)).mtimeMs).toString(36);
        pictures.set(`${part}/${picture}`, { name: `${part}-${toSlug(picture)}-${changed}`, path });
      } catch {
        faults.push(toFault(part, name, picture));
      }
    }
  }
  return { pictures, faults };
}
