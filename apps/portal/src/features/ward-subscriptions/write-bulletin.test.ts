import type { WardBulletinReply } from '@portal/contract/endpoints/ward-bulletin';
import { expect, it } from 'vitest';
import { type BulletinForm, writeBulletinLetter, writeBulletinWebhook } from './write-bulletin.ts';

const QUOTE = 'Bão cấp 4, bản tin số 12 của Trung tâm Dự báo: gió mạnh cấp 10 ở Nam Định & Thái Bình.';

/** The parts of a reply that messages have. */
const REPLY = {
  place: { displayName: { main: 'Phường Cầu Giấy', secondary: 'Hà Nội' } },
  issued: { demo: false },
  issuedAt: '2026-08-03T05:00:00+07:00',
  validTo: '2026-08-03T19:00:00+07:00',
  headline: 'Chiều có mưa to kèm dông.',
  action: 'Cất đồ phơi trước 15 giờ.',
  script: 'Kính thưa bà con.',
  scriptSeconds: 9,
  items: [
    { kind: 'rain', text: 'Chiều có mưa to kèm dông.', action: 'Cất đồ phơi trước 15 giờ.' },
    { kind: 'warmth', text: 'Cao nhất 33°.', action: null },
  ],
} as unknown as WardBulletinReply;

const makeForm = (changes: Partial<WardBulletinReply> = {}, language: 'vi' | 'en' = 'vi'): BulletinForm => ({
  id: 'm1',
  reply: { ...REPLY, ...changes },
  subscription: { id: 's1', slug: 'phuong-cau-giay-ha-noi', language },
  channel: {
    id: 'c1',
    kind: 'email',
    address: 'xa@example.vn',
    secret: null,
    verifiedAt: 1,
    active: true,
    stopCode: 'abc23456',
  },
  picturePath: '/share/vi/ward/phuong-cau-giay-ha-noi-2026-08-03-newest.png',
  publicUrl: 'https://portal.example',
});

it('an e-mail has what matters first, then the script, the files and the ways to stop it', () => {
  const { to, subject, text, headers } = writeBulletinLetter(makeForm());
  expect([to, subject]).toEqual(['xa@example.vn', 'Phường Cầu Giấy 3/8: Chiều có mưa to kèm dông']);
  expect(text.split('\n').slice(0, 6)).toEqual([
    'Chiều có mưa to kèm dông. Cất đồ phơi trước 15 giờ.',
    '',
    '- Nhiệt độ: Cao nhất 33°.',
    '',
    'Loa phường (đọc 9 giây):',
    'Kính thưa bà con.',
  ]);
  for (const link of [
    '/ban-tin-phuong-xa/phuong-cau-giay-ha-noi',
    '/api/v1/weather/ward-bulletin.pdf?location=phuong-cau-giay-ha-noi&lang=vi',
    '/share/vi/ward/phuong-cau-giay-ha-noi-2026-08-03-newest.png',
    '/dashboard/channels#ward-bulletins',
  ])
    expect(text).toContain(`: https://portal.example${link}\n`);
  expect(headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/^<https:\/\/portal\.example\/.*code=abc23456>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

it('an official bulletin comes first, and its markup harms nothing', () => {
  const items = [{ kind: 'warning' as const, text: QUOTE, action: 'Ở trong nhà.' }, ...REPLY.items];
  const {
    text,
    html = '',
    subject,
  } = writeBulletinLetter(makeForm({ headline: QUOTE, action: 'Ở trong nhà.', items }));
  expect(text.indexOf(QUOTE)).toBe(0);
  expect(text).toContain('- Mưa: Chiều có mưa to kèm dông.');
  expect(html).toContain('Nam Định &amp; Thái Bình.');
  expect(subject.length).toBeLessThan(140);
});

it('demonstration weather says so in both languages', () => {
  const issued = { ...REPLY.issued, demo: true };
  const [vi, en] = (['vi', 'en'] as const).map((language) => writeBulletinLetter(makeForm({ issued }, language)));
  expect([vi?.subject.slice(0, 10), en?.subject.slice(0, 6)]).toEqual(['Minh họa: ', 'Demo: ']);
  expect([vi?.text.split('\n')[0], en?.text.split('\n')[0]]).toEqual([
    'Số liệu minh họa, không phải dự báo thật.',
    'Demo data, not a real forecast.',
  ]);
  expect(JSON.parse(writeBulletinWebhook(makeForm({ issued }))).demo).toBe(true);
});

it('a webhook carries the reply of the call as it is, with the addresses of its files', () => {
  expect(JSON.parse(writeBulletinWebhook(makeForm()))).toEqual({
    id: 'm1',
    kind: 'wardBulletin',
    subscriptionId: 's1',
    location: 'phuong-cau-giay-ha-noi',
    language: 'vi',
    demo: false,
    bulletin: REPLY,
    url: 'https://portal.example/ban-tin-phuong-xa/phuong-cau-giay-ha-noi',
    sheetUrl: 'https://portal.example/api/v1/weather/ward-bulletin.pdf?location=phuong-cau-giay-ha-noi&lang=vi',
    pictureUrl: 'https://portal.example/share/vi/ward/phuong-cau-giay-ha-noi-2026-08-03-newest.png',
    stopUrl: 'https://portal.example/t/abc23456',
  });
});
