import type { EndpointRoute } from '@portal/contract/endpoint';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { CommandOffer } from '@portal/forecast/command-line/engine-commands';
import type { RawRoute } from './http/raw-route.ts';
import type { Job } from './jobs/job.ts';

/**
 * Which replies hold what a feature shows. `everything`: pages, calls and sitemaps. `frames`: pages and calls that change with
 * radar frames and satellite images. `pages`: every page, and its own calls, which are asked for again each minute.
 */
export type CacheScope = 'everything' | 'frames' | 'pages';

/** A part of the portal as a value: what it answers, does in the background and offers, and how it starts and ends. */
export interface Feature {
  /** Name of its folder. */
  readonly name: string;
  /** Calls of the contract with the functions that answer them. */
  readonly routes?: readonly EndpointRoute[];
  /** Addresses that are no calls of the contract. */
  readonly rawRoutes?: readonly RawRoute[];
  readonly jobs?: readonly Job[];
  /** Commands of the command line; they do without the running feature. */
  readonly commands?: readonly CommandOffer[];
  /** Another text whenever what the feature shows may have changed; absent where nothing of it is in cached replies. */
  readonly cacheVersion?: () => string;
  /** Absent: `everything`. */
  readonly cacheScope?: CacheScope;
  /** When the version changes next by the clock or by what is expected; null where neither is known. */
  readonly nextChangeAt?: () => EpochSeconds | null;
  /** Resolves when the feature can answer: nobody is answered before. */
  readonly start?: () => Promise<void>;
  /** Ends its work in the background. */
  readonly stop?: () => Promise<void>;
}
