import { AppError } from '@portal/contract/errors';
import { expect, it } from 'vitest';
import { runOnThread } from '../../apps/portal/src/platform/account-jobs/run-on-thread.ts';

const PROGRAM = new URL('./count-on-thread.ts', import.meta.url);

function count(ends: string, signal = new AbortController().signal) {
  const shares: number[] = [];
  const order = { to: 1000, ends };
  const counted = runOnThread<number>({
    program: PROGRAM,
    order,
    signal,
    reportProgress: (share) => shares.push(share),
  });
  return { counted, shares };
}

it('a thread does the work of a job and says how far it is', async () => {
  const { counted, shares } = count('well');
  expect(await counted).toBe(500_500);
  expect(shares).toEqual([0.5]);
});

it('a refusal on a thread is one in the job, anything else an error', async () => {
  const refusal = await count('refused').counted.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'badInput', options: { errors: [{ path: 'to' }] } });
  await expect(count('broken').counted).rejects.toThrow('a bug');
});

it('a thread that would compute for ever ends when its job is cancelled', async () => {
  const controller = new AbortController();
  const { counted, shares } = count('never', controller.signal);
  await expect.poll(() => shares).toEqual([0.5]);
  controller.abort('lost');
  await expect(counted).rejects.toBe('lost');
});
