import type { EndpointRoute } from '@portal/contract/endpoint';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { CommandOffer } from '@portal/forecast/command-line/engine-commands';
import type { AccountJobKind } from './account-jobs/account-job.ts';
import type { RawRoute } from './http/raw-route.ts';
import type { ReplyBasis } from './http/register-endpoints.ts';
import type { Job } from './jobs/job.ts';
import { findEarlier } from './reply-cache/freshness.ts';

/**
 * Which replies hold what a feature shows. `everything`: pages, calls and sitemaps. `frames`: pages and calls that change with
 * radar frames and satellite images. `pages`: every page, and its own calls, which are asked for again each minute.
 */
type CacheScope = 'everything' | 'frames' | 'pages';

/** A part of the portal as a value: what it answers, does in the background and offers, and how it starts and ends. */
export interface Feature {
  /** Name of its folder. */
  readonly name: string;
  /** Calls of the contract with the functions that answer them. */
  readonly routes?: readonly EndpointRoute[];
  /** Addresses that are no calls of the contract. */
  readonly rawRoutes?: readonly RawRoute[];
  readonly jobs?: readonly Job[];
  /** Work that accounts order from it and do not wait for. */
  readonly accountJobs?: readonly AccountJobKind[];
  /** Commands of the command line; they do without the running feature. */
  readonly commands?: readonly CommandOffer[];
  /** Another text whenever what the feature shows may have changed; absent where nothing of it is in cached replies. */
  readonly cacheVersion?: () => string;
  /** Absent: `everything`. */
  readonly cacheScope?: CacheScope;
  /** When the version changes next by the clock or by what is expected; null where neither is known. */
  readonly nextChangeAt?: () => EpochSeconds | null;
  /** Resolves when the feature can answer: no request is answered before. */
  readonly start?: () => Promise<void>;
  /** Ends its work in the background. */
  readonly stop?: () => Promise<void>;
}

type Moment = EpochSeconds | null;

/** The earliest of several moments. */
function findEarliest(features: readonly Feature[]): () => Moment {
  const moments = features.flatMap(({ nextChangeAt }) => nextChangeAt ?? []);
  return () => moments.reduce<Moment>((earliest, find) => findEarlier(earliest, find()), null);
}

function joinVersions(features: readonly Feature[]): () => string {
  const versions = features.flatMap(({ cacheVersion }) => cacheVersion ?? []);
  return () => versions.map((version) => version()).join('-');
}

/** What replies are made from, by what they show. */
export interface ReplyBases {
  /** Of calls and sitemaps. */
  readonly calls: ReplyBasis;
  /** Of pages, and of the calls of features that are shown on every page. */
  readonly pages: ReplyBasis;
}

/** Versions of the data and when they change next, from all features in their order. */
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
