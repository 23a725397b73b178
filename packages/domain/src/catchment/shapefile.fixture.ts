/** The bytes of a `.shp` with one record per list of rings, written by the format's description. */
export function writeShapefile(records: readonly (readonly number[][])[], type = 5): Uint8Array {
  const bodies = records.map((rings) => writeRecord(rings, type));
  const length = 100 + bodies.reduce((sum, body) => sum + 8 + body.byteLength, 0);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, 9994);
  view.setInt32(24, length / 2);
  view.setInt32(28, 1000, true);
  view.setInt32(32, type, true);
  let at = 100;
  for (const [index, body] of bodies.entries()) {
    view.setInt32(at, index + 1);
    view.setInt32(at + 4, body.byteLength / 2);
    bytes.set(new Uint8Array(body.buffer), at + 8);
    at += 8 + body.byteLength;
  }
  return bytes;
}

function writeRecord(rings: readonly number[][], type: number): DataView {
  const points = rings.reduce((sum, ring) => sum + ring.length / 2, 0);
  const view = new DataView(new ArrayBuffer(44 + 4 * rings.length + 16 * points));
  view.setInt32(0, type, true);
  view.setInt32(36, rings.length, true);
  view.setInt32(40, points, true);
  let at = 44 + 4 * rings.length;
  let point = 0;
  for (const [part, ring] of rings.entries()) {
    view.setInt32(44 + 4 * part, point, true);
    for (const number of ring) {
      view.setFloat64(at, number, true);
      at += 8;
    }
    point += ring.length / 2;
  }
  return view;
}
