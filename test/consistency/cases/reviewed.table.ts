/** A case of the review of 23 November 2026: a place and moment that show it, and the rule that must detect it. */
export interface ReviewedCase {
  /** Numbers of the findings. */
  readonly from: string;
  readonly rule: string;
  readonly place: string;
  readonly clock: string;
  /** What the page said before the decisions were implemented. */
  readonly what: string;
}

/** Each is requested on every test run, on all pages. */
export const REVIEWED_CASES: readonly ReviewedCase[] = [
  {
    from: 'looks 1',
    rule: 'rain-now',
    place: 'ha-noi',
    clock: 'morning',
    what: 'now: “Trời mưa nhỏ … tạnh khoảng 10 giờ” over “Không mưa trong 3 giờ tới”',
  },
  {
    from: 'looks 1',
    rule: 'rain-now',
    place: 'hai-phong',
    clock: 'evening',
    what: 'now: the nowcast and the state differ in whether it rains',
  },
  {
    from: 'looks 1',
    rule: 'rain-strength',
    place: 'vinh-long',
    clock: 'evening',
    what: 'now: “Mưa to”, “Mưa rất to còn kéo dài” over “Đang có mưa nhỏ”',
  },
  {
    from: 'looks 1',
    rule: 'rain-end',
    place: 'da-lat-lam-dong',
    clock: 'evening',
    what: 'now: two ends of the same rain, an hour apart',
  },
  {
    from: 'looks 1',
    rule: 'steps-hours',
    place: 'vinh-long',
    clock: 'evening',
    what: 'API: hours are not the sums of the nowcast’s steps',
  },
  { from: 'looks 2', rule: 'chance-floor', place: 'da-nang', clock: 'morning', what: 'API: 90 % again and again' },
  {
    from: 'looks 2',
    rule: 'chance-union',
    place: 'moc-chau-son-la',
    clock: 'morning',
    what: 'API: 90 % of a day whose hours say 18–42 %',
  },
  { from: 'looks 2', rule: 'dry-words', place: 'ha-noi', clock: 'morning', what: '15 days: “không mưa” beside 53 %' },
  {
    from: 'looks 2',
    rule: 'bold-chance',
    place: 'ha-noi',
    clock: 'morning',
    what: '15 days: 53 % bold and blue on a day without rain',
  },
  { from: 'looks 2', rule: 'icon-rain', place: 'lao-cai', clock: 'morning', what: '7 days: a sun beside 90 %' },
  {
    from: 'looks 3',
    rule: 'farm-gate',
    place: 'can-tho',
    clock: 'storm',
    what: 'farm: “Nên” in the time of a bulletin of thunder',
  },
  {
    from: 'looks 3',
    rule: 'farm-gate',
    place: 'vinh-long',
    clock: 'evening',
    what: 'farm: “Nên” in hours with thunder',
  },
  {
    from: 'looks 4',
    rule: 'warning-first',
    place: 'ha-noi',
    clock: 'storm',
    what: 'now: “trời không mưa” under a bulletin of level 4',
  },
  {
    from: 'looks 4',
    rule: 'farm-gate',
    place: 'ha-noi',
    clock: 'storm',
    what: 'farm: “Nên” under a bulletin of level 4',
  },
  { from: 'looks 8', rule: 'is-day', place: 'khanh-hoa', clock: 'dawn', what: 'now: moon 34 minutes after sunrise' },
  { from: 'looks 8', rule: 'is-day', place: 'tuyen-quang', clock: 'dawn', what: 'now: moon after sunrise' },
  {
    from: 'looks 9',
    rule: 'sky-visible',
    place: 'da-lat-lam-dong',
    clock: 'morning',
    what: 'every picture a thermometer; “Trời rét” at 1,500 m',
  },
  {
    from: 'looks 13, F1, W5',
    rule: 'tomorrow-sentence',
    place: 'ha-noi',
    clock: 'morning',
    what: 'tomorrow: “gần như cả ngày có mưa vừa”, the afternoon dry',
  },
  {
    from: 'looks 13',
    rule: 'country',
    place: 'gia-lai',
    clock: 'morning',
    what: 'home: “Tây Nguyên mưa nhiều nơi” with 0, 0, 0 %',
  },
  {
    from: 'looks 19',
    rule: 'lite-nowcast',
    place: 'ha-noi',
    clock: 'morning',
    what: 'light page without the rain of the next three hours',
  },
  {
    from: 'acceptance F2, W6',
    rule: 'rain-now',
    place: 'hoan-kiem-ha-noi',
    clock: 'morning',
    what: 'API: code 13, and 18 dry steps of the radar',
  },
  {
    from: 'acceptance F12, W4',
    rule: 'wording',
    place: 'lang-son',
    clock: 'morning',
    what: 'tomorrow: “Rạng sáng và sáng và chiều mai”',
  },
  {
    from: 'words W1, W2',
    rule: 'site-work',
    place: 'ha-noi',
    clock: 'morning',
    what: 'offshore wind: one stop told of two; “không đạt”',
  },
  {
    from: 'words W3',
    rule: 'sowing-season',
    place: 'lang-son',
    clock: 'morning',
    what: 'farm: “nên gieo trồng” in November',
  },
  {
    from: 'words W3',
    rule: 'sowing-season',
    place: 'ha-noi',
    clock: 'morning',
    what: 'farm: “nên gieo trồng” in November',
  },
  {
    from: 'words W7',
    rule: 'rain-sums',
    place: 'ha-noi',
    clock: 'morning',
    what: '7 days: parts that are not the day’s',
  },
  { from: 'words W8', rule: 'icon-rain', place: 'hue', clock: 'morning', what: 'home: a sun beside “mưa 90 %”' },
  {
    from: 'words W9, W10',
    rule: 'wording',
    place: 'ha-noi',
    clock: 'morning',
    what: '“since 7 Dec” of a day to come; “Trăng khuyết” of 96 %',
  },
];
