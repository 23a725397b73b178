import type { CallApi } from '@portal/contract/call-api';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { findSkyScene } from '#components/weather/sky-scene.ts';
import { makeIssued, makeToday, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { drawAnswerCard, drawShareCard, ShareCard, type ShareCardFacts } from './draw-share-card.tsx';
import { fillTokens } from './share-frame.tsx';
import { fitSize, measureText } from './wrap-text.ts';

const DA_LAT = { lat: 11.94, lng: 108.44, elevation: 1500, province: 'lam-dong' };
const toScene = (code: number | null) =>
  findSkyScene({ code, isDay: true, thunder: null }, DA_LAT, Date.parse('2026-08-03T07:00:00+07:00') / 1000);

const FACTS: ShareCardFacts = {
  place: 'Đà Lạt',
  province: 'Lâm Đồng',
  date: 'Thứ Hai, 3/8/2026',
  range: '14° – 26°',
  state: 'Nắng',
  rain: null,
  demo: null,
  scene: toScene(1),
};

const draw = (changes: Partial<ShareCardFacts> = {}) => {
  const facts = { ...FACTS, ...changes };
  return fillTokens(renderToStaticMarkup(<ShareCard {...facts} />), facts.scene);
};

it('says place, day, range and state, and leaves out what is not known', () => {
  const svg = draw();
  for (const text of ['Đà Lạt', 'Lâm Đồng · Thứ Hai, 3/8/2026', '14° – 26°', 'Nắng'])
    expect(svg).toContain(`>${text}<`);
  expect(draw({ range: null })).not.toContain('°');
  expect(svg).not.toMatch(/null|undefined/);
});

it('names the demo on a ground of its own', () => {
  expect(draw({ demo: 'Số liệu minh họa' })).toContain('>Số liệu minh họa<');
});

it('has no colour by name of the style sheet, and the land of its place', () => {
  expect(draw()).not.toContain('var(');
  expect(draw()).not.toBe(draw({ scene: { ...FACTS.scene, landscape: 'coast' } }));
});

it('has another sky for rain than for sun, and a quiet one for a state that is not known', () => {
  expect(draw({ scene: toScene(14) })).toContain('<pattern');
  expect(draw({ scene: toScene(null) })).not.toMatch(/<pattern|r="38"/);
});

it('writes a name as text only', () => {
  expect(draw({ place: '<script>' })).toContain('&lt;script&gt;');
});

it('makes a long line smaller, but not smaller than readable', () => {
  expect(fitSize('Huế', 1000, 84, 22)).toBe(84);
  const long = 'Vườn quốc gia Phong Nha – Kẻ Bàng và vùng đệm';
  const size = fitSize(long, 1000, 84, 22);
  expect(size).toBeLessThan(84);
  expect(size * measureText(long)).toBeLessThanOrEqual(1000);
  expect(fitSize(long, 1, 84, 22)).toBe(22);
});

const NOW = Date.parse('2026-08-03T14:00:00+07:00') / 1000;

/** Draws beside a storm of level 4. */
function drawWarned(draw: (call: CallApi) => Promise<string | null>): Promise<string | null> {
  const replies: Readonly<Record<string, unknown>> = {
    placesResolve: { outcome: 'place', located: { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [] } },
    weatherToday: makeToday(makeIssued(), 'vi'),
    warningsList: { items: [makeSampleWarning({ kind: 'storm', level: 4 })], over: [] },
  };
  return draw(async ({ id }) => ({ ok: true, reply: replies[id] as never }));
}

it('calls no day dry under an emergency or in the day after it, and names the warning that is in force', async () => {
  const read = async (
    language: 'vi' | 'en',
    items: readonly OfficialWarning[],
    over: readonly OfficialWarning[] = [],
  ): Promise<string> => {
    const today = makeToday(makeIssued(), language);
    const replies: Readonly<Record<string, unknown>> = {
      placesResolve: { outcome: 'place', located: { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [] } },
      weatherToday: { ...today, day: { ...today.day, rain: 0, rainProbability: 2 } },
      warningsList: { items, over },
    };
    const call: CallApi = async ({ id }) => ({ ok: true, reply: replies[id] as never });
    const now = Date.parse('2026-08-03T14:00:00+07:00') / 1000;
    return (await drawShareCard({ slug: 'ha-noi', language, now }, call)) ?? '';
  };
  const storm = makeSampleWarning({ kind: 'storm', level: 4 });
  const heat = makeSampleWarning({ kind: 'heat', level: 3 });
  for (const [language, dry, said, amount] of [
    ['vi', />Không mưa</, 'Cảnh báo chính thức: Bão · Cấp 4', 'lượng mưa 0\u00a0mm'],
    ['en', />No rain</, 'Official warnings: Storm · Level 4', 'chance of rain, 0\u00a0mm'],
  ] as const) {
    expect(await read(language, [])).toMatch(dry);
    expect(await read(language, [heat])).toMatch(dry);
    const warned = await read(language, [heat, storm]);
    expect(warned).toContain(said);
    expect(warned).not.toMatch(dry);
    expect(warned).not.toBe((await read(language, [])).replace(dry, `>${said}<`));
    const after = await read(language, [], [storm]);
    expect(after).toContain(amount);
    expect(after).not.toMatch(dry);
  }
});

it('says the answer of a page, after an official warning, and draws nothing without one', async () => {
  const answer = (text: string | null) =>
    drawWarned((call) =>
      drawAnswerCard({ slug: 'ha-noi', language: 'vi', now: NOW, subject: 'heat' }, call, async ({ query, view }) =>
        text === null ? null : { sentence: `${text} ${query.location} ${view.nowAt.slice(0, 10)}`, isDemo: true },
      ),
    );
  const svg = (await answer('Việc nặng phải dừng')) ?? '';
  const text = svg.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('Việc nặng phải dừng ha-noi 2026-08-03');
  expect(svg.indexOf('Cảnh báo chính thức: Bão · Cấp 4')).toBeLessThan(svg.indexOf('Việc nặng'));
  expect(svg.indexOf('Cảnh báo chính thức')).toBeGreaterThan(0);
  expect(text).toContain('Số liệu minh họa');
  expect(await answer(null)).toBeNull();
});
