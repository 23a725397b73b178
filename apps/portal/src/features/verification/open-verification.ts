import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { VerificationScores, verificationScores } from '@portal/contract/endpoints/verification';
import { AppError } from '@portal/contract/errors';
import { parseInput } from '@portal/contract/parse-input';
import type { ProvinceShapes } from '@portal/domain/place/province-shapes';
import { DAY_SECONDS, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { LearnedPart } from '@portal/forecast/learning/open-learned';
import type { Feature } from '#platform/feature.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import type { Job } from '#platform/jobs/job.ts';
import { drawScoreMap } from './draw-score-map.ts';
import { findLearning } from './find-learning.ts';
import { findScores, type ScoreNeeds, writeScoresCsv } from './find-scores.ts';
import { learnAndStore } from './learn-daily.ts';
import { createAccuracyFinder } from './local-accuracy.ts';
import { openProjects } from './projects/open-projects.ts';
import { type ScoringNeeds, scoreDays } from './score-days.ts';

interface VerificationNeeds extends ScoringNeeds, ScoreNeeds {
  readonly getShapes: () => ProvinceShapes;
  /** Learned corrections that the settings apply. */
  readonly learning: ReadonlySet<LearnedPart>;
  /** `CONTENT_DIR`; it need not exist. */
  readonly contentDir: string;
  readonly warn: (problem: string) => void;
}

/** Observations and runs may be this many days late; the command scores older days. */
const DAYS_AGAIN = 45;
const MAP_SECONDS = HOUR_SECONDS;

function makeScoreJob(needs: VerificationNeeds): Job {
  return {
    name: 'verification.score-days',
    everySeconds: DAY_SECONDS / 4,
    async run(context) {
      const toAt = startOfVietnamDay(needs.clock());
      await scoreDays(needs, { fromAt: toAt - DAYS_AGAIN * DAY_SECONDS, toAt }, context);
    },
  };
}

function makeLearnJob(needs: VerificationNeeds): Job {
  return {
    name: 'verification.learn-errors',
    everySeconds: DAY_SECONDS,
    async run({ signal }) {
      await learnAndStore(needs, { now: needs.clock(), signal });
    },
  };
}

/** The map of provincial scores, by the call's query. Throws `badInput` as the call does. */
function makeMapRoute(needs: VerificationNeeds): RawRoute {
  const endpoint = ENDPOINTS_BY_ID.verificationScores;
  return {
    method: 'GET',
    path: `${ENDPOINT_ADDRESSES.verificationScores.path}.svg`,
    handle: async ({ query }) => {
      const parsed = parseInput(endpoint, query, undefined);
      if (!parsed.ok) throw new AppError('badInput', { errors: parsed.errors });
      const body = drawScoreMap(needs.getShapes(), await findScores(needs, parsed.input));
      const headers = { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${MAP_SECONDS}` };
      return { kind: 'body', headers, body };
    },
  };
}

export interface Verification extends Feature {
  readonly web: { readonly findLocalAccuracy: ReturnType<typeof createAccuracyFinder> };
}

/** Compares archived forecasts with station observations, and shows the operator's projects. */
export async function openVerification(needs: VerificationNeeds): Promise<Verification> {
  const projects = await openProjects(needs);
  const endpoint: typeof verificationScores = ENDPOINTS_BY_ID.verificationScores;
  return {
    name: 'verification',
    routes: [
      {
        ...toEndpointRoute(endpoint, (input) => findScores(needs, input)),
        writeFile: (reply) => writeScoresCsv(reply as VerificationScores),
      },
      toEndpointRoute(ENDPOINTS_BY_ID.verificationLearning, () => findLearning(needs)),
      ...projects.routes,
    ],
    rawRoutes: [makeMapRoute(needs), ...projects.rawRoutes],
    jobs: [makeScoreJob(needs), makeLearnJob(needs)],
    cacheVersion: projects.version,
    stop: projects.stop,
    web: { findLocalAccuracy: createAccuracyFinder(needs) },
  };
}
