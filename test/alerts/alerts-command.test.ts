import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAlertsCommand } from '../../apps/portal/src/features/alerts/delivery/alerts-command.ts';
import { addAccount, addChannel, addMessage, openDeliveryServer } from './delivery-server.ts';

describe.each(listDatabaseServers())('the command alerts on $name', (server) => {
  let portal: Awaited<ReturnType<typeof openDeliveryServer>>;

  /** Runs the command line; gives the lines that it prints. Throws what it refuses. */
  async function command(...words: string[]): Promise<string[]> {
    const printed: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    const complain = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const { database } = portal;
    const alerts = makeAlertsCommand({ withDatabase: (work) => work(database), now: () => portal.world.now });
    for (const one of [alerts, ...alerts.commands]) one.exitOverride();
    try {
      await alerts.parseAsync(words, { from: 'user' });
    } finally {
      write.mockRestore();
      complain.mockRestore();
    }
    return printed.join('').split('\n').slice(0, -1);
  }

  beforeAll(async () => {
    portal = await openDeliveryServer(server);
  });
  afterAll(() => portal.close());

  it('blocks an address whatever was agreed to, and takes it back', async () => {
    const channel = await addChannel(portal.database, await addAccount(portal.database), 'email', 'chan@vidu.vn');
    await command('block', 'CHAN@vidu.vn');
    const first = await addMessage(portal.database, channel);
    await portal.deliver('email');
    expect(await portal.read(first)).toMatchObject({ state: 'withheld', reason: 'doNotContact' });
    await command('unblock', 'chan@vidu.vn');
    await expect(command('unblock', 'chan@vidu.vn')).rejects.toThrow();
    await expect(command('block', 'không phải địa chỉ')).rejects.toThrow();
    const second = await addMessage(portal.database, channel);
    await portal.deliver('email');
    expect(await portal.read(second)).toMatchObject({ state: 'sent' });
  });

  it('shows what failed, and lets it be tried again', async () => {
    const channel = await addChannel(portal.database, await addAccount(portal.database), 'email', 'hong@vidu.vn');
    const id = await addMessage(portal.database, channel);
    await portal.database.query(
      "update alert_message set state = 'failed', last_error = 'EENVELOPE 550' where id = $1",
      [id],
    );
    expect(await command('deliveries')).toContainEqual(`${id}  email  tried 0 times  failed  EENVELOPE 550`);
    expect(await command('retry', id)).toHaveLength(1);
    await portal.deliver('email');
    expect(await portal.read(id)).toMatchObject({ state: 'sent' });
    await expect(command('retry', id)).rejects.toThrow();
    await expect(command('retry', 'x')).rejects.toThrow();
  });
});
