import { DAY_SECONDS, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { describe, expect, test } from 'vitest';
import { findCellWeights } from '#grid/regular-grid.ts';
import { isRunField } from '#runs/run-content.ts';
import { NO_DATA, packValues } from '#store/packing.ts';
import { getVariable } from '#variables/variable.table.ts';
import { createDemoPast } from './demo-past.ts';
import { makeDemoRun } from './make-demo-run.ts';
import { DEMO_GRID } from './sites.ts';

const NOW = Date.UTC(2026, 10, 21, 3, 25) / 1000;
const [past] = createDemoPast().listSources();
const POINTS = [
  { lat: 21.03, lng: 105.85 },
  { lat: 11.94, lng: 108.44 },
  { lat: 8.64, lng: 111.92 },
  { lat: 5, lng: 99 },
  { lat: 24.5, lng: 119.5 },
];

function findCells(point: { lat: number; lng: number }) {
  const weights = findCellWeights(DEMO_GRID, point);
  if (weights === null) throw new RangeError('the point is off the demo grid');
  return weights.cells;
}

describe('the past of the demo', () => {
  test('has the very values that the run of that time had, at land, sea and the grid’s corners', () => {
    const run = makeDemoRun({ now: NOW - 40 * DAY_SECONDS });
    const { runAt } = run.header;
    const [hours] = past?.listHours(runAt - 2 * DAY_SECONDS, runAt - 1 * DAY_SECONDS) ?? [];
    if (hours === undefined) throw new Error('the demo has no past');
    const around = POINTS.map(findCells);
    const made = around.map((cells) => hours.readCells(cells));
    let compared = 0;
    const stored = new Int16Array(DEMO_GRID.rows * DEMO_GRID.columns);
    for (const field of run.fields) {
      if (!isRunField(field)) continue;
      const step: number = hours.manifest.steps.indexOf(field.validAt);
      if (field.validAt > runAt - 1 * DAY_SECONDS) break;
      const variable = hours.variables.get(field.variable);
      // Only runs have ranges of days and periods: past hours do not.
      if (variable === undefined) continue;
      packValues(field.values, getVariable(field.variable), stored, 0);
      for (const [point, cells] of around.entries()) {
        for (const [corner, cell] of cells.entries()) {
          const at = variable.index * hours.manifest.steps.length + step;
          if (made[point]?.[corner]?.[at] !== stored[cell])
            throw new Error(`${field.variable} at step ${step} of ${cell} differs`);
          compared += 1;
        }
      }
      if (variable.intervalStarts) expect(variable.intervalStarts[step]).toBe(field.intervalStart);
    }
    expect(compared).toBe(25 * hours.variables.size * POINTS.length * 4);
  });

  test('holds whole clock hours of any span, and says that it is invented', () => {
    const [hours] = past?.listHours(NOW - 40 * DAY_SECONDS, NOW) ?? [];
    const steps = hours?.manifest.steps ?? [];
    expect(steps.at(0)).toBe(Math.floor((NOW - 40 * DAY_SECONDS) / HOUR_SECONDS) * HOUR_SECONDS);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(NOW);
    expect(steps.every((at) => at % HOUR_SECONDS === 0)).toBe(true);
    expect(hours?.manifest).toMatchObject({ source: 'demo', demo: true });
    expect(hours?.manifest.runAt).toBeLessThanOrEqual(NOW + HOUR_SECONDS);
  });

  test('knows which variables it has', () => {
    expect(past?.has('temperature2m')).toBe(true);
    expect(past?.has('precipitationRate')).toBe(false);
  });

  test('leaves waves over land unknown', () => {
    const [hours] = past?.listHours(NOW - HOUR_SECONDS, NOW) ?? [];
    const [words] = hours?.readCells(findCells({ lat: 21.03, lng: 105.85 })) ?? [new Int16Array(0)];
    const index = hours?.variables.get('waveHeight')?.index ?? -1;
    expect(words[index * (hours?.manifest.steps.length ?? 0)]).toBe(NO_DATA);
  });
});
