import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAlertsCommand } from '../../apps/portal/src/features/alerts/delivery/alerts-command.ts';
import { ALERT_WORK } from '../../apps/portal/src/features/alerts/delivery/operator-store.ts';
import { makeJobsCommand } from '../../apps/portal/src/roles/worker/jobs-command.ts';
import { openDeliveryServer } from './delivery-server.ts';
import { addAccount, addChannel, addMessage, START, type TestChannel } from './fill-alerts.ts';

describe.each(listDatabaseServers())('who runs the portal, on $name,', (server) => {
  let portal: Awaited<ReturnType<typeof openDeliveryServer>>;
  let channel: TestChannel;

  /** Runs a command; gives the lines that it prints. */
  async function run(make: typeof makeAlertsCommand, words: readonly string[]): Promise<string[]> {
    const printed: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    try {
      const needs = { withDatabase: <Result>(work: (database: never) => Result) => work(portal.database as never) };
      await make({ ...(needs as never as { withDatabase: never }), now: () => portal.world.now }).parseAsync(words, {
        from: 'user',
      });
    } finally {
      write.mockRestore();
    }
    return printed.join('').split('\n').slice(0, -1);
  }
  const command = (...words: string[]) => run(makeAlertsCommand, words);
  const jobs = (...words: string[]) => run((needs) => makeJobsCommand({ ...needs, others: [ALERT_WORK] }), words);

  beforeAll(async () => {
    portal = await openDeliveryServer(server);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    portal.world.now = START;
    portal.mail.trouble = null;
    await portal.database.query('delete from alert_message');
    channel = await addChannel(portal.database, await addAccount(portal.database), 'email', 'chi@vidu.vn');
  });

  it('sees what was sent and what was not, and why', async () => {
    await addMessage(portal.database, channel);
    await portal.deliver('email');
    portal.mail.trouble = 'EENVELOPE 550';
    const failed = await addMessage(portal.database, channel);
    await portal.deliver('email');
    await addMessage(portal.database, channel, { expiresAt: START });
    await portal.runJob('alerts.withhold-expired');
    expect(await command('deliveries')).toEqual(['email  failed  1', 'email  sent  1', 'email  expired  1']);
    const line = `${failed} · alert by email · tried 1 times · failed · email: EENVELOPE 550`;
    expect(await jobs()).toContain(line);
    portal.world.now = START + 7200;
    expect(await command('deliveries', '--hours', '1')).toEqual([]);
    portal.world.now = START + 86_400;
    expect(await jobs()).toContain(line);
    portal.world.now = START + 86_401;
    expect(await jobs()).not.toContain(line);
  });

  it('sends again what failed, unless it is too late; and lets what waits not be sent', async () => {
    portal.mail.trouble = 'EENVELOPE 550';
    const id = await addMessage(portal.database, channel);
    await portal.deliver('email');
    portal.mail.trouble = null;
    expect(await jobs('--retry', id)).toEqual([`${id}: due now`]);
    await portal.deliver('email');
    expect(await portal.read(id)).toMatchObject({ state: 'sent', attempts: 1 });
    await expect(jobs('--retry', id)).rejects.toThrow('is neither a job nor a message that waits');
    const waiting = await addMessage(portal.database, channel);
    expect(await jobs('--cancel', waiting)).toEqual([`${waiting}: cancelled`]);
    await portal.deliver('email');
    expect(await portal.read(waiting)).toMatchObject({ state: 'failed', lastError: 'cancelled by the operator' });
    portal.world.now = START + 1200;
    await expect(jobs('--retry', waiting)).rejects.toThrow('is neither a job nor a message');
    await expect(jobs('--cancel', 'x')).rejects.toThrow('"x" is neither a job nor a message that waits');
  });

  it('lets nothing be sent to an address, however it is written, and again', async () => {
    expect(await command('block', ' Chi@Vidu.vn ')).toEqual(['nothing is sent there from now on']);
    const blocked = await addMessage(portal.database, channel);
    await portal.deliver('email');
    expect(await portal.read(blocked)).toMatchObject({ state: 'withheld', reason: 'doNotContact' });
    await command('unblock', 'chi@vidu.vn');
    await expect(command('unblock', 'chi@vidu.vn')).rejects.toThrow('is not on the list');
    const free = await addMessage(portal.database, channel);
    await portal.deliver('email');
    expect(await portal.read(free)).toMatchObject({ state: 'sent' });
    await expect(command('block', '19001234')).rejects.toThrow('is not an e-mail address');
  });
});
