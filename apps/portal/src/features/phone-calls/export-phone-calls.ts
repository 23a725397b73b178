import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { countBlocks } from './block-store.ts';
import { countCalls } from './call-book-store.ts';
import { CAMPAIGNS, findClient, LISTS, RECORDINGS } from './own-call-store.ts';

/** An account's automatic calls for its export; other people's numbers are only counted. */
export async function exportPhoneCalls(queries: Queries, accountId: string) {
  const toFacts = <Item extends { readonly accountId: string; readonly createdAt: number }>(item: Item) => {
    const { accountId: _, createdAt, ...facts } = item;
    return { ...facts, createdAt: formatMoment(createdAt) };
  };
  const campaigns = [];
  for (const campaign of await CAMPAIGNS.list(queries, accountId)) {
    const { startsAt, endedAt: _, ...facts } = toFacts(campaign);
    campaigns.push({ ...facts, startsAt: formatMoment(startsAt), counts: await countCalls(queries, campaign) });
  }
  const lists = (await LISTS.list(queries, accountId)).map(toFacts);
  const blocked = await countBlocks(queries, accountId);
  const recordings = (await RECORDINGS.list(queries, accountId)).map(toFacts);
  return { rate: await findClient(queries, accountId), lists, recordings, campaigns, blocked };
}
