import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { correctWindMs } from '@portal/domain/wind/correct-wind';
import { findHourPlans } from '#steps/hour-plan.ts';
import type { LearnedCorrections } from '#store/learned-corrections.ts';
import type { StoredRun } from '#store/stored-run.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { findCorrection, findHourCorrection } from './correct-hours.ts';
import { type GridCut, readWindow, toPlaces } from './window-cells.ts';

/** One component of the wind in a window. */
interface WindPlane {
  readonly run: StoredRun;
  readonly cut: GridCut;
  readonly values: Float32Array;
  readonly isCorrected: boolean;
}

/** The wind of a map window at an hour, corrected once both components are known. */
interface WindWindow {
  /** Remembers a component; other variables are ignored. */
  add(name: VariableName, plane: WindPlane): void;
  /** Corrects the speed at each cell as pages do, if both components come from one run. */
  correct(): void;
}

/** Creates an empty window. */
export function createWindWindow(learned: LearnedCorrections, at: EpochSeconds): WindWindow {
  const planes = new Map<VariableName, WindPlane>();
  return {
    add(name, plane) {
      if ((name === 'windU10m' || name === 'windV10m') && plane.isCorrected) planes.set(name, plane);
    },
    correct() {
      const [u, v] = [planes.get('windU10m'), planes.get('windV10m')];
      if (u === undefined || v === undefined || u.run !== v.run) return;
      const gusts = readGusts(u, at);
      const { manifest } = u.run;
      for (const [cell, place] of toPlaces(u.run, u.cut).entries()) {
        const correction = findCorrection(learned, manifest, 'wind', place);
        const speed = Math.hypot(u.values[cell] as number, v.values[cell] as number);
        if (correction === null || !(speed > 0)) continue;
        const gust = gusts?.[cell] ?? Number.NaN;
        const bias = -findHourCorrection(correction, manifest.runAt, at);
        const factor = correctWindMs(speed, bias, Number.isNaN(gust) ? null : gust) / speed;
        for (const { values } of [u, v]) values[cell] = (values[cell] as number) * factor;
      }
    },
  };
}

/** Gusts of the same run at the hour; null if it has none. */
function readGusts({ run, cut }: WindPlane, at: EpochSeconds): Float32Array | null {
  const variable = run.variables.get('windGust10m');
  const plan = variable === undefined ? undefined : findHourPlans(run, at, 1)[variable.index];
  if (variable === undefined || plan === undefined || plan.lastStep < 0) return null;
  return readWindow(run, variable, plan, cut);
}
