import type { LocalPart } from '#platform/sandbox/local-server.ts';
import type { PlayedPartner } from './channel-sandbox.ts';

/** Plays a customer's program that takes webhooks, at any address below `/webhook`. */
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
