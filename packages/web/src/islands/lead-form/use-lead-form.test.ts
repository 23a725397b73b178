import { expect, it } from 'vitest';
import { readLeadAnswer, sendLead, toLeadAddress } from './use-lead-form.ts';

it.each([
  [{ statusCode: 200, data: { id: 'x' } }, { kind: 'kept' }],
  [
    { statusCode: 400, data: { validMsgList: { name: 'No' } } },
    { kind: 'wrong', sentences: { name: 'No' } },
  ],
  [{ statusCode: 400 }, { kind: 'failed' }],
  [{ statusCode: 500, data: {} }, { kind: 'failed' }],
  [{ status: 429 }, { kind: 'failed' }],
  [null, { kind: 'failed' }],
  ['200', { kind: 'failed' }],
])('reads only statusCode 200 as kept: %j', (answer, read) => {
  expect(readLeadAnswer(answer)).toEqual(read);
});

it('reports a missing network as a failure', async () => {
  const offline = () => Promise.reject(new TypeError('offline'));
  expect(await sendLead(toLeadAddress('userInform', 'en'), {}, 'k', offline)).toEqual({ kind: 'failed' });
});
