import type { Issued } from '@portal/contract/endpoints/place-schema';
import { expect, it } from 'vitest';
import { askGreatCities } from './live-example.ts';

function issuedBy(source: string, demo: boolean): Issued {
  return {
    source,
    runAt: null,
    updatedAt: null,
    demo,
    sources: { temperature: { source, runAt: '2026-08-03T07:00:00+07:00' } },
    estimated: [],
    credits: [],
  };
}

it('shows the cities that answer and leaves out the one that does not', async () => {
  const found = await askGreatCities('en', async ({ location }) =>
    location === 'da-nang' ? { ok: false, reason: 'failed' } : { ok: true, reply: { issued: issuedBy('gfs', false) } },
  );
  expect(found.ok && found.reply.cities.map(({ name }) => name)).toEqual(['Hanoi', 'Ho Chi Minh City']);
});

it('is demo as soon as one city is', async () => {
  const found = await askGreatCities('vi', async ({ location }) => ({
    ok: true,
    reply: { issued: location === 'ho-chi-minh' ? issuedBy('demo', true) : issuedBy('gfs', false) },
  }));
  expect(found.ok && found.reply.issued.demo).toBe(true);
});

it('is missing, with the reason, only when no city answers', async () => {
  expect(await askGreatCities('vi', async () => ({ ok: false, reason: 'noData' }))).toEqual({
    ok: false,
    reason: 'noData',
  });
});
