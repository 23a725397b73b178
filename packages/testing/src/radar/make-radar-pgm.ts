const [COLUMNS, ROWS] = [120, 180];
const [WEST, SOUTH, EAST, NORTH] = [102, 9, 112, 23];

/** An FMI-style radar composite over Vietnam: a shower that has moved on since midnight. */
export function makeRadarPgm(at: number, pictureAt = at): Uint8Array {
  const compact = new Date(at * 1000).toISOString().replace(/\D/g, '').slice(0, 12);
  const head = `P5
# obstime ${compact}
# producttype CAPPI
# projection radar {
# type stereographic
# centrallongitude 107
# centrallatitude 16
# truelatitude 16
# bottomleft ${WEST} ${SOUTH}
# topright ${EAST} ${NORTH}
# }
# param CorrectedReflectivity
${COLUMNS} ${ROWS}
255
`;
  const values = new Uint8Array(COLUMNS * ROWS);
  const x = 20 + ((pictureAt / 600) % 60);
  for (let cell = 0; cell < values.length; cell += 1) {
    const distance = Math.hypot((cell % COLUMNS) - x, Math.floor(cell / COLUMNS) - 60);
    values[cell] = Math.max(0, Math.round(2 * (45 - distance + 32)) - 60);
  }
  return Buffer.concat([Buffer.from(head, 'latin1'), values]);
}
