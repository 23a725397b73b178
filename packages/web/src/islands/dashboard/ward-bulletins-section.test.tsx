import type { OwnChannel } from '@portal/contract/own/channels';
import type { OwnWardSubscription } from '@portal/contract/own/ward-subscriptions';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { EMPTY_PARTS } from './saved-copy.ts';
import type { Dashboard } from './use-dashboard.ts';
import { WardBulletinsPart } from './ward-bulletins-section.tsx';

const NOW = Date.parse('2026-08-03T08:00:00+07:00') / 1000;
const EMAIL: OwnChannel = { id: 'c1', kind: 'email', address: 'xa@example.vn', verified: true, active: true };
const SUBSCRIPTION: OwnWardSubscription = {
  id: 's1',
  location: 'phuong-cau-giay-ha-noi',
  name: 'Phường Cầu Giấy',
  language: 'vi',
  channel: { id: 'c1', kind: 'email', address: 'xa@example.vn' },
  active: true,
  lastSentAt: '2026-08-03T05:00:12+07:00',
  createdAt: '2026-08-01T09:00:00+07:00',
};

function draw(
  channels: readonly OwnChannel[],
  subscriptions: readonly OwnWardSubscription[] = [SUBSCRIPTION],
  language: 'vi' | 'en' = 'vi',
) {
  const fresh = <Value,>(value: Value) => ({ value, at: NOW * 1000, state: 'fresh' as const });
  const dashboard: Dashboard = {
    parts: {
      ...EMPTY_PARTS,
      channels: fresh({ items: channels, kinds: [], pushKey: null }),
      wardBulletins: fresh(subscriptions),
    },
    reload: () => undefined,
    put: () => undefined,
    notice: null,
    announce: () => undefined,
    opening: 'open',
  };
  const style = { language, temperatureUnit: 'C', windUnit: 'kmh' } as const;
  const search = makePlaceSearchProps(language).words;
  const element = (
    <WardBulletinsPart dashboard={dashboard} language={language} style={style} now={NOW} search={search} />
  );
  return { text: readText(element), html: renderToStaticMarkup(element) };
}

it('a bulletin has its place, language, channel and when it was last sent', () => {
  const { text, html } = draw([EMAIL]);
  expect(text).toContain('Phường Cầu Giấy');
  expect(text).toContain('Tiếng Việt · Email, xa@example.vn');
  expect(text).toContain('Gửi lần cuối 05:00');
  expect(html).toContain('href="/ban-tin-phuong-xa/phuong-cau-giay-ha-noi"');
  expect(html).toContain('aria-label="Bỏ bản tin Phường Cầu Giấy"');
});

it.each([
  [{ active: false }, 'Tạm dừng: kênh nhận đang tắt hoặc chưa xác minh'],
  [{ verified: false }, 'Tạm dừng: kênh nhận đang tắt hoặc chưa xác minh'],
  [{ pausedBy: 'plan', active: false }, 'Tạm dừng: gói này không có kênh nhận đó'],
] as const)(
  'a bulletin whose channel is %o says why it is not sent, and the form asks for a channel',
  (change, reason) => {
    const { text, html } = draw([{ ...EMAIL, ...change }]);
    expect(text).toContain(reason);
    expect(text).toContain('Cần một kênh email hoặc webhook đã xác minh và đang bật.');
    expect(html).not.toContain('<form');
  },
);

it('the form offers verified channels that are on, of kinds that carry bulletins', () => {
  const webhook: OwnChannel = { ...EMAIL, id: 'c2', kind: 'webhook', address: 'https://xa.example.vn/a/long/path' };
  const push: OwnChannel = { ...EMAIL, id: 'c3', kind: 'push', address: 'https://push.example' };
  const { html } = draw([EMAIL, webhook, push], [], 'en');
  expect([...html.matchAll(/<option value="(c\d)"[^>]*>([^<]*)/g)].map(([, id, name]) => [id, name])).toEqual([
    ['c1', 'E-mail, xa@example.vn'],
    ['c2', 'Webhook, xa.example.vn'],
  ]);
});

it('a bulletin whose channel was removed is gone', () => {
  expect(draw([]).text).not.toContain('Phường Cầu Giấy');
});
