import type { MapGround } from '@portal/contract/map-ground';
import { describe, expect, it } from 'vitest';
import { writeMapCredit } from '#components/map/map-layer.ts';
import { drawTiles, type MapColors, toTileSource } from './ground-tiles.ts';

const GROUND: MapGround = {
  url: 'https://tiles.example/{z}/{x}/{y}.pbf',
  isArchive: false,
  tiles: 'vector',
  minZoom: 2,
  maxZoom: 12,
  layers: null,
  credit: '© A',
};
const COLORS = { land: '#111', water: '#222', line: '#333', tiles: '0.45' } as MapColors;
const listNames = (ground: MapGround) => drawTiles(ground, COLORS).map(({ id }) => id);

describe("the operator's tiles", () => {
  it('are asked for at the zooms they have', () => {
    expect(toTileSource(GROUND)).toEqual({ type: 'vector', tiles: [GROUND.url], minzoom: 2, maxzoom: 12 });
    expect(toTileSource({ ...GROUND, tiles: 'raster' })).toMatchObject({ type: 'raster', tileSize: 256 });
  });

  it('are drawn of the layers that are there, and never their names and borders', () => {
    const layers = ['water', 'roads', 'places', 'boundaries'];
    expect(listNames({ ...GROUND, layers })).toEqual(['tiles-water', 'tiles-roads']);
    expect(listNames(GROUND).join()).not.toMatch(/place|boundar/);
  });

  it('are pictures as dark as the theme', () => {
    const [picture] = drawTiles({ ...GROUND, tiles: 'raster' }, COLORS);
    expect(picture?.paint).toMatchObject({ 'raster-brightness-max': 0.45 });
  });

  it("are credited beside the portal's own ground", () => {
    expect(writeMapCredit('Natural Earth', GROUND)).toBe('Natural Earth, © A');
    expect(writeMapCredit('Natural Earth', { ...GROUND, credit: null })).toBe('Natural Earth');
    expect(writeMapCredit('Natural Earth', null)).toBe('Natural Earth');
  });
});
