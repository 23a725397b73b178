import type { LatLng } from '@portal/domain/geo/lat-lng';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BasinDrawing, DayRainKey } from './basin-drawing.tsx';
import { DAY_RAIN } from './map-palettes.table.ts';

const STYLE = { language: 'en', temperatureUnit: 'C', windUnit: 'kmh' } as const;
/** 100 units per degree from 22° N and 103° E. */
const drawing = {
  width: 300,
  height: 200,
  letter: 6,
  project: ({ lat, lng }: LatLng) => ({ x: 100 * (lng - 103), y: 100 * (22 - lat) }),
};

/** A row of cells of a quarter degree. */
function draw(rains: readonly (number | null)[], dam: LatLng | null = null): string {
  const items = rains.map((rain, index) => ({ lat: 21.875, lng: 103.125 + 0.25 * index, rain }));
  return renderToStaticMarkup(
    <BasinDrawing
      drawing={drawing}
      ground={{
        land: '',
        home: '',
        lakes: '',
        rivers: '',
        names: [{ kind: 'town', vi: 'A', en: 'Atown', lat: 21.9, lng: 104.6, weight: 50 }],
      }}
      cells={{ latStep: 0.25, lngStep: 0.25, items }}
      outline="M0 0L50 0L50 25Z"
      dam={dam === null ? null : { ...dam, vi: 'Đập', en: 'The dam' }}
      label="Rain"
      style={STYLE}
    />,
  );
}

describe('rain of a day on a basin', () => {
  it('has the class on both sides of each limit', () => {
    const classOf = (mm: number) => /url\(#basin-(\d)\)/.exec(draw([mm]))?.[1] ?? null;
    expect([0.4, 0.5, 5.9, 6, 13.9, 14, 25.9, 26, 39.9, 40].map(classOf)).toEqual([
      null,
      '0',
      '0',
      '1',
      '1',
      '2',
      '2',
      '3',
      '3',
      '4',
    ]);
  });

  it('is drawn where its cell is, once for all cells of a class, and again within the outline', () => {
    const paths = draw([7, null, 8]).match(/<path fill="url\(#basin-1\)" d="([^"]*)"/g);
    expect(paths).toHaveLength(2);
    expect(paths?.[0]).toContain('d="M0 0h25v25h-25zM50 0h25v25h-25z"');
  });

  it('says each figure of few cells, of many only the wettest and those of towns', () => {
    const few = draw([7, 8, 0.4]);
    expect([few.includes('>7.0<'), few.includes('>8.0<'), few.includes('>0.4<')]).toEqual([true, true, false]);
    const many = draw(Array.from({ length: 41 }, (_, cell) => (cell === 1 ? 31 : 7)));
    expect(many).toContain('>31\u00a0mm<');
    expect(many).toContain('>Atown 7.0<');
    expect(many).not.toContain('>7.0<');
  });

  it('marks the dam, names it where there is room, and no wettest cell where it stays dry', () => {
    expect(draw([7], { lat: 21.2, lng: 103.2 })).toContain('>The dam<');
    const beneath = draw([7], { lat: 21.85, lng: 103.1 });
    expect(beneath).not.toContain('>The dam<');
    expect(beneath).toContain('class="damMark"');
    expect(draw(Array.from({ length: 41 }, () => 0))).not.toContain('mm<');
  });

  it('has a key of as many classes', () => {
    const key = renderToStaticMarkup(<DayRainKey labels={['a', 'b', 'c', 'd', 'e']} />);
    expect(DAY_RAIN.colors.every((color) => key.includes(color))).toBe(true);
  });
});
