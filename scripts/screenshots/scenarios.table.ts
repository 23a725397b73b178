/** Weather for screenshots: a place and a moment at which the demo has it. */
export interface Scenario {
  readonly name: string;
  /** The setting CLOCK, without its `!`. */
  readonly clock: string;
  /** Slug of the place, the same in both languages. */
  readonly place: string;
  /** What it shows. */
  readonly why: string;
  /** Official bulletins in force, as files in the warnings folder. */
  readonly bulletins?: readonly string[];
}

const STORM_BULLETIN = `---
issuer: Trung tâm Dự báo khí tượng thủy văn quốc gia
number: MAU-01
issuedAt: 2026-11-23T10:30:00+07:00
expiresAt: 2026-11-24T07:00:00+07:00
kind: storm
level: 4
area: [ha-noi, hai-phong]
link: https://example.com/tin-bao
---
Tin bão mẫu cho ảnh chụp: gió mạnh cấp 10 từ tối nay

Đây là bản tin mẫu để xem trang, không phải tin thật.
`;

export const SCENARIOS: readonly Scenario[] = [
  { name: 'calm', clock: '2026-12-02T10:10:00+07:00', place: 'can-tho', why: 'a fair morning of the dry season' },
  { name: 'downpour', clock: '2026-07-10T15:50:00+07:00', place: 'ho-chi-minh', why: 'afternoon thunder' },
  {
    name: 'storm',
    clock: '2026-11-23T12:30:00+07:00',
    place: 'hai-phong',
    why: 'an emergency bulletin over fair weather of the model',
    bulletins: [STORM_BULLETIN],
  },
  { name: 'fog', clock: '2026-01-20T07:10:00+07:00', place: 'lao-cai', why: 'a valley in morning fog' },
  { name: 'night', clock: '2026-11-24T20:30:00+07:00', place: 'da-nang', why: 'a night of full moon' },
  { name: 'heat', clock: '2026-06-05T13:10:00+07:00', place: 'ha-tinh', why: 'the hottest hour of the hot season' },
  { name: 'dusk', clock: '2026-08-14T18:20:00+07:00', place: 'ho-chi-minh', why: 'minutes around sunset' },
  { name: 'tet', clock: '2026-02-17T09:10:00+07:00', place: 'ha-noi', why: 'the first morning of Tết' },
  { name: 'tet-eve', clock: '2026-02-17T00:10:00+07:00', place: 'hue', why: 'the first minutes of Tết' },
  {
    name: 'mid-autumn',
    clock: '2026-09-25T19:30:00+07:00',
    place: 'hoi-an-da-nang',
    why: 'full moon of the eighth month',
  },
];
