import { toWholeText } from '@portal/content/alerts/alert-forms';
import { nameInputError } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { UUID } from '@portal/contract/id';
import { readFields } from '@portal/domain/account/check-account';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { listMessages, rateMessage, type StoredMessage } from './message-store.ts';
import type { OwnAlertNeeds } from './needs.ts';
import { listSharedPlaces } from './team.ts';

const MOST_SHOWN = 100;

const toMoment = (at: EpochSeconds | null): string | null => (at === null ? null : formatMoment(at));

/** Observed values, to 0.1: `real` columns have more digits than they know. */
function toObserved({ observedAt, observedPeak }: StoredMessage) {
  if (observedAt === null || observedPeak === null) return null;
  return { at: formatMoment(observedAt), peak: Math.round(10 * observedPeak) / 10 };
}

/** A message as its owner sees it; the reader's rating is separate from the automatic outcome. */
export function toMessageShape(message: StoredMessage) {
  const { id, ruleId, placeId, openedAt, kind, eventAt, content, issued, channel, state, reason, sentAt } = message;
  return {
    id,
    ruleId,
    placeId,
    event: { key: `${ruleId ?? 'test'}.${openedAt}`, kind, at: formatMoment(eventAt) },
    text: toWholeText(content),
    issued,
    channel,
    state,
    reason,
    sentAt: toMoment(sentAt),
    outcome: message.outcome,
    observed: toObserved(message),
    happened: message.happened,
  };
}

interface MessageQuery {
  readonly before?: unknown;
  /** Owner of the team whose shared log is read. */
  readonly owner?: unknown;
}

/**
 * The newest messages of an account, or of a team owner for shared places. Throws `AppError` `badInput`, `forbidden`.
 */
export async function showMessages(
  { database }: OwnAlertNeeds,
  accountId: string,
  query: MessageQuery,
  language: Language,
) {
  const before = readId(query, 'before', language);
  const { owner = accountId } = query;
  if (typeof owner !== 'string') throw new AppError('forbidden');
  const placeIds = owner === accountId ? null : await listSharedPlaces(database, accountId, owner);
  const messages = await listMessages(database, owner, { most: MOST_SHOWN, before, placeIds });
  return messages.map(toMessageShape);
}

function readId(query: MessageQuery, name: 'before', language: Language): string | null {
  const id = query[name];
  if (id === undefined) return null;
  if (typeof id === 'string' && UUID.test(id)) return id;
  throw new AppError('badInput', { errors: [nameInputError(name, 'invalid', language)] });
}

/**
 * Stores whether it happened, according to the reader; null removes the rating. Throws `AppError` `badInput`,
 * `notFound`.
 */
export async function rateOwnMessage(
  { database }: OwnAlertNeeds,
  { accountId, id }: { readonly accountId: string; readonly id: string | undefined },
  body: unknown,
  language: Language,
) {
  const { happened } = readFields(body);
  if (happened !== null && typeof happened !== 'boolean')
    throw new AppError('badInput', { errors: [nameInputError('happened', 'oneOf', language, 'true, false, null')] });
  if (id === undefined || !UUID.test(id)) throw new AppError('notFound');
  const message = await rateMessage(database, { accountId, id }, happened);
  if (message === null) throw new AppError('notFound');
  return toMessageShape(message);
}
