import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeNowcast, type NowcastStep } from '../nowcast/make-nowcast.ts';
import { SCORED_MMH } from './lead-score.ts';
import { type FrameSeries, findFrame, readFrameSeries } from './read-series.ts';
import { countCells, makeTally, toCsi } from './tally.ts';

const SERIES = fileURLToPath(new URL('../../../../../shared/data/radar/saf-crr', import.meta.url));
const INTERVAL_MINUTES = 15;
const LEADS = 6;
/** The frame of the series from which the nowcast starts: half of its rain stays, half goes. */
const START = 5;

/** CSI of a lead where the nowcast still has its full weight, and where the model has begun to count. */
function scoreByHorizon(
  { step, rainMmh, fullWeightMinutes, places }: NowcastStep,
  observed: Float32Array,
  size: FrameSeries['size'],
) {
  const scoreWhere = (isInside: boolean) => {
    const wanted = observed.map((rate, cell) => {
      const [row, column] = [Math.floor(cell / size.columns), cell % size.columns];
      const place = Math.floor(row / places.side) * places.columns + Math.floor(column / places.side);
      return isInside === (fullWeightMinutes[place] as number) >= INTERVAL_MINUTES * step ? rate : Number.NaN;
    });
    const forecast = rainMmh.map((rate, cell) => (Number.isNaN(wanted[cell]) ? Number.NaN : rate));
    const tally = makeTally();
    countCells(tally, forecast, wanted, SCORED_MMH);
    return toCsi(tally) ?? 0;
  };
  return { inside: scoreWhere(true), outside: scoreWhere(false) };
}

describe.skipIf(!existsSync(SERIES))(
  'the horizon of satellite rain (of ../shared/data/radar; skipped where it is not there)',
  () => {
    it('ends where its score does: from 45 minutes on what lies beyond scores less than a third', async () => {
      const series = await readFrameSeries(SERIES, false);
      const moments = [...series.frames.keys()];
      const at = moments[START] as number;
      const frames = moments.slice(START - 3, START + 1).map((moment) => series.frames.get(moment) as Float32Array);
      const { size, cellKm } = series;
      const order = { frames, size, steps: LEADS, frameMinutes: INTERVAL_MINUTES, cellKm };
      for (const lead of makeNowcast(order)) {
        const observed = findFrame(series, at + lead.step * series.intervalSeconds);
        if (observed === null) throw new Error('a frame of the series is missing');
        const { inside, outside } = scoreByHorizon(lead, observed, size);
        const minutes = INTERVAL_MINUTES * lead.step;
        expect(inside, `${minutes} minutes`).toBeGreaterThan(0.2);
        if (minutes > 30) expect(outside, `${minutes} minutes`).toBeLessThan(inside / 3);
      }
    });
  },
);
