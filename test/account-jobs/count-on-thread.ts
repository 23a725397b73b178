/** A thread of tests: counts to a number, or refuses, or breaks. */
import { AppError } from '@portal/contract/errors';
import { serveThreadWork } from '../../apps/portal/src/platform/account-jobs/serve-thread-work.ts';

interface Order {
  readonly to: number;
  readonly ends: 'well' | 'refused' | 'broken' | 'never';
}

await serveThreadWork<Order, number>(({ to, ends }, reportProgress) => {
  let sum = 0;
  for (let number = 1; number <= to; number += 1) sum += number;
  reportProgress(0.5);
  if (ends === 'refused') throw new AppError('badInput', { errors: [{ path: 'to', message: 'too far' }] });
  if (ends === 'broken') throw new Error('a bug');
  while (ends === 'never') sum += 1;
  return sum;
});
