import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { countBlocks } from './block-store.ts';
import { countCalls } from './call-book-store.ts';
import { listCampaigns, listLists, listRecordings } from './own-call-store.ts';

/** An account's automatic calls for its export; other people's numbers are only counted. */
export async function exportPhoneCalls(queries: Queries, accountId: string) {
  const toFacts = <Item extends { readonly accountId: string; readonly createdAt: number }>(item: Item) => {
    const { accountId: _, createdAt, ...facts } = item;
    return { ...facts, createdAt: formatMoment(createdAt) };
  };
  const campaigns = [];
  for (const campaign of await listCampaigns(queries, accountId)) {
    const { startsAt, endedAt: _, ...facts } = toFacts(campaign);
    campaigns.push({ ...facts, startsAt: formatMoment(startsAt), counts: await countCalls(queries, campaign) });
  }
  const lists = (await listLists(queries, accountId)).map(toFacts);
  const blocked = await countBlocks(queries, accountId);
  return { lists, recordings: (await listRecordings(queries, accountId)).map(toFacts), campaigns, blocked };
}
