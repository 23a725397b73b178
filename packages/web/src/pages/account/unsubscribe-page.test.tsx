import { UNKNOWN_COMPANY } from '@portal/content/company/company';
import { GUEST } from '@portal/contract/context';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { StopChannel } from '#pages/page-links.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { unsubscribePage } from './unsubscribe-page.tsx';

const CHANNEL: StopChannel = { kind: 'email', address: 'an…@vidu.vn', active: true };

async function render(channel: StopChannel | null, language: 'vi' | 'en', query: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const request = {
    routeId: 'unsubscribe',
    language,
    path: '/huy-nhan-tin',
    parameters: {},
    query,
    caller: GUEST,
    company: UNKNOWN_COMPANY,
    findStopChannel: async (code: string) => {
      asked.push(code);
      return channel;
    },
  } as unknown as PageRequest;
  const outcome = await unsubscribePage(request, (() => {
    throw new Error('nothing is called');
  }) as never);
  if (outcome.kind !== 'page') throw new Error('no page');
  return { html: renderToString(outcome.body), head: outcome.head, asked };
}

describe('the page that stops messages', () => {
  it.each([
    ['vi', '/huy-nhan-tin', 'Ngừng nhận'],
    ['en', '/unsubscribe', 'Stop alerts'],
  ] as const)('has a button that posts, without a script: %s', async (language, path, button) => {
    const { html, head, asked } = await render(CHANNEL, language, { code: 'abcd2345', from: 'link' });
    expect(asked).toEqual(['abcd2345']);
    expect(head.indexable).toBe(false);
    expect(html).toContain(`<form action="${path}?code=abcd2345" method="post">`);
    expect(html).toContain('name="from" value="link"');
    expect(html).toContain(button);
    expect(html).toContain('an…@vidu.vn');
  });

  it('says that it is done, that a channel is off, or that there is none', async () => {
    const off = { ...CHANNEL, active: false };
    const pages = [
      await render(off, 'vi', { code: 'abcd2345', done: 'yes' }),
      await render(off, 'vi', { code: 'abcd2345' }),
      await render(null, 'vi', {}),
    ];
    expect(pages.map(({ html }) => /<h2 id="card">(.*?)<\/h2>/.exec(html)?.[1])).toEqual([
      'Đã ngừng gửi',
      'Kênh nhận này đang tắt',
      'Không tìm thấy kênh nhận',
    ]);
    for (const { html } of pages) expect(html).not.toContain('<form');
  });

  it('writes a code of anybody as a text', async () => {
    const { html } = await render(CHANNEL, 'vi', { code: '"><script>' });
    expect(html).not.toContain('<script>');
  });
});
