import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSavedTrips } from '@portal/domain/trip/saved-trip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from '../journeys/start-portal.ts';
import { listTablePages } from '../journeys/table-pages.ts';

interface Behavior {
  readonly PathPattern?: string;
  readonly AllowedMethods?: readonly string[];
  readonly CachePolicyId: { readonly Ref: string };
}

interface CachePolicy {
  readonly MinTTL: number;
  readonly ParametersInCacheKeyAndForwardedToOrigin: {
    readonly CookiesConfig: { readonly Cookies: readonly string[] };
    readonly HeadersConfig: { readonly Headers: readonly string[] };
  };
}

interface Resource {
  readonly Properties: {
    readonly CachePolicyConfig?: CachePolicy;
    readonly DistributionConfig?: {
      readonly CacheBehaviors: readonly Behavior[];
      readonly DefaultCacheBehavior: Behavior;
    };
  };
}

const { Resources } = JSON.parse(readFileSync(join(import.meta.dirname, '../../deploy/cloudfront.json'), 'utf8')) as {
  readonly Resources: Readonly<Record<string, Resource>>;
};
const distribution = Resources.Portal?.Properties.DistributionConfig;

/** `*` stands for any number of characters, `?` for one; the first pattern that fits counts. */
const fits = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[.+^$(){}|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  ).test(path);

/** What the CDN does with a path, and cookies and headers by which it tells replies apart. */
function findBehavior(address: string) {
  const path = address.replace(/\?.*$/, '');
  const behavior =
    distribution?.CacheBehaviors.find(({ PathPattern = '' }) => fits(PathPattern, path)) ??
    distribution?.DefaultCacheBehavior;
  const policy = Resources[behavior?.CachePolicyId.Ref ?? '']?.Properties.CachePolicyConfig;
  if (behavior === undefined || policy === undefined) throw new Error(`${path} has no cache policy`);
  const { CookiesConfig, HeadersConfig } = policy.ParametersInCacheKeyAndForwardedToOrigin;
  return { behavior, policy, keys: [...CookiesConfig.Cookies, ...HeadersConfig.Headers] };
}

const TRIP = { name: 'Đi làm', from: 'ha-noi', to: 'hai-phong', mode: 'car', clock: null } as const;

/** Requests whose replies are somebody's own, by the cookie or header that makes them so. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  settings: { cookie: 'settings=F.ms.en' },
  place: { cookie: 'place=da-lat-lam-dong' },
  boat: { cookie: 'boat=1.5-5' },
  trips: { cookie: `trips=${writeSavedTrips([TRIP])}` },
  field: { cookie: 'field=da-lat-lam-dong.2026-06-15.100.direct' },
  worth: { cookie: 'worth=50000-500000' },
  'Save-Data': { 'save-data': 'on' },
};

describe.skipIf(!PAGES_ARE_BUILT)('the shipped distribution of CloudFront', () => {
  let portal: RunningPortal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal?.stop());

  const readControl = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const reply = await fetch(portal.origin + path, { headers, redirect: 'manual' });
    await reply.arrayBuffer();
    return reply.headers.get('cache-control') ?? '';
  };

  it('tells readers apart on the pages that differ by a cookie or header', async () => {
    const wrong: string[] = [];
    const found = new Set<string>();
    for (const { path } of listTablePages()) {
      if (!(await readControl(path)).startsWith('public')) continue;
      for (const [key, headers] of Object.entries(OWN)) {
        const differs = (await readControl(path, headers)).startsWith('private');
        if (differs) found.add(key);
        const { keys } = findBehavior(path);
        if (differs && !keys.includes(key)) wrong.push(`${path} differs by ${key}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...found].sort()).toEqual(Object.keys(OWN).sort());
    expect(findBehavior('/thoi-tiet-da-lat-lam-dong/hien-tai').keys).toEqual([
      'settings',
      'field',
      'worth',
      'Save-Data',
    ]);
  });

  it('tells calls with a key or session apart, and lets all methods through', async () => {
    const path = '/api/v1/weather/now';
    const { behavior, keys } = findBehavior(path);
    expect(keys).toEqual(expect.arrayContaining(['Authorization', 'X-Api-Key', 'Origin']));
    expect(behavior.AllowedMethods).toEqual(expect.arrayContaining(['POST', 'PUT', 'PATCH', 'DELETE']));
    expect(await readControl(`${path}?location=ha-noi`)).toMatch(/^public/);
  });

  it('stores nothing longer than the portal says', () => {
    const policies = Object.values(Resources).flatMap(({ Properties }) => Properties.CachePolicyConfig ?? []);
    expect(policies.map(({ MinTTL }) => MinTTL)).toEqual([0, 0, 0]);
  });
});
