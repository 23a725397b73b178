import { createServer, type Server } from 'node:http';
import { afterEach, expect } from 'vitest';
import { GatewayError, type NewPayment, type RawNotification, type Refund } from './payment-gateway.ts';

/** 08:00 in Vietnam on 21 November 2026, the day of the test vectors. */
export const CREATED_AT = 1_795_222_800;

export const SAMPLE_PAYMENT: NewPayment = {
  reference: 'HRABCDEFGH2301',
  createdAt: CREATED_AT,
  amount: 9000,
  purpose: 'HRABCDEFGH23',
  description: 'Happy Rain 1 thang',
  language: 'vi',
  network: '203.0.113.7',
  expiresAt: CREATED_AT + 900,
  returnUrl: 'https://example.test/thanh-toan/ket-qua?link=abc',
};

export const SAMPLE_REFUND: Refund = {
  reference: SAMPLE_PAYMENT.reference,
  createdAt: CREATED_AT,
  amount: 9000,
  refundId: '0193f0a0-1111-7abc-8def-0123456789ab',
  requestedAt: CREATED_AT + 86_400,
  transactionId: '14226112',
  reason: 'Hoan tien HRABCDEFGH23',
};

interface Question {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Answer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body: unknown }
  | 'nothing';

const running: Server[] = [];

afterEach(() => {
  for (const server of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const toFields = (type: string, text: string): Record<string, string> =>
  type.startsWith('application/json')
    ? Object.fromEntries(Object.entries(JSON.parse(text)).map(([name, value]) => [name, String(value)]))
    : Object.fromEntries(new URLSearchParams(text));

/** Simulates a gateway on this machine: text replies are sent unchanged, others as JSON. */
export async function simulateGateway(answer: (question: Question) => Answer) {
  const questions: Question[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const question = { path: request.url ?? '', fields: toFields(request.headers['content-type'] ?? '', text) };
      questions.push(question);
      const given = answer(question);
      if (given === 'nothing') return;
      response.writeHead(given.status ?? 200, given.headers);
      response.end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(server);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, questions };
}

export const toPost = (body: unknown, headers: RawNotification['headers'] = {}): RawNotification => ({
  query: {},
  headers,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});

/** A notification with query parameters, parsed as by the server. */
export const toGet = (query: string): RawNotification => ({
  query: Object.fromEntries(new URLSearchParams(query)),
  headers: {},
  body: null,
});

export async function expectGatewayError(call: Promise<unknown>, message: RegExp, isPassing: boolean): Promise<void> {
  const error = await call.then(
    () => null,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(GatewayError);
  expect(error).toMatchObject({ message: expect.stringMatching(message), isPassing });
}

export function changeByte(text: string, at: number, by: number): string {
  const bytes = Buffer.from(text, 'latin1');
  const index = at % bytes.length;
  bytes[index] = ((bytes[index] ?? 0) + by) % 256;
  return bytes.toString('latin1');
}
