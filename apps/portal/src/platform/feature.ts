import type { EndpointRoute } from '@portal/contract/endpoint';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { CommandOffer } from '@portal/forecast/command-line/engine-commands';
import type { AccountJobKind } from './account-jobs/account-job.ts';
import type { RawRoute } from './http/raw-route.ts';
import type { ReplyBasis } from './http/register-endpoints.ts';
import type { Job } from './jobs/job.ts';
import { findEarlier } from './reply-cache/freshness.ts';

/**
 * Cached replies that depend on a feature. `everything`: pages, calls and sitemaps. `frames`: pages and calls that
 * change with radar frames, satellite images and storm advisories. `pages`: every page and the feature's own calls, which are polled
 * every minute.
 */
type CacheScope = 'everything' | 'frames' | 'pages';

/** A feature as a value: its routes, background work, commands, start and stop. */
export interface Feature {
  readonly name: string;
  readonly routes?: readonly EndpointRoute[];
  /** Routes outside the contract. */
  readonly rawRoutes?: readonly RawRoute[];
  readonly jobs?: readonly Job[];
  readonly accountJobs?: readonly AccountJobKind[];
  /** Command-line commands; they do not need the running feature. */
  readonly commands?: readonly CommandOffer[];
  /** Changes whenever the feature's content may have changed; absent: none of it is in cached replies. */
  readonly cacheVersion?: () => string;
  /** Default: `everything`. */
  readonly cacheScope?: CacheScope;
  /** Next expected change of the version; null: unknown. */
  readonly nextChangeAt?: () => EpochSeconds | null;
  /** Resolves when the feature can answer; requests wait for it. */
  readonly start?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
}

type Moment = EpochSeconds | null;

function findEarliest(features: readonly Feature[]): () => Moment {
  const moments = features.flatMap(({ nextChangeAt }) => nextChangeAt ?? []);
  return () => moments.reduce<Moment>((earliest, find) => findEarlier(earliest, find()), null);
}

function joinVersions(features: readonly Feature[]): () => string {
  const versions = features.flatMap(({ cacheVersion }) => cacheVersion ?? []);
  return () => versions.map((version) => version()).join('-');
}

/** Cache versions by kind of reply. */
export interface ReplyBases {
  readonly calls: ReplyBasis;
  /** Pages, and the calls of features shown on every page. */
  readonly pages: ReplyBasis;
}

/** Versions and next changes of all features, in their order. */
export function deriveReplyBases(features: readonly Feature[], now: () => EpochSeconds): ReplyBases {
  const ofScope = (scope: CacheScope) => features.filter(({ cacheScope = 'everything' }) => cacheScope === scope);
  const version = joinVersions(ofScope('everything'));
  const pageVersion = joinVersions(ofScope('pages'));
  const calls = {
    now,
    version,
    nextRunAt: findEarliest(ofScope('everything')),
    frameVersion: joinVersions(ofScope('frames')),
    nextFrameAt: findEarliest(ofScope('frames')),
  };
  const onPages = findEarliest(ofScope('pages'));
  return {
    calls,
    pages: {
      ...calls,
      version: () => {
        const more = pageVersion();
        return more === '' ? version() : `${version()}-${more}`;
      },
      nextRunAt: () => findEarlier(calls.nextRunAt(), onPages()),
    },
  };
}
