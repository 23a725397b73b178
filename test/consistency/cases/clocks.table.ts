/** A moment at which everything is requested, with the portal's clock stopped. */
export interface CheckedClock {
  readonly name: string;
  /** The setting CLOCK, without its `!`. */
  readonly at: string;
  /** Weather and sun of the demonstration at that moment. */
  readonly why: string;
  /** Official bulletins in force. */
  readonly bulletins?: readonly CheckedBulletin[];
}

/** A bulletin as it arrives in the warnings folder. */
export interface CheckedBulletin {
  readonly kind: string;
  readonly level: number;
  readonly area: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
  readonly headline: string;
}

const NOON = { issuedAt: '2026-11-23T10:30:00+07:00', expiresAt: '2026-11-24T07:00:00+07:00' };

/** Twelve moments of the demonstration. */
export const CHECKED_CLOCKS: readonly CheckedClock[] = [
  {
    name: 'morning',
    at: '2026-11-23T09:40:00+07:00',
    why: 'the reviewers’ hour: the model has light rain where the radar sees none',
  },
  {
    name: 'storm',
    at: '2026-11-23T12:30:00+07:00',
    why: 'bulletins of several kinds and levels over fair weather of the model',
    bulletins: [
      { kind: 'storm', level: 4, area: '[ha-noi, hai-phong]', ...NOON, headline: 'Tin bão khẩn cấp' },
      { kind: 'flashFlood', level: 3, area: '[lao-cai]', ...NOON, headline: 'Cảnh báo lũ quét, sạt lở đất' },
      { kind: 'heat', level: 3, area: '[ca-mau]', ...NOON, headline: 'Tin nắng nóng' },
      { kind: 'seaWind', level: 2, area: '[khanh-hoa]', ...NOON, headline: 'Tin gió mạnh trên biển' },
      {
        kind: 'thunderstorm',
        level: 1,
        area: '[can-tho]',
        ...NOON,
        expiresAt: '2026-11-23T19:00:00+07:00',
        headline: 'Cảnh báo dông, sét',
      },
    ],
  },
  {
    name: 'dawn',
    at: '2026-02-17T06:35:00+07:00',
    why: 'first day of Tết, minutes after sunrise in the south, new moon',
  },
  { name: 'midnight', at: '2026-02-17T00:05:00+07:00', why: 'the first minutes of Tết: a day has just begun' },
  { name: 'drizzle', at: '2026-03-05T08:20:00+07:00', why: 'fine rain of late winter in the north' },
  { name: 'cold', at: '2026-01-22T07:30:00+07:00', why: 'a cold surge over the north' },
  { name: 'heat', at: '2026-06-05T13:10:00+07:00', why: 'the hottest hour of the hot season' },
  { name: 'downpour', at: '2026-07-10T15:50:00+07:00', why: 'afternoon thunder of the southern rainy season' },
  { name: 'evening', at: '2026-08-14T18:20:00+07:00', why: 'minutes around sunset, rain going on into the night' },
  { name: 'autumn', at: '2026-10-18T10:15:00+07:00', why: 'the long rains of the central coast' },
  { name: 'dusk', at: '2026-12-21T17:20:00+07:00', why: 'the shortest day, a quarter of an hour around sunset' },
  { name: 'late', at: '2026-09-20T23:50:00+07:00', why: 'ten minutes before a new day' },
];
