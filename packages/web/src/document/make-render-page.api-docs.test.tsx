import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import { FIELD_MEANINGS } from '@portal/content/messages/api-field-messages';
import type { CallApi } from '@portal/contract/call-api';
import type { Endpoint } from '@portal/contract/endpoint';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { listReplyFields } from '@portal/contract/list-reply-fields';
import { DAY_SKY_NAMES } from '@portal/domain/weather/sky-state-names.table';
import { describe, expect, it } from 'vitest';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { ASSETS } from './client-assets.fixture.ts';
import { makeRenderPage } from './make-render-page.tsx';

const render = makeRenderPage(ASSETS);

async function open(language: 'vi' | 'en'): Promise<string> {
  const query = language === 'en' ? { lang: 'en' } : {};
  const request = makeSampleRequest({ routeId: 'api-docs', language, path: '/api/docs', query });
  const call = (async ({ id }: Endpoint) =>
    id === 'placesProvinces'
      ? {
          ok: true,
          reply: {
            regions: [{ region: 'north' }, { region: 'south' }],
            note: 'x'.repeat(200),
            sources: Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, { source: name }])),
          },
        }
      : { ok: false, problem: null }) as unknown as CallApi;
  const reply = await render(request, call);
  if (reply.kind !== 'document') throw new Error('expected a document');
  expect(reply.status).toBe(200);
  return reply.html;
}

describe('the page of the API', () => {
  it.each(['vi', 'en'] as const)('shows every call with an example that needs no script (%s)', async (language) => {
    const html = await open(language);
    for (const { path, id } of ENDPOINTS) {
      expect(html).toContain(path);
      expect(html).toContain(`id="${id}"`);
    }
    const lang = language === 'en' ? '&amp;lang=en' : '';
    expect(html).toContain(`href="/api/v1/weather/now?location=ha-noi${lang}"`);
    expect(html).toContain('href="/api/v1/openapi.json"');
    expect(html).toContain('data-island="api-trial"');
    expect(html).toContain('unknownPlace');
    expect(html).not.toContain('undefined');
  });

  it.each(['vi', 'en'] as const)('says what every parameter means (%s)', (language) => {
    const reported: Readonly<Record<string, string>> = apiDocsMessages[language].parameters;
    const names = ENDPOINTS.flatMap(({ query }) => Object.keys(query.properties));
    expect(names.filter((name) => reported[name] === undefined)).toEqual([]);
  });

  it('says of every field of the replies what it means, and of no other', () => {
    expect(Object.keys(FIELD_MEANINGS).sort()).toEqual(
      listReplyFields()
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(['vi', 'en'] as const)(
    'leads to the pages about fields, versions and the state of the service (%s)',
    async (language) => {
      const html = await open(language);
      const paths = {
        vi: ['/api/docs/fields', '/thay-doi', '/trang-thai'],
        en: ['/api/docs/fields?lang=en', '/changelog', '/status'],
      };
      for (const path of paths[language]) expect(html).toContain(`href="${path}"`);
    },
  );

  it('shows what came back for an example, shortened, and nothing where a call refused', async () => {
    const html = await open('en');
    expect(html.match(/Show a sample reply/g)).toHaveLength(1);
    const shown = {
      regions: [{ region: 'north' }, '… + 1'],
      note: `${'x'.repeat(72)}…`,
      sources: { a: { source: 'a' }, '…': '+ 3' },
    };
    expect(html).toContain(JSON.stringify(shown, null, 2).replaceAll('"', '&quot;'));
  });

  it.each(['vi', 'en'] as const)(
    'leads to every part of itself, and names every state of the sky (%s)',
    async (language) => {
      const html = await open(language);
      const targets = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
      expect(targets.length).toBeGreaterThan(12);
      for (const id of targets) expect(html).toContain(`id="${id}"`);
      const other = language === 'en' ? 'vi' : 'en';
      for (const name of Object.values(DAY_SKY_NAMES)) {
        expect(html).toContain(`<span>${name[language]}</span><small lang="${other}">${name[other]}</small>`);
      }
      expect(html).toContain('curl &#x27;https://portal.example/api/v1/weather/now?location=ha-noi');
    },
  );

  it('speaks each language and leads to the other', async () => {
    expect(await open('vi')).toContain('Tài liệu API');
    expect(await open('vi')).toContain('href="/api/docs?lang=en"');
    expect(await open('en')).toContain('API documentation');
    expect(await open('en')).toContain('href="/api/docs?lang=vi"');
  });
});
