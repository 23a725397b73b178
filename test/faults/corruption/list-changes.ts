/** Bytes to overwrite in a file. */
export interface Change {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/** Repeatable random numbers in [0, 1) (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const RUN_BYTES = 8;
const BLOCK_BYTES = [64, 256, 512, 4096];

/**
 * Changes to a file like those of failing disks and broken copies, repeatable by seed: of ten, six change one byte, two
 * a run of eight bytes, one zeroes a block and one fills it with noise. Each changes the file.
 */
export function listChanges(file: Uint8Array, count: number, seed: number): Change[] {
  const random = createRandom(seed);
  const changes: Change[] = [];
  while (changes.length < count) {
    const change = makeChange(file, random);
    if (change.bytes.some((byte, at) => byte !== file[change.offset + at])) changes.push(change);
  }
  return changes;
}

function makeChange(file: Uint8Array, random: () => number): Change {
  const pick = (most: number) => Math.floor(random() * most);
  const offset = pick(file.length);
  const kind = pick(10);
  const wanted = kind < 6 ? 1 : kind < 8 ? RUN_BYTES : (BLOCK_BYTES[pick(BLOCK_BYTES.length)] ?? 1);
  const length = Math.min(wanted, file.length - offset);
  const isZeroed = kind === 8;
  return { offset, bytes: Uint8Array.from({ length }, () => (isZeroed ? 0 : pick(256))) };
}

/** A copy of a file with a change applied. */
export function applyChange(file: Uint8Array, { offset, bytes }: Change): Uint8Array {
  const changed = Uint8Array.from(file);
  changed.set(bytes, offset);
  return changed;
}
