import { getRuleFacts, RULE_KINDS, type RuleKind } from '@portal/domain/alert/rule-kind.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { STEP_SECONDS } from '@portal/domain/weather/rain-course';
import type { LightningState, LightningStore } from '@portal/forecast/lightning/store/open-lightning-store';
import type { RadarState, RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import type { RunStore } from '@portal/forecast/store/run-store';
import type { Database } from '#platform/database/database.ts';
import type { Job } from '#platform/jobs/job.ts';
import { readCeilings } from './ceilings.ts';
import { type EvaluationNeeds, evaluateRules } from './evaluate-rules.ts';
import type { ReadSight } from './outlook.ts';
import type { RuleReader } from './read-rules.ts';

/** Weather data that alerts are made from. */
export interface AlertSky {
  readonly store: RunStore;
  readonly radar: RadarStore;
  readonly lightning: LightningStore;
  readonly findLightning: () => LightningState | null;
  /** Satellite rain for places that no fresh radar sees; null: none. */
  readonly findSatellite: () => RadarState | null;
  readonly readSight: ReadSight;
  readonly clock: () => EpochSeconds;
  readonly demo: () => boolean;
  /** Changes with every frame, stroke, run and warning. */
  readonly version: () => string;
}

interface JobNeeds extends Pick<EvaluationNeeds, 'findPaused' | 'findQuietHours'> {
  readonly database: Database;
  readonly rules: RuleReader;
  readonly sky: AlertSky;
}

/** Longest delay before new data is noticed. */
const EVERY_SECONDS = 15;
/** Older radar counts as stale and is not extrapolated. */
const OLDEST_SECONDS = 1200;
/** Within it the frames of an outage are read after a start. */
const WAIT_FOR_FRAMES_MS = 120_000;
const ALL_KINDS: ReadonlySet<RuleKind> = new Set(RULE_KINDS);
const WITHOUT_RAIN: ReadonlySet<RuleKind> = new Set(RULE_KINDS.filter((kind) => getRuleFacts(kind).basis !== 'radar'));

function findRadar({ radar, clock, demo }: Pick<AlertSky, 'radar' | 'clock' | 'demo'>): {
  readonly fresh: RadarState | null;
  readonly isStale: boolean;
} {
  const now = clock();
  const state = radar.findState(now, demo());
  const isFresh = state !== null && now - state.frameAt <= OLDEST_SECONDS;
  return { fresh: isFresh ? state : null, isStale: state !== null && state.origin === 'radar' && !isFresh };
}

/** Whether the newest frame is too old, of a radar or, without one, of satellites. */
export function hasOldFrames(
  sky: Omit<AlertSky, 'store' | 'lightning' | 'findLightning' | 'readSight' | 'version'>,
): boolean {
  const { fresh, isStale } = findRadar(sky);
  return isStale || (fresh === null && sky.findSatellite() === null && sky.radar.findSatellite(sky.clock()) !== null);
}

/**
 * Leaves rain rules out while frames have been too old for less than two minutes. After a start newer ones are still
 * being read: an outlook without them would withhold an event's only message, count as one in which its rain has ended,
 * or announce the model's rain where satellites see none.
 */
export function createKindChoice(elapsedMs = () => performance.now()): (isStale: boolean) => ReadonlySet<RuleKind> {
  let staleFrom: number | null = null;
  return (isStale) => {
    staleFrom = isStale ? (staleFrom ?? elapsedMs()) : null;
    return staleFrom !== null && elapsedMs() - staleFrom < WAIT_FOR_FRAMES_MS ? WITHOUT_RAIN : ALL_KINDS;
  };
}

/** Evaluates all rules when data has changed and at least every ten minutes; in between, only new and changed rules. */
export function createEvaluationJob({ database, rules, sky, findPaused, findQuietHours }: JobNeeds): Job {
  const needs: EvaluationNeeds = {
    database,
    rules,
    findPaused,
    findQuietHours,
    readSight: sky.readSight,
    isRadarStale: () => findRadar(sky).isStale,
    readCeilings: (now) =>
      readCeilings(sky, {
        now,
        radar: findRadar(sky).fresh,
        satellite: sky.findSatellite(),
        lightning: sky.findLightning(),
      }),
  };
  const chooseKinds = createKindChoice();
  let evaluated = '';
  // A new rule is evaluated at once instead of with the next frame.
  async function evaluateChanged(now: EpochSeconds, kinds: ReadonlySet<RuleKind>): Promise<void> {
    await rules.refresh();
    const ruleIds = rules.drainChanged();
    if (ruleIds.size > 0) await evaluateRules(needs, { now, kinds, ruleIds });
  }
  return {
    name: 'alerts.evaluate-rules',
    everySeconds: EVERY_SECONDS,
    async run() {
      const now = sky.clock();
      const kinds = chooseKinds(hasOldFrames(sky));
      const basis = `${sky.version()} ${Math.floor(now / STEP_SECONDS)} ${kinds.size}`;
      if (basis === evaluated) return evaluateChanged(now, kinds);
      rules.drainChanged();
      await evaluateRules(needs, { now, kinds });
      evaluated = basis;
    },
  };
}
