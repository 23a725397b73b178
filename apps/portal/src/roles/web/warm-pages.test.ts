import { describe, expect, it } from 'vitest';
import { createWarming, listFirstPages } from './warm-pages.ts';

const LOADED = Promise.resolve();

const place = (slug: string, isProvince: boolean) => ({ slug, province: slug, isProvince, isCoastal: false });

/** A server that notes what is requested. */
function createApp(onRequest: () => void = () => {}) {
  const asked: string[] = [];
  const app = {
    inject: async ({ url }: { url: string }) => {
      asked.push(url);
      onRequest();
    },
  };
  return { app: app as unknown as Parameters<ReturnType<typeof createWarming>['warm']>[0], asked };
}

it('most readers open the pages of the country and the weather now of a province', () => {
  const paths = listFirstPages([place('ha-noi', true), place('ben-thanh-ho-chi-minh', false)]);
  expect(paths).toEqual(['/', '/canh-bao-thien-tai', '/bao', '/map', '/thoi-tiet-ha-noi/hien-tai']);
});

describe('a new process', () => {
  it('is not ready until its first pages are cached, each requested twice', async () => {
    const warming = createWarming(true);
    const states: boolean[] = [];
    const { app, asked } = createApp(() => states.push(warming.describe().ready));
    expect(warming.describe()).toMatchObject({ ready: false, essential: true });
    await warming.warm(app, ['/', '/bao'], LOADED);
    expect(asked).toEqual(['/', '/', '/bao', '/bao']);
    expect(states).toEqual([false, false, false, false]);
    expect(warming.describe()).toMatchObject({ ready: true });
  });

  it('is ready with what it has after fifteen seconds', async () => {
    let now = 0;
    const warming = createWarming(true, () => now);
    const { app, asked } = createApp(() => {
      now += 7500;
    });
    await warming.warm(app, ['/', '/bao'], LOADED);
    expect(asked).toEqual(['/', '/']);
    expect(warming.describe()).toMatchObject({ ready: true });
  });

  it('makes nothing before what the pages contain is loaded', async () => {
    const warming = createWarming(true);
    const { app, asked } = createApp();
    const loaded = Promise.withResolvers<void>();
    const warm = warming.warm(app, ['/'], loaded.promise);
    await new Promise(setImmediate);
    expect(asked).toEqual([]);
    loaded.resolve();
    await warm;
    expect(asked).toEqual(['/', '/']);
  });

  it('is never ready if what the pages contain is refused', async () => {
    const warming = createWarming(true);
    const { app, asked } = createApp();
    await expect(warming.warm(app, ['/'], Promise.reject(new Error('a newer schema')))).rejects.toThrow('newer schema');
    expect(asked).toEqual([]);
    expect(warming.describe()).toMatchObject({ ready: false });
  });

  it('is ready although a page fails', async () => {
    const warming = createWarming(true);
    const { app } = createApp(() => {
      throw new Error('closed');
    });
    await expect(warming.warm(app, ['/'], LOADED)).rejects.toThrow('closed');
    expect(warming.describe()).toMatchObject({ ready: true });
  });

  it('makes nothing where nobody waits for it', async () => {
    const warming = createWarming(false);
    const { app, asked } = createApp();
    expect(warming.describe()).toMatchObject({ ready: true });
    await warming.warm(app, ['/'], LOADED);
    expect(asked).toEqual([]);
  });
});
