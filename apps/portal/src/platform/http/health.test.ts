import fastify from 'fastify';
import { expect, it } from 'vitest';
import { type Parts, registerHealth } from './health.ts';

async function ask(parts: Parts) {
  const app = fastify();
  registerHealth(app, parts);
  const { statusCode, json } = await app.inject('/readyz');
  return [statusCode, json().status];
}

const well = () => ({ ready: true, detail: 'here' });
const unwell = () => ({ ready: true, degraded: true, detail: 'a run is damaged' }) as const;
const away = () => ({ ready: false, detail: 'does not answer' });
const noRun = () => ({ ready: false, essential: true, detail: 'no run' }) as const;

it('is ready while all parts are, degraded where one is not well or away, and not ready without an essential one', async () => {
  expect(await ask({ well })).toEqual([200, 'ready']);
  expect(await ask({ well, unwell })).toEqual([200, 'degraded']);
  expect(await ask({ well, away })).toEqual([200, 'degraded']);
  expect(await ask({ well, unwell, away, noRun })).toEqual([503, 'notReady']);
});
