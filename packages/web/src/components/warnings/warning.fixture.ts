import type { OfficialWarning } from '@portal/contract/endpoints/warnings';

/** Sample warning; missing fields get defaults. */
export function makeSampleWarning(fields: Partial<OfficialWarning> = {}): OfficialWarning {
  const words = {
    language: 'vi',
    headline: 'Tin bão khẩn cấp (cơn bão số 3)',
    text: 'Gió giật cấp 15.\n\n- Xã A\n- Xã B',
  } as const;
  return {
    id: '2026-08-03-17-0a1b2c',
    issuer: 'Trung tâm Dự báo khí tượng thủy văn quốc gia',
    number: 'BDTL-17/14h00',
    kind: 'storm',
    level: 4,
    issuedAt: '2026-08-03T13:40:00+07:00',
    startsAt: '2026-08-03T13:40:00+07:00',
    expiresAt: '2026-08-04T14:00:00+07:00',
    endAssumed: false,
    area: { name: 'Hà Nội', places: [{ slug: 'ha-noi', name: 'Hà Nội' }], polygons: [], circles: [] },
    ...words,
    original: words,
    link: 'https://example.com/17',
    ...fields,
  };
}
