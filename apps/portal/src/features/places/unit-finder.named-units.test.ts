import { describe, expect, it } from 'vitest';
import { openPlaceAtlas } from './place-atlas.ts';
import { listNamedUnits } from './unit-finder.ts';

const atlas = openPlaceAtlas();
const list = (name: string, within: string | null = null) =>
  listNamedUnits(atlas, name, within).map(({ slugs }) => slugs);

describe('units by their names', () => {
  it.each([
    ['Lào Cai', ['lao-cai']],
    ['tỉnh Lào Cai', ['lao-cai']],
    ['LAO CAI', ['lao-cai']],
    ['Lao Cai Province', ['lao-cai']],
    ['Thành phố Hà Nội', ['ha-noi']],
    ['Hanoi', ['ha-noi']],
    ['TP. Hồ Chí Minh', ['ho-chi-minh']],
    ['TP.HCM', ['ho-chi-minh']],
    ['Yên Bái', ['yen-bai']],
    ['phường Yên Bái', ['yen-bai-lao-cai']],
    ['Hoà Bình', ['hoa-binh']],
    ['Bà Rịa - Vũng Tàu', ['ba-ria-vung-tau']],
    ['Thừa Thiên Huế', ['hue']],
    ['xã Y Tý', ['y-ty-lao-cai']],
    ['đặc khu Phú Quốc', ['phu-quoc-an-giang']],
    ['Quận 1', ['quan-1-ho-chi-minh']],
  ])('%s is %j', (name, slugs) => {
    expect(list(name)).toEqual([slugs]);
  });

  it('that differ by their marks are not mistaken for one another', () => {
    expect(list('Yên Bài')).toEqual([['yen-bai-ha-noi']]);
    expect(list('Lão Cai')).toEqual([]);
  });

  it('are several where several bear the name, and one in its province', () => {
    expect(list('xã Tân Lập').length).toBeGreaterThan(1);
    expect(list('xã Tân Lập', 'tay-ninh')).toEqual([['tan-lap-tay-ninh']]);
    expect(list('xã Tân Lập', 'lao-cai')).toEqual([]);
  });

  it('that a ward carries on from its district mean the ward or all of the district, as the type word says', () => {
    expect(list('xã Bắc Hà')).toEqual([['bac-ha-lao-cai']]);
    const [district = []] = list('huyện Bắc Hà');
    expect(district).toContain('bac-ha-lao-cai');
    expect(district.length).toBeGreaterThan(1);
    expect(list('Bắc Hà')).toEqual([['bac-ha-lao-cai'], district]);
  });

  it.each(['Bắc Bộ', 'Biển Đông', 'phía tây tỉnh Nghệ An', '', '  ', '()', 'xã', 'a'.repeat(5000)])(
    '%s are none',
    (name) => {
      expect(list(name)).toEqual([]);
    },
  );
});
