import { createHash } from 'node:crypto';
import { parseFields, readText } from '#platform/payment-gateway/signature.ts';
import type { LocalPart } from '#platform/sandbox/local-server.ts';
import type { PlayedPartner } from './channel-mood.ts';
import type { TestSubscription } from './decrypt-push.ts';

const TAKEN = { status: 201 };
const GONE = { status: 410 };
const NO_TTL = { status: 400 };
const UNSIGNED = { status: 401 };
const SIGNED = /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=[\w-]+$/;
const SHOWN = ['ttl', 'topic', 'urgency'] as const;

/**
 * Simulates a push service (RFC 8030). Messages for simulated browsers are decrypted; those for real ones stay
 * encrypted. A message is identified by the id in its text, or by its bytes.
 */
export function simulatePush(
  { answer, clock }: PlayedPartner,
  findBrowser: (id: string) => TestSubscription | null,
): LocalPart {
  return ({ url, headers, bytes }) => {
    if (!SIGNED.test(headers.authorization ?? '')) return UNSIGNED;
    if (!/^\d+$/.test(String(headers.ttl ?? ''))) return NO_TTL;
    const text = findBrowser(url.pathname.split('/')[2] ?? '')?.decrypt(bytes) ?? null;
    const shown = SHOWN.filter((name) => headers[name] !== undefined).map((name) => [name, String(headers[name])]);
    const payload = parseFields(text ?? '') ?? {};
    return answer('push', {
      message: {
        id: readText(payload, 'id') || createHash('sha256').update(bytes).digest('hex'),
        channel: 'push',
        to: url.searchParams.get('endpoint') ?? url.pathname,
        subject: readText(payload, 'title') || null,
        text: text ?? `(${bytes.length} bytes, encrypted for the browser)`,
        headers: Object.fromEntries(shown),
        receivedAt: clock(),
      },
      accept: () => TAKEN,
      refuse: GONE,
      sayNo: { status: 429 },
    });
  };
}

/** Simulates a customer's webhook at any address below `/webhook`. */
export function simulateWebhook({ answer, clock }: PlayedPartner): LocalPart {
  return ({ url, headers, body }) =>
    answer('webhook', {
      message: {
        id: String(headers['x-delivery-id'] ?? ''),
        channel: 'webhook',
        to: url.pathname,
        subject: null,
        text: body,
        headers: { 'x-signature': String(headers['x-signature'] ?? '') },
        receivedAt: clock(),
      },
      accept: () => ({ status: 204 }),
      refuse: { status: 410 },
      sayNo: { status: 429 },
    });
}
