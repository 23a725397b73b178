import { simulateFlow } from '@portal/domain/hydro/calibration/simulate-flow';
import type { CatchmentSeries } from '@portal/domain/hydro/series/catchment-series';
import { describe, expect, it } from 'vitest';
import { runOnThread } from '#platform/account-jobs/run-on-thread.ts';
import { type FitOrder, type FitOutcome, fitCatchment } from './fit-catchment.ts';

const PARAMS = { x1Mm: 300, x2Mm: 0, x3Mm: 60, x4Steps: 1.5 };
const DAY = 86_400;

/** Days with a wet and a dry season, and the flow that GR4J computes from them. */
function makeSeries(days: number): CatchmentSeries {
  const rainMm = Float64Array.from({ length: days }, (_, day) =>
    day % 365 < 180 && day % 3 === 0 ? 8 + (day % 17) * 2 : day % 11 === 0 ? 4 : 0,
  );
  const peMm = Float64Array.from({ length: days }, (_, day) => 4 + Math.sin((2 * Math.PI * day) / 365));
  const flow = new Float64Array(days);
  simulateFlow({ step: 'day', from: 0, forcing: { rainMm, peMm }, flowMm: flow }, PARAMS, days, flow);
  return { step: 'day', from: 1_262_278_800, flow, flowUnit: 'mm', rainMm, peMm, temperatureC: null };
}

const order = (days: number): FitOrder => ({
  series: makeSeries(days),
  facts: { areaKm2: 500, lat: 16 },
  criterion: 'nse',
});

const runFit = (fitOrder: FitOrder, signal: AbortSignal, reportProgress: (share: number) => void) =>
  runOnThread<FitOutcome>({
    program: new URL('./fit-catchment-on-thread.ts', import.meta.url),
    order: fitOrder,
    signal,
    reportProgress,
  });

describe('a fit', () => {
  it('says when it fitted, when it judged, and from which state a forecast goes on', () => {
    const shares: number[] = [];
    const outcome = fitCatchment(order(4 * 365), (share) => shares.push(share));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { model, fitted, heldBack, state, stateAt, prepared } = outcome.fit;
    expect(model.heldBack.nse).toBeGreaterThan(0.99);
    expect(fitted.from).toBe(1_262_278_800);
    expect(fitted.to).toBe(heldBack.from);
    expect(stateAt).toBe(heldBack.to);
    expect(stateAt).toBe(1_262_278_800 + 4 * 365 * DAY);
    expect(state.productionMm).toBeGreaterThan(0);
    expect(prepared).toEqual({ filledRainSteps: 0, filledPeSteps: 0, uncountedFlowSteps: 0 });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(50);
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
  });

  it('is refused under three years with how many pairs there are', () => {
    expect(fitCatchment(order(1000), () => undefined)).toMatchObject({
      ok: false,
      refusal: { code: 'tooFewPairs', pairs: 1000, leastYears: 3 },
    });
  });

  it('is the same on a thread, and ends there when it is cancelled', async () => {
    const signal = new AbortController().signal;
    expect(await runFit(order(1200), signal, () => undefined)).toEqual(fitCatchment(order(1200), () => undefined));
    const cancelled = new AbortController();
    const fit = runFit(order(1200), cancelled.signal, () => cancelled.abort('cancelled'));
    await expect(fit).rejects.toBe('cancelled');
  });
});
