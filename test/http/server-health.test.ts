import { once } from 'node:events';
import { Agent, get as ask, type IncomingMessage } from 'node:http';
import { startTestServer } from '@portal/testing/http/test-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { drainServer, stopServer } from '../../apps/portal/src/platform/http/stop-server.ts';

describe('health and stopping', () => {
  it('says that it lives, and names each part that must be there', async () => {
    const { get, world } = await startTestServer();
    expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', parts: { currentRun: { ready: true, detail: 'run1' } } },
    ]);
    world.version = '';
    const notReady = await get('/readyz');
    expect(notReady.status).toBe(503);
    expect(await notReady.json()).toMatchObject({ parts: { currentRun: { ready: false } } });
    expect((await get('/healthz')).status).toBe(200);
  });

  it('finishes running requests and takes no more', async () => {
    const { app, get, world } = await startTestServer();
    let release = () => {};
    world.wait = new Promise((resolve) => {
      release = resolve;
    });
    const slow = get('/slow');
    await expect.poll(() => world.arrived).toBe(1);
    const stopping = stopServer(app, 5000);
    await expect
      .poll(() =>
        get('/healthz').then(
          () => 'taken',
          () => 'refused',
        ),
      )
      .toBe('refused');
    release();
    expect(await (await slow).text()).toBe('done');
    await stopping;
  });

  it('serves on while it drains, and lets no connection stay open for another request', async () => {
    const { app, url } = await startTestServer();
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const readConnection = async () => {
      const [reply] = (await once(ask(`${url}/healthz`, { agent }), 'response')) as [IncomingMessage];
      reply.resume();
      await once(reply, 'end');
      return [reply.statusCode, reply.headers.connection];
    };
    expect(await readConnection()).toEqual([200, 'keep-alive']);
    await drainServer(app, 1);
    expect(await readConnection()).toEqual([200, 'close']);
  });

  it('cuts off what does not end in time', async () => {
    const { app, get, world } = await startTestServer();
    world.wait = new Promise(() => {});
    const slow = get('/slow').then(
      () => 'answered',
      () => 'cut off',
    );
    await expect.poll(() => world.arrived).toBe(1);
    void stopServer(app, 100);
    expect(await slow).toBe('cut off');
  });
});
