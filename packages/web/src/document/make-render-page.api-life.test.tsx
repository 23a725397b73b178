import { API_VERSIONS } from '@portal/content/api/api-changes.table';
import { FIELD_ORIGIN_WORDS, NULL_WORDS } from '@portal/content/messages/field-source-messages';
import type { CallApi } from '@portal/contract/call-api';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import type { ServiceStatus, StatusDay } from '@portal/contract/endpoints/status';
import { FIELD_ORIGINS, NULL_TEXTS } from '@portal/contract/field-sources.table';
import { describe, expect, it } from 'vitest';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { ASSETS } from './client-assets.fixture.ts';
import { makeRenderPage } from './make-render-page.tsx';

const render = makeRenderPage(ASSETS);

const ALL_GOOD: Omit<StatusDay, 'date'> = {
  status: 'good',
  goodMinutes: 1440,
  degradedMinutes: 0,
  downMinutes: 0,
  unknownMinutes: 0,
};
const NOT_PROBED: Omit<StatusDay, 'date'> = { ...ALL_GOOD, status: 'unknown', goodMinutes: 0, unknownMinutes: 1440 };

const STATUS: ServiceStatus = {
  status: 'degraded',
  checkedAt: '2026-11-27T14:05:00+07:00',
  demo: true,
  history: 'current',
  components: [
    {
      component: 'api',
      status: 'good',
      uptime: 99.86,
      days: [
        { date: '2026-11-25', ...NOT_PROBED },
        { date: '2026-11-26', ...ALL_GOOD, status: 'down', goodMinutes: 1436, downMinutes: 4 },
        { date: '2026-11-27', ...ALL_GOOD },
      ],
    },
  ],
  incidents: [
    { component: 'alerts', status: 'degraded', startedAt: '2026-11-27T13:40:00+07:00', endedAt: null },
    {
      component: 'api',
      status: 'down',
      startedAt: '2026-11-26T09:00:00+07:00',
      endedAt: '2026-11-26T09:04:00+07:00',
    },
  ],
};

async function open(
  routeId: 'api-fields' | 'api-changelog' | 'api-status',
  language: 'vi' | 'en',
  reply: ServiceStatus | null = STATUS,
): Promise<string> {
  const query = language === 'en' ? { lang: 'en' } : {};
  const paths = {
    'api-fields': { vi: '/api/docs/fields', en: '/api/docs/fields' },
    'api-changelog': { vi: '/thay-doi', en: '/changelog' },
    'api-status': { vi: '/trang-thai', en: '/status' },
  };
  const path = paths[routeId][language];
  const call = (async () =>
    reply === null ? { ok: false, problem: null } : { ok: true, reply }) as unknown as CallApi;
  const page = await render(makeSampleRequest({ routeId, language, path, query }), call);
  if (page.kind !== 'document') throw new Error('expected a document');
  expect(page.html).not.toContain('undefined');
  return page.html;
}

describe('the page of the service', () => {
  it('says in words what its bars draw, in both languages', async () => {
    const vi = await open('api-status', 'vi');
    expect(vi).toContain('aria-label="API thời tiết, 90 ngày: 1 ngày tốt, 1 ngày có trục trặc, 1 ngày chưa đo"');
    expect(vi).toContain('99,86% thời gian đã đo');
    expect(vi).toContain('ngừng 4 phút, suy giảm 0 phút');
    expect(vi).toContain('14:05, 27/11/2026');
    const en = await open('api-status', 'en');
    expect(en).toContain('aria-label="Weather API, 90 days: 1 good, 1 degraded or down, 1 not measured"');
    expect(en).toContain('99.86%');
  });

  it('tells trouble that goes on from trouble that is over, and demo data from real ones', async () => {
    const en = await open('api-status', 'en');
    expect(en.indexOf('since 13:40')).toBeLessThan(en.indexOf('Each part over 90 days'));
    expect(en.indexOf('09:00')).toBeGreaterThan(en.indexOf('Each part over 90 days'));
    expect(en).toContain('with demo data');
    expect(await open('api-status', 'en', { ...STATUS, demo: false })).not.toContain('with demo data');
  });

  it('answers without a history, and calls nothing good then', async () => {
    const html = await open('api-status', 'en', null);
    expect(html).toContain('The database is not responding');
    expect(html).toContain('status unknown');
    expect(html).not.toContain('Everything works');
    expect(html).not.toContain('No incident');
  });
});

describe('the changelog', () => {
  it.each(['vi', 'en'] as const)('has every version, the rule of versions and its feed (%s)', async (language) => {
    const html = await open('api-changelog', language);
    for (const { version, changes } of API_VERSIONS) {
      expect(html).toContain(`id="v${version}"`);
      for (const change of changes) expect(html).toContain(change[language]);
    }
    expect(html).toContain('type="application/atom+xml"');
    expect(html).toContain('Deprecation, Sunset');
  });
});

describe('the page of the fields', () => {
  it.each(['vi', 'en'] as const)('has every call, and leads only to what it holds (%s)', async (language) => {
    const html = await open('api-fields', language);
    for (const { id, method, path } of ENDPOINTS) {
      expect(html).toContain(`id="${id}"`);
      expect(html).toContain(`<code>${method} ${path}</code>`);
    }
    const targets = new Set([...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id));
    expect(targets.size).toBeGreaterThan(10);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  });

  it('gives a field with meaning, type, unit, source and null', async () => {
    const html = await open('api-fields', 'en');
    const [row = ''] = /<code>dewPoint<\/code>.*?<\/tr>/.exec(html) ?? [];
    expect(row).toContain('<small>Dew point at 2 m</small>');
    expect([...row.matchAll(/data-column="([^"]*)">(.*?)<\/td>/g)].map(([, column, text]) => [column, text])).toEqual([
      ['Type', 'number, °C'],
      ['Source', 'Forecast model run, adjusted to the place and its elevation'],
      ['When null', 'No model run available for this time and place'],
    ]);
  });

  it('has words for every origin and every meaning of null that the document names', () => {
    expect(Object.keys(FIELD_ORIGIN_WORDS)).toEqual(Object.keys(FIELD_ORIGINS));
    expect(Object.keys(NULL_WORDS)).toEqual(Object.keys(NULL_TEXTS));
  });
});
