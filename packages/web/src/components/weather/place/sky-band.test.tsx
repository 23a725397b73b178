import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LAND_DRAWINGS } from '#components/weather/drawing.ts';
import { findSkyScene, type SkyScene } from '#components/weather/sky-scene.ts';
import { SkyBand } from './sky-band.tsx';

const HA_NOI = { lat: 21.03, lng: 105.85, elevation: 15, province: 'ha-noi' };
const MOMENTS = ['2026-08-03T12:00', '2026-08-03T18:40', '2026-11-24T22:00', '2026-02-17T00:10', '2026-09-25T20:00'];
const STATES = [
  ...[1, 3, 5, 6, 7, 9, 13, 14, 15].map((code) => ({ code, isDay: null, thunder: 0 as const, windSpeed: 5 })),
  { code: 14, isDay: null, thunder: 2 as const },
  { code: 6, isDay: null, thunder: 0 as const, visibility: 0.4 },
  { code: 1, isDay: null, thunder: 0 as const, isWarning: true },
];
const SCENES: readonly SkyScene[] = STATES.flatMap((weather) =>
  MOMENTS.map((moment) => findSkyScene(weather, HA_NOI, Date.parse(`${moment}:00+07:00`) / 1000)),
);
const LANDS = Object.keys(LAND_DRAWINGS) as SkyScene['landscape'][];

const render = (scene: SkyScene) => renderToStaticMarkup(<SkyBand scene={scene} />);

describe('a whole scene', () => {
  it.each(LANDS)('over %s has at most 6 KB on the wire in every state, hour and feast', (landscape) => {
    const sizes = SCENES.map((scene) => gzipSync(render({ ...scene, landscape }), { level: 6 }).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6_000);
  });

  it('moves one thing at most: rain, else clouds, and nothing under a warning or in a card', () => {
    const moving = (scene: SkyScene) =>
      [...render(scene).matchAll(/class="[^"]*\b_?(drift|fall)/g)].map(([, what]) => what);
    for (const scene of SCENES) {
      const kinds = new Set(moving(scene));
      expect(kinds.size).toBeLessThanOrEqual(scene.isStill ? 0 : 1);
      if (scene.rain > 0 && !scene.isStill) expect([...kinds]).toEqual(['fall']);
    }
    expect(renderToStaticMarkup(<SkyBand scene={SCENES[20] as SkyScene} isCard />)).not.toMatch(
      /class="[^"]*\b_?(drift|fall)/,
    );
  });

  it('is hidden from screen readers and has no style of its own, which the policy of pages forbids', () => {
    expect(render(SCENES[0] as SkyScene)).toMatch(/^<div[^>]*aria-hidden="true"/);
    for (const scene of SCENES) expect(render(scene)).not.toContain('style=');
  });
});
