import type { WardBulletinReply } from '@portal/contract/endpoints/ward-bulletin';
import { makeDay, makeIssued, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';

/** A ward's bulletin of an afternoon with storms, for tests. */
export function makeWardBulletin(changes: Partial<WardBulletinReply> = {}): WardBulletinReply {
  return {
    place: SAMPLE_PLACE,
    issued: makeIssued(),
    basis: 'radar',
    issuedAt: '2026-08-03T14:05:00+07:00',
    validTo: '2026-08-03T19:00:00+07:00',
    headline: 'Từ khoảng 16 đến 18 giờ có mưa to kèm dông.',
    action: 'Cất đồ phơi, che nông sản trước 15 giờ 30.',
    script: 'Kính thưa bà con Hà Nội. Từ khoảng mười sáu đến mười tám giờ có mưa to kèm dông.',
    scriptSeconds: 9,
    sms: 'Ha Noi 3/8 14h05-19h: 16h-18h co mua to kem dong. Cat do phoi truoc 15h30. Troi Viet.',
    items: [
      {
        kind: 'rain',
        text: 'Từ khoảng 16 đến 18 giờ có mưa to kèm dông.',
        action: 'Cất đồ phơi, che nông sản trước 15 giờ 30.',
      },
      { kind: 'thunder', text: 'Dông thường kèm sét và gió giật.', action: 'Nghe sấm thì vào nhà ngay.' },
      { kind: 'warmth', text: 'Cao nhất 33°.', action: null },
    ],
    areaRain: null,
    days: [1, 2, 3].map((day) => makeDay(day)),
    ...changes,
  };
}
