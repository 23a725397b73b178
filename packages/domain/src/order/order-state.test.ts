import { expect, it } from 'vitest';
import { isClosed, mayBecome, type OrderState } from './order-state.ts';

const STATES: readonly OrderState[] = ['pending', 'paid', 'failed', 'expired', 'refunded'];

it('lets a final order change by nothing but a refund of what was paid', () => {
  const changes = STATES.flatMap((from) => STATES.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`));
  expect(changes).toEqual(['pending → paid', 'pending → failed', 'pending → expired', 'paid → refunded']);
  expect(STATES.filter(isClosed)).toEqual(['paid', 'failed', 'expired', 'refunded']);
});
