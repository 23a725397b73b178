import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShareCard, type ShareCardFacts } from './draw-share-card.tsx';
import { fitSize, measureText } from './wrap-text.ts';

const FACTS: ShareCardFacts = {
  place: 'Đà Lạt',
  province: 'Lâm Đồng',
  date: 'Thứ Hai, 3/8/2026',
  range: '14° – 26°',
  state: 'Nắng',
  rain: null,
  demo: null,
  sky: 'clear-day',
  symbol: 'd1',
};

const draw = (changes: Partial<ShareCardFacts> = {}) => renderToStaticMarkup(<ShareCard {...FACTS} {...changes} />);

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

it('has no colour by name of the style sheet, and a drawing only where the sprite has one', () => {
  expect(draw()).not.toContain('var(');
  expect(draw()).toContain('href="#d1"');
  expect(draw({ symbol: 'no-such-drawing' })).not.toContain('<use');
});

it('has another sky for rain than for sun, and a quiet one for a name that it does not know', () => {
  expect(draw({ sky: 'rain' })).not.toBe(draw({ sky: 'clear-day' }));
  expect(draw({ sky: 'no-such-sky' })).toContain('#c9d0dc');
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
