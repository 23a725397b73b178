import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WeekColumns } from './climate-table.tsx';

const draw = (warmth: readonly (number | null)[]) =>
  renderToStaticMarkup(
    <WeekColumns
      weeks={warmth.map((celsius, index) => ({ from: `${index + 1}/8`, celsius }))}
      edgesC={[25]}
      caption="Tuần"
    />,
  );

it('draws a warmer week higher, and none where its warmth is not known', () => {
  const tops = [...draw([15, null, 29]).matchAll(/d="M(\d+) (\d+)h34/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(tops.map(([x]) => x)).toEqual([0, 80]);
  expect(tops[0]?.[1]).toBeGreaterThan(tops[1]?.[1] ?? 0);
});

it('keeps the coldest week in sight, and names the first, the middle and the last', () => {
  const svg = draw([2, 20, 30]);
  expect(svg).toMatch(/M0 100h34V104/);
  expect([...svg.matchAll(/<span>([^<]+)/g)].map(([, date]) => date)).toEqual(['1/8', '2/8', '3/8']);
});

it('is left out where nothing is known', () => {
  expect(draw([null, null])).toBe('');
});
