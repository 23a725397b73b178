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

/** The cells of which nothing is known at a lead: those that no frame saw (`blind`), and those the newest did not see where no known air comes. */
export function listUnknown(moved: Float32Array, seen: Uint8Array, blind: Int32Array): Int32Array {
  const known = new Uint8Array(moved.length);
  for (let cell = 0; cell < moved.length; cell += 1) {
    if (seen[cell] === 1 || !Number.isNaN(moved[cell])) known[cell] = 1;
  }
  for (const cell of blind) known[cell] = 0;
  return listUnseen(known);
}

/** Makes cells unknown (NaN) in place. */
export function hide(values: Float32Array, cells: Int32Array): void {
  for (let index = 0; index < cells.length; index += 1) values[cells[index] as number] = Number.NaN;
}
