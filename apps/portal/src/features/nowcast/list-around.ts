import { findScaleValue } from '@portal/domain/geo/map-scale';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { NATIONAL_SIZE } from '@portal/forecast/radar/national-grid';
import { LEAD_SECONDS } from '@portal/forecast/radar-keeping/keep-frame';
import type { RadarState } from '@portal/forecast/radar-keeping/open-radar-store';
import { RAIN_SCALE } from '@portal/forecast/radar-keeping/rain-bytes';
import { findLead } from './find-lead.ts';
import type { NowcastNeeds } from './needs.ts';

/** Cells on each side of the place's own. */
const REACH = 3;

/** Rain of the first step in the cells around a cell, mm/h, rows from the north; null where nothing is seen, and beyond the grid. */
export function listAround(
  { radar }: NowcastNeeds,
  { origin, frameAt, cell }: RadarState & { readonly cell: number },
  baseAt: EpochSeconds,
): (number | null)[] {
  const { columns, rows } = NATIONAL_SIZE;
  const lead = findLead(frameAt, baseAt + LEAD_SECONDS);
  const bytes = lead === null ? null : radar.findRain(origin, frameAt, lead);
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const around: (number | null)[] = [];
  for (let y = row - REACH; y <= row + REACH; y += 1) {
    for (let x = column - REACH; x <= column + REACH; x += 1) {
      const isInside = y >= 0 && y < rows && x >= 0 && x < columns;
      const rate = isInside ? findScaleValue(bytes?.[y * columns + x] ?? RAIN_SCALE.missing, RAIN_SCALE) : null;
      around.push(rate === null ? null : Math.round(10 * rate) / 10);
    }
  }
  return around;
}
