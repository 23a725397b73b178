import { type Caller, GUEST } from '@portal/contract/context';
import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { toProblem } from '@portal/contract/errors';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { describe, expect, it } from 'vitest';
import { limitByPlan } from './limit-by-plan.ts';

const NOW = Date.parse('2026-11-26T14:20:00+07:00') / 1000;
const { weatherNow, weatherPast, weatherMarine, weatherSea, weatherBatch } = ENDPOINTS_BY_ID;
const KEY: Caller = { kind: 'key', keyId: 'k', accountId: 'an' };

type Id = 'weatherPast' | 'weatherMarine' | 'weatherSea' | 'weatherBatch' | 'weatherNow';

/** `allowed`, or what the refusal names. */
async function ask(planId: PlanId, id: Id, query: Readonly<Record<string, unknown>>, caller = KEY): Promise<unknown> {
  const plain = [weatherNow, weatherPast, weatherMarine, weatherSea, weatherBatch].map((endpoint) =>
    toEndpointRoute(endpoint as typeof weatherNow, () => null as never),
  );
  const routes = limitByPlan(plain, { clock: () => NOW, findPlan: async () => ({ planId }) });
  const route = routes.find(({ endpoint }) => endpoint.id === id);
  try {
    await route?.allow?.(query, caller);
    return 'allowed';
  } catch (error) {
    const { status, errorCode, limit, plan } = toProblem(error as never, 'en', 'r');
    return { status, errorCode, limit, plan };
  }
}

const refused = (plan: PlanId, limit: number) => ({ status: 403, errorCode: 'planLimit', limit, plan });

describe('a call that plans allow more or less of', () => {
  it.each([
    ['package-1', 'weatherPast', { from: '2026-11-26T02:20:00+07:00' }, 'allowed'],
    ['package-1', 'weatherPast', { from: '2026-11-26T01:00:00+07:00' }, refused('package-1', 12)],
    ['package-5', 'weatherPast', { from: '2026-10-28' }, 'allowed'],
    ['community', 'weatherPast', { from: '2026-11-26T13:00:00+07:00' }, refused('community', 0)],
    ['happy-rain', 'weatherMarine', {}, refused('happy-rain', 0)],
    ['happy-rain', 'weatherBatch', {}, refused('happy-rain', 0)],
    ['community', 'weatherSea', { days: 3 }, 'allowed'],
    ['community', 'weatherSea', { days: 4 }, refused('community', 3)],
    ['package-2', 'weatherSea', { days: 7 }, 'allowed'],
    ['package-2', 'weatherSea', { days: 8 }, refused('package-2', 7)],
    ['package-1', 'weatherBatch', {}, 'allowed'],
    ['community', 'weatherNow', {}, 'allowed'],
  ] as const)('%s: %s with %o', async (plan, id, query, expected) => {
    expect(await ask(plan, id, query)).toEqual(expected);
  });

  it('is not measured for the portal itself, which makes its samples', async () => {
    expect(await ask('community', 'weatherMarine', {}, GUEST)).toBe('allowed');
  });

  it('gives guests three days of the sea, and names the plan for more', async () => {
    expect(await ask('community', 'weatherSea', {}, GUEST)).toBe('allowed');
    expect(await ask('community', 'weatherSea', { days: 3 }, GUEST)).toBe('allowed');
    const refusal = { status: 403, errorCode: 'planLimit', limit: 3, plan: 'guest' };
    expect(await ask('community', 'weatherSea', { days: 4 }, GUEST)).toEqual(refusal);
  });

  it('says what is wrong with a moment that is none in the words of the call', async () => {
    expect(await ask('package-1', 'weatherPast', { from: 'yesterday' })).toBe('allowed');
  });
});
