import { RULE_KINDS } from '@portal/domain/alert/rule-kind.table';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { STEP_SECONDS, STEPS_AHEAD } from '@portal/domain/weather/rain-course';
import { listCounted } from '../../apps/portal/src/compose/own-things.table.ts';
import type { Ceilings } from '../../apps/portal/src/features/alerts/evaluate/ceilings.ts';
import { type EvaluationNeeds, evaluateRules } from '../../apps/portal/src/features/alerts/evaluate/evaluate-rules.ts';
import type { PlaceSight } from '../../apps/portal/src/features/alerts/evaluate/outlook.ts';
import { createRuleReader } from '../../apps/portal/src/features/alerts/evaluate/read-rules.ts';
import { findMissed, type MissedNeeds } from '../../apps/portal/src/features/alerts/outcomes/find-missed.ts';
import { rateMessages } from '../../apps/portal/src/features/alerts/outcomes/rate-messages.ts';
import type { ReadObserved } from '../../apps/portal/src/features/alerts/outcomes/read-observed.ts';
import { findQuietHours } from '../../apps/portal/src/features/alerts/own/alert-settings.ts';
import { findPausedOf } from '../../apps/portal/src/features/alerts/own/rules.ts';
import { locatePoint, type openAlertServer } from './alert-server.ts';

/** No limits: the limits have tests of their own. */
export const NO_BOUNDS: Ceilings = {
  rain: () => 99,
  likelyRain: () => 99,
  chance: () => 100,
  mayThunder: () => true,
  gust: () => 99,
  strokeKm: () => 0,
};

/** Rain at a minute from a start, mm/h; null: not observed. */
export type RainCourse = (minute: number, point: LatLng) => number | null;

/** A worker whose weather is played: the forecast, and what radar then observes. */
export function playRain(
  portal: Pick<Awaited<ReturnType<typeof openAlertServer>>, 'database' | 'world' | 'ledger'>,
  {
    startAt,
    forecast,
    seen,
    findDrying = () => null,
    findHeat = () => null,
  }: {
    readonly startAt: number;
    readonly forecast: RainCourse;
    readonly seen: RainCourse;
    readonly findDrying?: PlaceSight['findDrying'];
    readonly findHeat?: PlaceSight['findHeat'];
  },
) {
  const { database, world } = portal;
  const toMinute = (at: number) => (at - startAt) / 60;

  function readSight(point: LatLng): PlaceSight {
    const baseAt = world.now - (world.now % STEP_SECONDS);
    return {
      place: locatePoint(point),
      basis: 'radar',
      isOutsideRadar: false,
      slices: Array.from({ length: 1 + STEPS_AHEAD }, (_, step) => {
        const fromAt = baseAt + step * STEP_SECONDS;
        const rainMmh = (step === 0 ? seen : forecast)(toMinute(fromAt), point);
        return { fromAt, toAt: fromAt + STEP_SECONDS, rainMmh, chancePercent: null, thunder: null };
      }),
      findChances: () => [],
      hours: [],
      strokeKm: null,
      findDrying,
      findHeat,
      listWarnings: () => [],
      listGates: () => [],
      issued: { demo: false } as PlaceSight['issued'],
    };
  }

  const readObserved: ReadObserved = ({ quantity, points, fromAt, toAt }) => {
    const first = fromAt - (fromAt % STEP_SECONDS);
    if (quantity !== 'rain') return [];
    return Array.from({ length: Math.ceil((Math.min(toAt, world.now) - first) / STEP_SECONDS) }, (_, step) => {
      const at = first + step * STEP_SECONDS;
      const rates = points.map((point) => seen(toMinute(at), point));
      const value = rates.includes(null) ? null : Math.max(...rates.map((rate) => rate ?? 0));
      return { fromAt: at, toAt: at + STEP_SECONDS, value };
    });
  };

  const paused = {
    findPaused: (ids: readonly string[]) => findPausedOf({ database, findPlan: portal.ledger.find, listCounted }, ids),
  };

  /** A new worker, as after a restart. */
  function openWorker() {
    const rules = createRuleReader(database, () => world.now);
    const evaluation: EvaluationNeeds = {
      database,
      rules,
      ...paused,
      findQuietHours: (ids) => findQuietHours(database, ids),
      readCeilings: () => NO_BOUNDS,
      readSight,
      isRadarStale: () => false,
    };
    const missing: MissedNeeds = {
      database,
      rules,
      ...paused,
      clock: () => world.now,
      readObserved,
      readPeaks: () => ({ rainMmh: () => 99, strokeKm: () => Number.POSITIVE_INFINITY }),
      isDemo: () => false,
    };
    return {
      evaluate: () => evaluateRules(evaluation, { now: world.now, kinds: new Set(RULE_KINDS) }),
      rate: () => rateMessages(missing, new AbortController().signal),
      findMissed: (since: number) => findMissed(missing, since),
    };
  }
  return { openWorker, readSight, readObserved };
}
