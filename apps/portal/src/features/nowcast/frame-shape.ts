import { NATIONAL_GRID } from '@portal/forecast/radar/national-grid';
import { RAIN_SCALE } from '@portal/forecast/radar-keeping/rain-bytes';

const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** How the bytes of every nowcast's frame lie on the earth and what they mean. */
export const FRAME_SHAPE = {
  bounds: {
    north: round(north),
    south: round(north - rows * cellHeight),
    west,
    east: round(west + columns * cellWidth),
  },
  width: columns,
  height: rows,
  scale: RAIN_SCALE,
};
