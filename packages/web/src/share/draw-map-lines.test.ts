import { describe, expect, it } from 'vitest';
import { drawMapLines } from './draw-map-picture.ts';

describe('lines over a satellite image', () => {
  it('name the archipelagos and seas in the asked language, and lay no ground over the image', () => {
    const [vi, en] = [drawMapLines('vi'), drawMapLines('en')];
    for (const name of ['Hoàng Sa', 'Trường Sa', 'Hà Nội']) expect(vi).toContain(name);
    expect(vi).toContain('Biển Đông');
    expect(en).toContain('East Sea');
    expect(vi).not.toMatch(/fill="var\(--(sea|land|home)\)"/);
  });
});
