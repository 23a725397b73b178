import { describe, expect, it } from 'vitest';
import type { PlaceSaid } from '../ask/ask-place.ts';
import type { ShownDay, ShownHour, ShownPart, ShownWork } from '../read/page-facts.ts';
import { ALL_RULES } from './all-rules.ts';
import { makeDay, makeHour, makePage, makeSaid, makeSentence, makeSteps, SAMPLE_NOW } from './sample-said.ts';

/** Names of the rules that report something. */
const complainers = (said: PlaceSaid): string[] =>
  ALL_RULES.filter(({ check }) => check(said).length > 0).map(({ name }) => name);

const SHOWN = { where: 'days', text: '', symbol: 'd7', words: null, hasDrops: false, chance: null, amount: null };
const DRY = { low: 0, high: 0, isDry: true };
const day = (changes: Partial<ShownDay>): ShownDay => ({
  ...SHOWN,
  date: '24/11',
  isBold: false,
  parts: [],
  ...changes,
});
const part = (from: number, to: number, changes: Partial<ShownPart> = {}): ShownPart => ({
  ...SHOWN,
  from,
  to,
  ...changes,
});
const hour = (changes: Partial<ShownHour>): ShownHour => ({ ...SHOWN, clock: '10:00', ...changes });
const work = (changes: Partial<ShownWork>): ShownWork => ({
  where: 'work',
  text: 'Bón phân',
  work: 'Bón phân',
  verdict: 'good',
  spells: [],
  ...changes,
});

const rainHours = (chance: number, rain: number) => ({
  hours: Array.from({ length: 72 }, (_, index) => makeHour(index, { rainProbability: chance, rain })),
});
const wetNow = {
  now: makeHour(0, { code: 15, text: 'Mưa to', rain: 12 }),
  place: { lat: 21, lng: 105, stationCode: 1, elevation: 15 },
};
const bulletin = (kind: 'storm' | 'thunderstorm', level: 1 | 4) => ({
  items: [
    {
      id: 'a',
      number: 'KT-1',
      kind,
      level,
      issuer: '',
      issuedAt: '2026-11-23T08:00:00+07:00',
      startsAt: '2026-11-23T08:00:00+07:00',
      expiresAt: '2026-11-24T07:00:00+07:00',
      endAssumed: false,
      area: { name: '', places: [], polygons: [], circles: [] },
      language: 'vi' as const,
      headline: 'Tin bão',
      text: '',
      link: null,
      original: { language: 'vi' as const, headline: 'Tin bão', text: '' },
    },
  ],
  over: [],
});

const industry = (changes: Parameters<typeof makePage>[0]): PlaceSaid => ({
  ...makeSaid([]),
  country: [makePage({ page: 'industry-wind', ...changes })],
});
const CRANE = 'Cẩu ở 150 m: đang vượt ngưỡng, trở lại trong ngưỡng từ 14:00.';
const CRANE_LABEL = 'Cẩu ở 150 m: 0 giờ trong ngưỡng, 10 giờ vượt ngưỡng trong 24 giờ tới';

/** What the reviewers read on the old pages, by the rule that must detect it. */
const CASES: readonly (readonly [rule: string, review: string, said: PlaceSaid])[] = [
  [
    'rain-now',
    'looks 1, F2, W6',
    makeSaid([makeSentence('now', 'Trời mưa nhỏ, 21°. Mưa tạnh khoảng 10 giờ. Cao nhất hôm nay 26°.')]),
  ],
  [
    'rain-now',
    'looks 1 in English',
    makeSaid([
      makePage({
        language: 'en',
        sentences: [{ where: 'now', text: '21° with light rain. The rain stops around 10:00.' }],
      }),
    ]),
  ],
  [
    'rain-now',
    'W6, farm',
    makeSaid([
      makePage({ page: 'farm-now', sentences: [{ where: 'work', text: 'Trời đang mưa: cất nông sản đang phơi.' }] }),
    ]),
  ],
  [
    'rain-strength',
    'looks 1, Khánh Hòa',
    makeSaid([makeSentence('now', 'Trời mưa rất to, 24°.')], {
      now: wetNow,
      steps: makeSteps('Đang có mưa vừa, tạnh vào khoảng 11:10.', 4, '2026-11-23T11:10:00+07:00'),
    }),
  ],
  [
    'rain-end',
    'looks 1, Cần Thơ',
    makeSaid([makeSentence('now', 'Trời mưa to, 24°. Mưa to còn kéo dài đến khoảng 12 giờ.')], {
      now: wetNow,
      steps: makeSteps('Đang có mưa to, tạnh vào khoảng 10:30.', 12, '2026-11-23T10:30:00+07:00'),
    }),
  ],
  [
    'rain-end',
    'looks 1, Cao Bằng',
    makeSaid([makeSentence('now', 'Trời mưa rét, 18°. Mưa tạnh khoảng 11 giờ.')], {
      now: wetNow,
      steps: makeSteps('Đang có mưa nhỏ, có thể kéo dài quá 3 giờ tới.', 1),
    }),
  ],
  [
    'steps-hours',
    'looks 1, 10–21 mm against 6.1 mm',
    makeSaid([], { hours: { hours: [makeHour(0), makeHour(1, { rain: 7 })] } }),
  ],
  [
    'chance-union',
    'looks 2, the floor',
    makeSaid([], {
      days: { days: [makeDay(0, { rainProbability: 5 }), makeDay(1, { rainProbability: 90 })] },
      rain: rainHours(3, 0),
    }),
  ],
  ['chance-union', 'never below an hour', makeSaid([], { rain: rainHours(40, 0) })],
  [
    'chance-floor',
    'looks 2, 26 % of all days',
    makeSaid([], { days: { days: [0, 1, 2, 3].map((index) => makeDay(index, { rainProbability: 90 })) } }),
  ],
  ['page-chance', 'page against API', makeSaid([makePage({ days: [day({ chance: 50 })] })])],
  ['dry-words', 'looks 2, 53 % and không mưa', makeSaid([makePage({ days: [day({ chance: 53, amount: DRY })] })])],
  [
    'dry-words',
    'looks 2, the sentence',
    makeSaid([makeSentence('now', 'Trời nhiều mây, 21°. Từ giờ đến hết đêm nay trời không mưa.')], {
      rain: rainHours(50, 0),
    }),
  ],
  [
    'icon-rain',
    'looks 2, W8: a sun beside 90 %',
    makeSaid([makePage({ days: [day({ symbol: 'd1', text: '88 %' })] })], { rain: rainHours(88, 0.5) }),
  ],
  [
    'icon-rain',
    'F5: rain beside 0',
    makeSaid([makePage({ hours: [hour({ symbol: 'd13', amount: { low: 0, high: 0, isDry: false } })] })]),
  ],
  ['bold-chance', 'looks 2, bold 53 %, 0 mm', makeSaid([makePage({ days: [day({ isBold: true, chance: 53 })] })])],
  [
    'rain-sums',
    'W7: night that belongs to the next day',
    makeSaid([makePage({ parts: [part(7, 13), part(13, 19), part(19, 1), part(1, 7)] })]),
  ],
  [
    'rain-sums',
    'F12: 0 mm in all of 0.3',
    makeSaid([makeSentence('next-rain', 'Cả 3 giờ 0 mm, mạnh nhất 0,1 mm/giờ.')], {
      steps: makeSteps('Đang có mưa nhỏ.', 0.1),
    }),
  ],
  ['rain-sums', 'a day is the sum of its hours', makeSaid([], { days: { days: [makeDay(0, { rain: 4 })] } })],
  [
    'is-day',
    'looks 8: night after sunrise',
    makeSaid([makePage({ state: { symbol: 'n7', words: 'Nhiều mây', hasDrops: false } })]),
  ],
  ['is-day', 'looks 8: the 17:00 row', makeSaid([makePage({ hours: [hour({ clock: '17:00', symbol: 'd5' })] })])],
  [
    'tomorrow-sentence',
    'looks 13, F1, W5',
    makeSaid([
      makePage({
        page: 'tomorrow',
        sentences: [{ where: 'tomorrow', text: 'Ngày mai gần như cả ngày có mưa vừa (8–19 mm).' }],
      }),
    ]),
  ],
  [
    'tomorrow-sentence',
    'F1 in English',
    makeSaid([
      makePage({
        page: 'tomorrow',
        language: 'en',
        sentences: [{ where: 'tomorrow', text: 'Moderate rain most of tomorrow (8–19 mm).' }],
      }),
    ]),
  ],
  [
    'word-by-chance',
    'words C17: a hedge at 78 %',
    makeSaid(
      [
        makePage({
          page: 'tomorrow',
          sentences: [{ where: 'head', text: 'Ngày mai trời nhiều mây, có thể có mưa nhỏ.' }],
        }),
      ],
      {
        days: {
          days: Array.from({ length: 15 }, (_, index) =>
            makeDay(index, index === 1 ? { rain: 1, rainProbability: 78 } : {}),
          ),
        },
      },
    ),
  ],
  [
    'word-by-chance',
    'words C3: 62 mm headed light rain',
    makeSaid(
      [
        makePage({
          page: 'tomorrow',
          language: 'en',
          sentences: [{ where: 'head', text: 'Light rain most of tomorrow (28–97 mm).' }],
        }),
      ],
      {
        tomorrow: { hours: Array.from({ length: 24 }, (_, index) => makeHour(15 + index, { rain: 2.6 })) },
        days: {
          days: Array.from({ length: 15 }, (_, index) =>
            makeDay(index, index === 1 ? { rain: 62, rainProbability: 95 } : {}),
          ),
        },
      },
    ),
  ],
  [
    'word-by-chance',
    'words C2: a card that calls a day of 52 % dry',
    {
      ...makeSaid([], {
        hours: {
          hours: Array.from({ length: 24 }, (_, index) => makeHour(index, { rainProbability: index === 9 ? 52 : 5 })),
        },
      }),
      country: [
        makePage({
          page: 'home',
          cards: [{ ...SHOWN, where: 'home-place', slug: 'ha-noi', text: 'Hà Nội 24 giờ tới không mưa' }],
        }),
      ],
    },
  ],
  [
    'drying',
    'own: rain before the time to gather',
    makeSaid([], {
      drying: {
        plans: [
          {
            text: '',
            grain: null,
            days: [
              {
                date: '2026-11-24',
                verdict: 'good',
                spell: { from: '2026-11-24T09:00:00+07:00', to: '2026-11-24T15:00:00+07:00' },
                gatherBy: '2026-11-24T15:30:00+07:00',
                gatherFor: 'rain',
                rainProbability: 45,
                text: '',
              },
            ],
          },
        ],
        hours: [
          { at: '2026-11-24T14:00:00+07:00', rain: 0, rainProbability: 5 },
          { at: '2026-11-24T15:00:00+07:00', rain: 0, rainProbability: 21 },
        ],
      },
    }),
  ],
  [
    'farm-gate',
    'looks 3: thunder',
    makeSaid(
      [
        makePage({
          page: 'farm-now',
          works: [
            work({
              spells: [
                { from: 9, to: 18, verdict: 'good' },
                { from: 18, to: 9, verdict: 'night' },
              ],
              verdict: 'consider',
            }),
          ],
        }),
      ],
      { rain: { hours: [makeHour(0), makeHour(1, { thunder: 2 })] } },
    ),
  ],
  [
    'farm-gate',
    'looks 3: a bulletin of thunder',
    makeSaid([makePage({ page: 'farm-now', works: [work({})] })], { warnings: bulletin('thunderstorm', 1) }),
  ],
  [
    'farm-gate',
    'looks S1-1: within 24 hours after a bulletin of level 4',
    makeSaid([makePage({ page: 'farm-now', works: [work({})] })], {
      warnings: {
        items: [],
        over: bulletin('storm', 4).items.map((one) => ({ ...one, expiresAt: '2026-11-23T08:01:00+07:00' })),
      },
    }),
  ],
  [
    'farm-gate',
    'looks 3: rain now',
    makeSaid([makePage({ page: 'farm-now', works: [work({})] })], {
      now: wetNow,
      steps: makeSteps('Đang có mưa to.', 12),
    }),
  ],
  [
    'warning-first',
    'looks 4',
    makeSaid(
      [
        makePage({
          warnings: ['Tin bão'],
          isWarningFirst: true,
          sky: 'warning',
          sentences: [{ where: 'now', text: 'Theo mô hình lúc 07:00: trời nắng, 25°, không mưa.' }],
        }),
      ],
      { warnings: bulletin('storm', 4) },
    ),
  ],
  [
    'warning-first',
    'looks 4: the sky',
    makeSaid([makePage({ warnings: ['Tin bão'], isWarningFirst: true, sky: 'clear-day' })], {
      warnings: bulletin('storm', 4),
    }),
  ],
  ['sky-visible', 'looks 9', makeSaid([makePage({ symbols: ['d8'] })])],
  [
    'sky-visible',
    'looks 9, words 28: Đà Lạt',
    makeSaid([makeSentence('now', 'Trời rét, 19°. Cao nhất hôm nay 25°.')], {
      now: { now: makeHour(0), place: { lat: 12, lng: 108, stationCode: 1, elevation: 1500 } },
    }),
  ],
  ['wording', 'W4', makeSaid([makeSentence('tomorrow', 'Rạng sáng và sáng và chiều mai có mưa (2–6 mm).')])],
  [
    'wording',
    'W4 in English',
    makeSaid([makeSentence('tomorrow', 'Rain tomorrow in the small hours and morning and afternoon.')]),
  ],
  ['wording', 'W9', makeSaid([makeSentence('terms', 'Next term: Major snow, since 7 Dec')])],
  [
    'wording',
    'W10',
    makeSaid([makeSentence('details', 'Trăng khuyết đầu tháng, sáng 96 %.')], {
      today: { ...makeSaid([]).api.today, moon: { phase: 0.44, illumination: 0.96, name: '', rise: null, set: null } },
    }),
  ],
  ['lite-nowcast', 'looks 19', makeSaid([makePage({ page: 'lite-now', isLite: true })])],
  [
    'sowing-season',
    'W3',
    makeSaid([
      makePage({
        page: 'farm-now',
        sentences: [{ where: 'hints', text: 'Từ hôm nay năm ngày liền trung bình 21° trở lên: nên gieo trồng.' }],
      }),
    ]),
  ],
  ['site-work', 'W1', industry({ sentences: [{ where: 'live', text: CRANE }], labels: [CRANE_LABEL] })],
  ['site-work', 'W2', industry({ cells: ['không đạt'] })],
  [
    'country',
    'W6, home card',
    {
      ...makeSaid([]),
      country: [makePage({ page: 'home', cards: [{ ...SHOWN, where: 'head', slug: 'ha-noi', symbol: 'd13' }] })],
    },
  ],
  [
    'country',
    'rain on the sky of a card',
    {
      ...makeSaid([]),
      country: [
        makePage({
          page: 'home',
          cards: [{ ...SHOWN, where: 'saved', slug: 'ha-noi', symbol: null, drawn: 'rain-2' }],
        }),
      ],
    },
  ],
  [
    'country',
    'looks 13: rain in a dry region',
    {
      ...makeSaid([]),
      place: { name: 'gia-lai', at: { slug: 'gia-lai' }, why: null },
      country: [
        makePage({
          page: 'home',
          sentences: [{ where: 'provinces', text: 'Bắc Bộ và Trung Bộ, Tây Nguyên mưa nhiều nơi.' }],
          cards: [{ ...SHOWN, where: 'provinces', slug: 'dak-lak', chance: 0 }],
        }),
      ],
    },
  ],
  [
    'one-event',
    'looks S2-5: 76 % beside 0,1 mm in the API',
    makeSaid([], {
      days: {
        days: [makeDay(0), makeDay(1, { rainProbability: 76, rain: 0.1, rainHours: [0.1, ...new Array(23).fill(0)] })],
      },
    }),
  ],
  [
    'one-event',
    'looks S2-5: an evening of 63 % beside 0 mm',
    makeSaid([
      makePage({
        days: [
          day({
            chance: 63,
            amount: { low: 2, high: 2, isDry: false },
            parts: [part(19, 24, { chance: 63, amount: DRY })],
          }),
        ],
      }),
    ]),
  ],
  [
    'far-days',
    'looks S2-5: 98 % for 13 days ahead',
    makeSaid([], {
      days: {
        days: Array.from({ length: 15 }, (_, index) =>
          makeDay(index, index === 13 ? { rainProbability: 98, rain: 9 } : {}),
        ),
      },
    }),
  ],
  [
    'far-days',
    'rain that counts as sure at 60 %',
    makeSaid([], {
      days: { days: [makeDay(0), makeDay(1, { rainProbability: 60, rain: 4, rainLow: 2, rainHigh: 9 })] },
    }),
  ],
  [
    'one-event',
    '5 % beside up to 8 mm',
    makeSaid([], {
      days: { days: [makeDay(0), makeDay(1, { rainProbability: 5, rain: 0.1, rainLow: 0, rainHigh: 8 })] },
    }),
  ],
  [
    'one-event',
    '40 % beside a range that ends at none',
    makeSaid([], {
      days: { days: [makeDay(0), makeDay(1, { rainProbability: 40, rain: 0.1, rainLow: 0, rainHigh: 0.1 })] },
    }),
  ],
  [
    'one-event',
    'an amount outside of its range',
    makeSaid([], {
      days: { days: [makeDay(0), makeDay(1, { rainProbability: 80, rain: 9, rainLow: 0, rainHigh: 8 })] },
    }),
  ],
  [
    'headline-class',
    'words C3: light rain of 28–97 mm',
    makeSaid([makeSentence('tomorrow', 'Ngày mai gần như cả ngày có mưa nhỏ (28–97 mm).')], {
      days: { days: [makeDay(0), makeDay(1, { rainProbability: 99, rain: 55, rainLow: 28, rainHigh: 97 })] },
    }),
  ],
  [
    'headline-class',
    'words C3: light rain of 28–97 mm in English',
    makeSaid([makeSentence('tomorrow', 'Light rain most of tomorrow, possibly with thunder (28–97 mm).')], {
      days: { days: [makeDay(0), makeDay(1, { rainProbability: 99, rain: 55, rainLow: 28, rainHigh: 97 })] },
    }),
  ],
];

describe('the rules of consistency', () => {
  it('have nothing against a place about which all agree', () => {
    const page = makePage({
      sentences: [{ where: 'now', text: 'Trời nhiều mây, 21°. Từ giờ đến hết tối nay trời không mưa.' }],
      days: [day({ chance: 6, amount: DRY, parts: [part(0, 7), part(7, 13), part(13, 19), part(19, 24)] })],
      hours: [hour({ chance: 5 }), hour({ clock: '17:00', symbol: 'n7', chance: 5 })],
      works: [
        work({
          spells: [
            { from: 9, to: 17, verdict: 'good' },
            { from: 17, to: 9, verdict: 'night' },
          ],
        }),
      ],
    });
    expect(complainers(makeSaid([page]))).toEqual([]);
  });

  it('let a headline name the class of its amount, and the rain of a part without one', () => {
    const days = { days: [makeDay(0), makeDay(1, { rainProbability: 99, rain: 55, rainLow: 28, rainHigh: 97 })] };
    const texts = [
      'Ngày mai mưa nhỏ buổi sáng, rồi mưa to (28–97 mm).',
      'Tomorrow heavy rain (28–97 mm), light rain at night.',
    ];
    const said = makeSaid([makePage({ sentences: texts.map((text) => ({ where: 'tomorrow', text })) })], { days });
    expect(ALL_RULES.find(({ name }) => name === 'headline-class')?.check(said)).toEqual([]);
  });

  it.each(CASES)('%s sees the review’s %s', (rule, _, said) => {
    expect(complainers(said)).toContain(rule);
  });

  it('are each seen to complain of something, and stand on a decision', () => {
    expect([...new Set(CASES.map(([rule]) => rule))].sort()).toEqual(ALL_RULES.map(({ name }) => name).sort());
    for (const { from } of ALL_RULES) expect(from).toMatch(/decisions|domain|review/);
  });

  it('are tried at the reviewers’ moment', () => {
    expect(makeSaid([]).nowAt).toBe(Date.parse(SAMPLE_NOW) / 1000);
  });
});
