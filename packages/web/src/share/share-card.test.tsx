import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findSkyScene } from '#components/weather/sky-scene.ts';
import { ShareCard, type ShareCardFacts } from './draw-share-card.tsx';
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
