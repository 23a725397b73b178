/** The cells for which a mask is 0. */
export function listUnseen(seen: Uint8Array): Int32Array {
  const cells = new Int32Array(seen.length);
  let count = 0;
  for (let cell = 0; cell < seen.length; cell += 1) {
    if (seen[cell] === 1) continue;
    cells[count] = cell;
    count += 1;
  }
  return cells.subarray(0, count);
}

/** 1 where at least one of the frames saw. */
export function joinSeen(frames: readonly Float32Array[]): Uint8Array {
  const any = new Uint8Array(frames[0]?.length ?? 0);
  for (const frame of frames) {
    for (let cell = 0; cell < any.length; cell += 1) if (Number.isFinite(frame[cell])) any[cell] = 1;
  }
  return any;
}

/** Makes cells unknown (NaN) in place. */
export function hide(values: Float32Array, cells: Int32Array): void {
  for (let index = 0; index < cells.length; index += 1) values[cells[index] as number] = Number.NaN;
}
