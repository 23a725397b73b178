import type { EndpointInput } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint-route';
import type { Language, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning, warningsList } from '@portal/contract/endpoints/warnings';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { createLiveWarnings, type LiveWarnings } from './live-warnings.ts';
import { makeWarningRules, type RuleUnits } from './make-warning-rules.ts';
import { serveCap } from './serve-cap.ts';
import { toFeatures } from './to-features.ts';
import { toOfficialWarning } from './to-reply.ts';
import { isCovered, type WarningUnits } from './warning-coverage.ts';
import { watchWarningFolder } from './warning-folder.ts';

/** What warnings ask of places. */
interface WarningPlaces {
  readonly locate: (query: PlaceQuery) => Place;
  readonly units: WarningUnits & RuleUnits;
}

interface WarningOptions {
  readonly database: Database;
  /** When the database may be worked with. */
  readonly ready: Promise<void>;
  /** Folder that bulletins arrive in; it need not exist. */
  readonly warningsDir: string;
  readonly clock: () => EpochSeconds;
  readonly places: WarningPlaces;
  readonly warn: (problem: string) => void;
  readonly onStop: (stop: () => Promise<void>) => void;
}

/** The official warnings of a running portal. */
export interface OpenWarnings {
  readonly routes: readonly EndpointRoute[];
  /** Those for a place, in force or to come, the highest level first. */
  readonly listKnownFor: (place: Place, language: Language) => readonly OfficialWarning[];
  /** Empty while none is in force or to come, else another text for every other set of them. */
  readonly version: () => string;
  readonly nextChangeAt: () => EpochSeconds | null;
  /** Resolves when those of the database are known, or after a while without it. */
  readonly loaded: Promise<void>;
  /** Adds the feed and the messages of CAP to the server. */
  readonly serveFiles: (app: FastifyInstance, publicUrl: () => string) => void;
}

const LOOK_EVERY_MS = 2000;
/** A page without a warning that is in force is worse than a page that comes later. */
const PATIENCE_MS = 8000;

const namesNothing = ({ lat, lng, location, province }: PlaceQuery): boolean =>
  lat === undefined && lng === undefined && location === undefined && province === undefined;

function listRoutes(live: LiveWarnings, { clock, places }: Pick<WarningOptions, 'clock' | 'places'>): EndpointRoute[] {
  const { units, locate } = places;
  function listFor(query: EndpointInput<typeof warningsList>['query']) {
    const inForce = live.list(clock());
    if (namesNothing(query)) return inForce;
    const place = locate(query);
    return inForce.length === 0 ? [] : inForce.filter(({ coverage }) => isCovered(coverage, place, units));
  }
  return [
    toEndpointRoute(ENDPOINTS_BY_ID.warningsList, ({ query }) => ({
      items: listFor(query).map(({ warning }) => toOfficialWarning(warning, query.lang ?? 'vi', units)),
    })),
    toEndpointRoute(ENDPOINTS_BY_ID.warningAreas, ({ query: { lang = 'vi' } }) => ({
      type: 'FeatureCollection' as const,
      features: live
        .list(clock())
        .toReversed()
        .flatMap(({ warning }) => toFeatures(warning, lang, units)),
    })),
  ];
}

/** Shows the warnings of the database and takes up what arrives in the folder, as long as the portal runs. */
export function openWarnings(options: WarningOptions): OpenWarnings {
  const { database, ready, warningsDir, clock, places, warn, onStop } = options;
  const live = createLiveWarnings({ database, clock, units: places.units, warn });
  const rules = makeWarningRules(places.units);
  const folder = watchWarningFolder({ path: warningsDir, database, rules, clock, warn });
  let timer: NodeJS.Timeout | null = null;
  let work: Promise<void> = Promise.resolve();
  let told = '';

  async function look(): Promise<void> {
    try {
      await folder.look();
      told = '';
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== told) warn(`Warnings: ${problem}`);
      told = problem;
    }
    await live.refresh();
  }

  let isStopped = false;
  function lookAgain(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      work = look().finally(lookAgain);
    }, LOOK_EVERY_MS).unref();
  }
  const first = ready.then(live.refresh).catch(() => undefined);
  void first.finally(lookAgain);
  onStop(async () => {
    isStopped = true;
    if (timer !== null) clearTimeout(timer);
    await work;
  });
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
  return {
    routes: listRoutes(live, options),
    listKnownFor: (place, language) =>
      live
        .listKnown(clock())
        .filter(({ coverage }) => isCovered(coverage, place, places.units))
        .map(({ warning }) => toOfficialWarning(warning, language, places.units)),
    version: () => live.version(clock()),
    nextChangeAt: () => live.nextChangeAt(clock()),
    loaded: Promise.race([first, patience]),
    serveFiles: (app, publicUrl) => serveCap(app, { live, clock, units: places.units, publicUrl }),
  };
}
