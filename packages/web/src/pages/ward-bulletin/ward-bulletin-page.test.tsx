import type { CallApi } from '@portal/contract/call-api';
import type { WardBulletinReply } from '@portal/contract/endpoints/ward-bulletin';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { toPath } from '@portal/routes/to-path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeHour, makeIssued, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { drawWardCard } from '#share/draw-ward-card.tsx';
import { makeWardBulletin } from './ward-bulletin.fixture.ts';
import { wardBulletinPage } from './ward-bulletin-page.tsx';

function answer(bulletin: WardBulletinReply | null, warnings: readonly OfficialWarning[]): CallApi {
  const located = { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [] };
  const yesterday = { temperature: null, temperatureMax: null };
  const replies: Readonly<Record<string, unknown>> = {
    placesResolve: { outcome: 'place', located },
    weatherNow: { place: SAMPLE_PLACE, issued: makeIssued(), now: makeHour(0), yesterday },
    warningsList: { items: warnings, over: [] },
    warningAreas: { type: 'FeatureCollection', features: [] },
    ...(bulletin === null ? {} : { weatherWardBulletin: bulletin }),
  };
  return async ({ id }) =>
    replies[id] === undefined
      ? { ok: false, problem: { type: '', title: '', status: 503, detail: '', errorCode: 'noData', requestId: 'r1' } }
      : { ok: true, reply: replies[id] as never };
}

async function open(
  bulletin: WardBulletinReply | null = makeWardBulletin(),
  language: 'vi' | 'en' = 'vi',
  warnings: readonly OfficialWarning[] = [],
) {
  const parameters = { location: 'ha-noi' };
  const path = toPath('ward-bulletin', language, parameters);
  const request = makeSampleRequest({ routeId: 'ward-bulletin', language, path, parameters, edition: '7bc9f3a2' });
  const outcome = await wardBulletinPage(request, answer(bulletin, warnings));
  if (outcome.kind !== 'page') throw new Error(`a ${outcome.kind} came`);
  return { head: outcome.head, text: readText(outcome.body), html: renderToStaticMarkup(outcome.body) };
}

test('the answer and what to do come first, then every carrier, each with issue and end', async () => {
  const { text, html } = await open();
  expect(text).toContain('mưa to kèm dông. Cất đồ phơi, che nông sản trước 15 giờ 30.');
  const order = ['15 giờ 30.', 'id="content"', 'id="script"', 'id="sheet"', 'id="sms"', 'id="card"'];
  const places = order.map((part) => html.indexOf(part));
  expect(places.every((at, index) => at > (places[index - 1] ?? 0))).toBe(true);
  expect(text).toContain('đọc 9 giây');
  expect(text).toContain('85 / 160 ký tự, trọn một tin');
  expect(text.match(/Phát 14:05 3\/8, dùng đến 19:00 3\/8/g)).toHaveLength(2);
});

test('without script the files and the message can be had, and no dead button shows', async () => {
  const { html } = await open();
  expect(html).toContain('href="/api/v1/weather/ward-bulletin.pdf?location=ha-noi&amp;lang=vi" download');
  expect(html).toContain('href="/share/vi/ward/ha-noi-2026-08-03-7bc9f3a2.png" download');
  expect(html).toContain('href="sms:?&amp;body=Ha%20Noi%203%2F8');
  const buttons = html.slice(html.indexOf('data-island="ward-bulletin"')).match(/<button[^>]*>/g) ?? [];
  expect(buttons).toHaveLength(3);
  expect(buttons.every((button) => button.includes('hidden'))).toBe(true);
  expect(html).toMatch(/data-made="2026-08-03T[0-9:]+\+07:00" data-until="2026-08-03T19:00:00\+07:00"/);
});

test('the bulletin can be had every morning: the link takes its place along', async () => {
  const links = await Promise.all((['vi', 'en'] as const).map((language) => open(makeWardBulletin(), language)));
  expect(links[0]?.html).toContain('href="/dashboard/channels?bulletin=ha-noi" rel="nofollow"');
  expect(links[0]?.text).toContain('Nhận bản tin này lúc 5 giờ mỗi sáng qua email hoặc webhook');
  expect(links[1]?.html).toContain('href="/dashboard/channels?lang=en&amp;bulletin=ha-noi"');
});

test('after an official bulletin the one sentence is said once', async () => {
  const wait = 'Sau bão, lũ: chờ bản tin mới.';
  const { text } = await open(makeWardBulletin({ headline: wait, action: wait }));
  expect(text.slice(0, text.indexOf('Nội dung')).split(wait)).toHaveLength(2);
});

test('an official bulletin stands in place of the portal’s own sentence', async () => {
  const storm = makeSampleWarning();
  const { text } = await open(makeWardBulletin(), 'vi', [storm]);
  expect(text.indexOf(storm.headline)).toBeGreaterThan(-1);
  expect(text).not.toContain('mưa to kèm dông. Cất đồ phơi');
});

test('English has the same parts, and says the rain over the ward by members', async () => {
  const areaRain = { hours: 3, rain: 4.2, rainHigh: 11, members: 20, frameAt: '2026-08-03T14:00:00+07:00' };
  const { text, head } = await open(makeWardBulletin({ areaRain }), 'en');
  expect(text).toContain('4.2 mm on average, below 11.0 mm in 9 of 10 cases (20 members of the radar nowcast)');
  expect(text).toContain('9 seconds to read');
  expect(head.title).toBe('Hà Nội, Việt Nam | Ward bulletin | Trời Việt');
});

test('without a bulletin the page says why', async () => {
  const { html } = await open(null);
  expect(html).toContain('id="content"');
  expect(html).not.toContain('data-island="ward-bulletin"');
});

test('the picture is square and has the action, the headline, issue and end, and the demo notice', async () => {
  const now = Date.parse('2026-08-03T14:05:00+07:00') / 1000;
  const draw = async (changes: Partial<WardBulletinReply>) =>
    (await drawWardCard({ slug: 'ha-noi', language: 'vi', now }, answer(makeWardBulletin(changes), []))) ?? '';
  const toWords = (svg: string): string => svg.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  const svg = await draw({});
  expect(svg).toContain('viewBox="0 0 1080 1080"');
  expect(toWords(svg)).toContain('Cất đồ phơi, che nông sản trước 15 giờ 30.');
  expect(toWords(svg)).toContain('Từ khoảng 16 đến 18 giờ có mưa to kèm dông.');
  expect(svg).toContain('Phát 14:05 3/8, dùng đến 19:00 3/8<');
  expect(await draw({ issued: makeIssued({ demo: true }) })).toContain('Số liệu minh họa');
  expect(await drawWardCard({ slug: 'ha-noi', language: 'vi', now }, answer(null, []))).toBeNull();
});
