import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toTextBucket } from '#platform/database/bucket.ts';
import type { Database } from '#platform/database/database.ts';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import { insertConsent, listChannels, setChannelActive } from '../own/channel-store.ts';
import { digestAddress } from '../own/channels.ts';

interface StopNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
}

/** Which wording of the page was agreed to. */
const STOP_TEXT = '2026-11';
const LIMIT = { name: 'unsubscribe', perMinute: 60, perDay: 1000 } as const;
const CODE = /^[a-z2-9]{8}$/;

const readCode = ({ query }: RawRequest): string | null => {
  const code = (query as Record<string, unknown>).c;
  return typeof code === 'string' && CODE.test(code) ? code : null;
};

/** Stops the messages to the channel of a code, at once. False where there is no such channel. */
async function stopMessages(
  { database, clock }: StopNeeds,
  code: string,
  way: 'letterHeader' | 'stopLink',
): Promise<boolean> {
  const [row] = await database.query<{ accountId: string; channelId: string }>(
    'select account_id as "accountId", channel_id as "channelId" from alert_stop_code where bucket = $1 and code = $2',
    [toTextBucket(code), code],
  );
  if (row === undefined) return false;
  const { accountId, channelId } = row;
  const channel = (await listChannels(database, accountId)).find(({ id }) => id === channelId);
  if (channel === undefined) return false;
  await database.inTransaction(async (transaction) => {
    await setChannelActive(transaction, channel, false);
    await insertConsent(transaction, {
      accountId,
      channel: channel.kind,
      addressDigest: digestAddress(channel.address),
      given: false,
      textVersion: STOP_TEXT,
      way,
      at: clock(),
    });
  });
  return true;
}

const toMove = (location: string, status: 302 | 303): RawReply => ({
  kind: 'body',
  status,
  headers: { location, 'cache-control': 'no-store' },
  body: null,
});

/** A press on the page's button, or what a mail program posts by the header of a letter (RFC 8058). */
function makeStopRoute(needs: StopNeeds, language: Language): RawRoute {
  const path = toLanguagePath('unsubscribe', language);
  return {
    method: 'POST',
    path,
    body: 'jsonOrForm',
    limit: LIMIT,
    async handle(request) {
      const { body } = request;
      const isHeader = body instanceof URLSearchParams && body.get('List-Unsubscribe') === 'One-Click';
      const code = readCode(request);
      const isStopped = code !== null && (await stopMessages(needs, code, isHeader ? 'letterHeader' : 'stopLink'));
      if (!isHeader) return toMove(`${path}?done=${isStopped ? 'yes' : 'unknown'}`, 303);
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
      return { kind: 'body', status: isStopped ? 200 : 404, headers, body: isStopped ? 'OK' : 'unknown' };
    },
  };
}

/** What stops messages without a session: the short address in text messages, and the page's button. Only a post changes anything. */
export function listUnsubscribeRoutes(needs: StopNeeds): readonly RawRoute[] {
  return [
    {
      method: 'GET',
      path: '/t/:code',
      limit: LIMIT,
      handle: ({ parameters: { code = '' } }) =>
        toMove(`${toLanguagePath('unsubscribe', 'vi')}?c=${encodeURIComponent(code)}`, 302),
    },
    makeStopRoute(needs, 'vi'),
    makeStopRoute(needs, 'en'),
  ];
}
