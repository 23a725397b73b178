import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { describe, expect, it } from 'vitest';
import { makeSampleRequest } from '#pages/make-sample-request.ts';
import { makeRenderPage } from './make-render-page.tsx';

const render = makeRenderPage({
  style: '/assets/s.css',
  kindStyles: {
    home: '/assets/h.css',
    now: '/assets/n.css',
    hours: '/a',
    days: '/b',
    farm: '/c',
    map: '/c',
    words: '/assets/w.css',
  },
  loader: '/assets/loader.js',
  modules: [],
  fonts: [],
  icon: '/assets/icon.svg',
});

async function open(language: 'vi' | 'en'): Promise<string> {
  const query = language === 'en' ? { lang: 'en' } : {};
  const request = makeSampleRequest({ routeId: 'api-docs', language, path: '/api/docs', query });
  const reply = await render(request, () => Promise.reject(new Error('the page asks for no data')));
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
    expect(html).toContain('href="/api/v1/weather/now?lat=11.9404&amp;lng=108.4583"');
    expect(html).toContain('href="/api/v1/openapi.json"');
    expect(html).toContain('data-island="api-trial"');
    expect(html).toContain('unknownPlace');
    expect(html).not.toContain('undefined');
  });

  it.each(['vi', 'en'] as const)('says what every parameter means (%s)', (language) => {
    const told: Readonly<Record<string, string>> = apiDocsMessages[language].parameters;
    const names = ENDPOINTS.flatMap(({ query }) => Object.keys(query.properties));
    expect(names.filter((name) => told[name] === undefined)).toEqual([]);
  });

  it('speaks each language and leads to the other', async () => {
    expect(await open('vi')).toContain('Tài liệu API');
    expect(await open('vi')).toContain('href="/api/docs?lang=en"');
    expect(await open('en')).toContain('API documentation');
    expect(await open('en')).toContain('href="/api/docs?lang=vi"');
  });
});
