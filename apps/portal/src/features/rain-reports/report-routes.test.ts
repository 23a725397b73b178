import { GUEST_CONTEXT } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import { describe, expect, it } from 'vitest';
import { makeReportRoute } from './report-routes.ts';
import type { RainReports } from './report-service.ts';

const FORM = new URLSearchParams({ location: 'ha-noi', rain: 'no', leaveEmpty: '' });

/** Posts a body to a route with the given result of saving. */
function send(body: unknown, save: RainReports['save']) {
  const request = { parameters: {}, query: {}, headers: {}, origin: '', network: '192.0.2.1', body };
  return makeReportRoute({ save }).handle(request, GUEST_CONTEXT);
}

describe('the route of reports', () => {
  it('says in words that a report was not stored while the database is away', async () => {
    const reply = await send(FORM, () => Promise.reject(new AppError('unavailable', { retryAfterSeconds: 5 })));
    expect(reply).toMatchObject({
      kind: 'body',
      status: 503,
      headers: { 'retry-after': 5, 'cache-control': 'no-store' },
    });
    expect(reply).toMatchObject({ body: expect.stringContaining('<h1>Chưa ghi được</h1>') });
  });

  it('leaves a bug to the server, and answers JSON with JSON', async () => {
    await expect(send(FORM, () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    const asked: unknown[] = [];
    const reply = await send({ location: 'ha-noi', rain: 'yes' }, async (sent) => {
      asked.push(sent);
      return 'full';
    });
    expect(reply).toMatchObject({ kind: 'body', body: '{"storedReport":"full"}' });
    expect(asked).toEqual([{ location: 'ha-noi', report: 'rain', caller: '192.0.2.1', isTrapped: false }]);
  });

  it('refuses a body that is none, with each wrong field', async () => {
    for (const body of [null, [], { location: 5, rain: 'yes' }, new URLSearchParams('rain=yes&lite=1')])
      await expect(send(body, () => Promise.reject(new Error('not reached')))).rejects.toMatchObject({
        code: 'badInput',
        options: { errors: expect.arrayContaining([expect.anything()]) },
      });
  });
});
