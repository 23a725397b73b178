import { crc32 } from 'node:zlib';
import { type EndpointInput, type EndpointReply, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { stormHere } from '@portal/contract/endpoints/storm-here';
import type { StormList, StormReply } from '@portal/contract/endpoints/storms';
import { AppError } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import { findStorm, groupStorms } from '@portal/domain/storm/group-storms';
import type { StormAdvisory } from '@portal/domain/storm/storm';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Feature } from '#platform/feature.ts';
import { findStormHere } from './find-storm-here.ts';
import type { StormNeeds } from './needs.ts';
import { findBasis, toHistoryItem, toMembers, toStormIssued, toStormItem, toTrack } from './to-storm-replies.ts';

export interface Storms extends Feature {
  readonly calls: {
    readonly storms: () => StormList;
    readonly stormHere: (input: EndpointInput<typeof stormHere>) => EndpointReply<typeof stormHere>;
    /** Throws `AppError` `notFound` for an id that no stored storm has or had. */
    readonly stormById: (id: string, language?: Language) => StormReply;
  };
}

/** Two weeks of a centre that issues every six hours. */
const MOST_FORMER = 60;

/** Changes with every advisory, but not with every check of a list, which would renew all replies with frames. */
function summarize(advisories: readonly StormAdvisory[]): string {
  const marks = advisories.map(({ centre, centreId, issuedAt }) => `${centre} ${centreId} ${issuedAt}`);
  return crc32(marks.sort().join()).toString(36);
}

/** Tropical cyclones by their centres, each apart. Advisories are quoted; only the class is computed. */
export function createStorms(needs: StormNeeds): Storms {
  const { storms, centres, coast, clock } = needs;
  // Advisories of a centre that is no longer chosen have no credit to show.
  function list() {
    const chosen = new Set(centres.map(({ centre }) => centre));
    const advisories = storms.listAdvisories().filter(({ centre }) => chosen.has(centre));
    return groupStorms(advisories, clock());
  }

  function listWatched(): StormList['watched'] {
    return centres.map(({ centre }) => {
      const at = storms.checkedAt(centre);
      return { centre, readAt: at === null ? null : formatMoment(at) };
    });
  }

  /** Advisories before the newest one of a centre, newest first. */
  function listFormer({ centre, centreId, issuedAt }: StormAdvisory): StormAdvisory[] {
    return storms
      .listHistory(centre, centreId, MOST_FORMER + 1)
      .filter((former) => former.issuedAt < issuedAt)
      .slice(-MOST_FORMER)
      .reverse();
  }

  const calls: Storms['calls'] = {
    storms() {
      const found = list();
      const advisories = found.flatMap((storm) => storm.advisories);
      return {
        issued: toStormIssued(advisories, centres),
        basis: findBasis(advisories),
        watched: listWatched(),
        items: found.map(toStormItem),
      };
    },
    stormHere: (input) =>
      findStormHere(needs, { storms: list().filter(({ isPast }) => !isPast), watched: listWatched(), centres }, input),
    stormById(id, language = 'vi') {
      const storm = findStorm(list(), id.toLowerCase());
      if (storm === null) throw new AppError('notFound');
      return {
        issued: toStormIssued(storm.advisories, centres),
        basis: findBasis(storm.advisories),
        watched: listWatched(),
        storm: toStormItem(storm),
        tracks: storm.advisories.map(toTrack),
        members: toMembers(storm.advisories, coast, language),
        history: storm.advisories.flatMap(listFormer).map(toHistoryItem),
      };
    },
  };
  return {
    name: 'storms',
    calls,
    routes: [
      toEndpointRoute(ENDPOINTS_BY_ID.storms, calls.storms),
      toEndpointRoute(ENDPOINTS_BY_ID.stormHere, calls.stormHere),
      toEndpointRoute(ENDPOINTS_BY_ID.stormById, ({ query: { id, lang } }) => calls.stormById(id, lang)),
    ],
    cacheVersion: () => summarize(storms.listAdvisories()),
    cacheScope: 'frames',
  };
}
