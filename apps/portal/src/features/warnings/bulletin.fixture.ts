import type { WarningRules } from './make-warning.ts';

/** Rules with three units, one of them under an old address. */
export const SAMPLE_RULES: WarningRules = {
  findUnitSlug: (slug) => ({ 'ha-noi': 'ha-noi', 'quang-ninh': 'quang-ninh', 'thang-long': 'ha-noi' })[slug] ?? null,
  listNamedUnits: (name) => {
    const slug = { 'Hà Nội': 'ha-noi', 'Quảng Ninh': 'quang-ninh' }[name.replace(/^(?:tỉnh|thành phố) /i, '')];
    return slug === undefined ? [] : [{ slugs: [slug], isProvince: true, provinces: [slug] }];
  },
};

const FRONT = {
  issuer: 'Trung tâm Dự báo khí tượng thủy văn quốc gia',
  number: 'BDTL-17/14h00',
  issuedAt: '2026-08-03T13:40:00+07:00',
  expiresAt: '2026-08-04T14:00:00+07:00',
  kind: 'storm',
  level: '4',
  area: '[quang-ninh, ha-noi]',
  link: 'https://example.com/tin-bao',
};

/** A Markdown bulletin for tests: fields by name, null omits one. */
export function makeSampleBulletin(
  fields: Readonly<Record<string, string | null>> = {},
  body = 'Tin bão khẩn cấp\n\nGió giật cấp 15.',
): string {
  const lines = Object.entries({ ...FRONT, ...fields }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  );
  return `---\n${lines.join('\n')}\n---\n${body}\n`;
}

const ALERT = {
  identifier: 'VN-2026-17',
  sender: 'nchmf@example.com',
  sent: '2026-08-03T13:40:00+07:00',
  status: 'Actual',
  msgType: 'Alert',
  scope: 'Public',
};
const INFO = {
  language: 'vi-VN',
  category: 'Met',
  event: 'Bão',
  urgency: 'Expected',
  severity: 'Severe',
  certainty: 'Likely',
  expires: '2026-08-04T14:00:00+07:00',
  senderName: 'Trung tâm Dự báo khí tượng thủy văn quốc gia',
  headline: 'Tin bão khẩn cấp',
  description: 'Gió giật cấp 15.',
};
const AREA = '<area><areaDesc>Vịnh Bắc Bộ</areaDesc><polygon>21.5,107 21.5,108.5 19,108.5 21.5,107</polygon></area>';

const write = (fields: Readonly<Record<string, string | null>>): string =>
  Object.entries(fields)
    .map(([name, value]) => (value === null ? '' : `<${name}>${value}</${name}>`))
    .join('');

interface SampleAlert {
  readonly alert?: Readonly<Record<string, string | null>>;
  readonly info?: Readonly<Record<string, string | null>>;
  readonly area?: string;
  /** Text before the root element. */
  readonly head?: string;
  /** Replaces the info blocks. */
  readonly infos?: string;
}

/** A CAP info block for tests: fields by name, null omits one. */
export function makeSampleInfo(info: Readonly<Record<string, string | null>> = {}, area = AREA): string {
  return `<info>${write({ ...INFO, ...info })}${area}</info>`;
}

/** A CAP message for tests: fields by name, null omits one. */
export function makeSampleAlert({ alert = {}, info = {}, area = AREA, head = '', infos }: SampleAlert = {}): string {
  const inside = infos ?? makeSampleInfo(info, area);
  return `${head}<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">${write({ ...ALERT, ...alert })}${inside}</alert>`;
}
