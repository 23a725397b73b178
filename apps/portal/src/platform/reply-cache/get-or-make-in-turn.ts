import type { Asker, MakingLimit } from '#platform/rate-limit/making-limit.ts';
import type { MadeReply, Period, ReplyCache, StoredReply } from './reply-cache.ts';

export interface Turn extends Asker {
  readonly limit: MakingLimit;
}

/**
 * The cached reply of a key, or a new one when it is the caller's turn. Cached replies, and those being made for
 * another caller, need no turn, so no caller waits for another's queue.
 */
export function getOrMakeInTurn(
  cache: ReplyCache,
  key: string,
  findPeriod: () => Period,
  make: () => Promise<MadeReply>,
  turn: Turn,
): StoredReply | Promise<StoredReply> {
  if (cache.isAtHand(key)) return cache.getOrMake(key, findPeriod, make);
  return makeInTurn(turn, async () => cache.getOrMake(key, findPeriod, make));
}

/**
 * Makes something when it is the caller's turn. Throws `AppError` `unavailable` if the caller has too many requests
 * waiting.
 */
export async function makeInTurn<Made>({ limit, ...asker }: Turn, make: () => Promise<Made>): Promise<Made> {
  const end = await limit.enter(asker);
  try {
    return await make();
  } finally {
    end();
  }
}
