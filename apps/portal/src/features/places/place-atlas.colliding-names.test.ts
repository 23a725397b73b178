import { resolveSlug } from '@portal/domain/place/name-place';
import { describe, expect, it } from 'vitest';
import { openPlaceAtlas } from './place-atlas.ts';

const { index } = openPlaceAtlas();

function listChoices(slug: string): string[] {
  const found = resolveSlug(index, slug);
  return found.outcome === 'choice' ? found.places.map((place) => place.slug).toSorted() : [found.outcome];
}

describe('a name that two places share', () => {
  // The ten wards with colliding names: by type if it differs, else by code.
  it.each([
    ['van-lang-thai-nguyen', 'xa-van-lang-02143-thai-nguyen', 'xa-van-lang-05665-thai-nguyen'],
    ['cam-giang-hai-phong', 'xa-cam-giang-10888-hai-phong', 'xa-cam-giang-10903-hai-phong'],
    ['dong-tien-thanh-hoa', 'phuong-dong-tien-thanh-hoa', 'xa-dong-tien-thanh-hoa'],
    ['son-ha-quang-ngai', 'xa-son-ha-21289-quang-ngai', 'xa-son-ha-21292-quang-ngai'],
    ['ba-to-quang-ngai', 'xa-ba-to-21484-quang-ngai', 'xa-ba-to-21523-quang-ngai'],
    ['loc-thanh-dong-nai', 'xa-loc-thanh-25280-dong-nai', 'xa-loc-thanh-25294-dong-nai'],
    ['thanh-an-ho-chi-minh', 'xa-thanh-an-25807-ho-chi-minh', 'xa-thanh-an-27676-ho-chi-minh'],
    ['tan-thanh-tay-ninh', 'xa-tan-thanh-25534-tay-ninh', 'xa-tan-thanh-27826-tay-ninh'],
    ['my-tho-dong-thap', 'phuong-my-tho-dong-thap', 'xa-my-tho-dong-thap'],
    ['tan-thanh-dong-thap', 'xa-tan-thanh-29938-dong-thap', 'xa-tan-thanh-30157-dong-thap'],
  ])('%s is a choice of %s and %s', (slug, first, second) => {
    expect(listChoices(slug)).toEqual(expect.arrayContaining([first, second]));
  });

  // These three of the six addresses belong to no ward.
  it.each(['cai-lay-tien-giang', 'duyen-hai-tra-vinh', 'long-my-hau-giang'])(
    'a town and a rural district are a choice: %s',
    (slug) => {
      expect(listChoices(slug)).toEqual(expect.arrayContaining([`huyen-${slug}`, `thi-xa-${slug}`]));
    },
  );

  it.each(['ky-anh-ha-tinh', 'cao-lanh-dong-thap', 'hong-ngu-dong-thap'])('the ward of today answers: %s', (slug) => {
    expect(resolveSlug(index, slug)).toMatchObject({ outcome: 'place', place: { slug, kind: 'ward' } });
  });
});

describe('a name that changed', () => {
  // Former provinces that were merged into another.
  it.each([
    ['tuyen-quang', 'ha-giang'],
    ['lao-cai', 'yen-bai'],
    ['thai-nguyen', 'bac-kan'],
    ['bac-ninh', 'bac-giang'],
    ['phu-tho', 'vinh-phuc hoa-binh'],
    ['hai-phong', 'hai-duong'],
    ['hung-yen', 'thai-binh'],
    ['ninh-binh', 'ha-nam nam-dinh'],
    ['da-nang', 'quang-nam'],
    ['quang-ngai', 'kon-tum'],
    ['gia-lai', 'binh-dinh'],
    ['khanh-hoa', 'ninh-thuan'],
    ['dak-lak', 'phu-yen'],
    ['lam-dong', 'dak-nong binh-thuan'],
    ['dong-nai', 'binh-phuoc'],
    ['ho-chi-minh', 'ba-ria-vung-tau binh-duong'],
    ['tay-ninh', 'long-an'],
    ['dong-thap', 'tien-giang'],
    ['vinh-long', 'ben-tre tra-vinh'],
    ['an-giang', 'kien-giang'],
    ['can-tho', 'soc-trang hau-giang'],
    ['ca-mau', 'bac-lieu'],
    ['quang-tri', 'quang-binh'],
  ])('%s took in %s, each with a page of its own', (province, merged) => {
    const former = index.places.filter((place) => place.kind === 'formerProvince' && place.province === province);
    expect(former.map(({ slug }) => slug).toSorted()).toEqual(merged.split(' ').toSorted());
    for (const { slug } of former) expect(resolveSlug(index, slug).outcome).toBe('place');
  });

  it('counts 2,611 communes, 697 wards and 13 special zones (§12.1.1), 7 of 34 provinces central cities', () => {
    const count = (unit: string) =>
      index.places.filter((place) => place.unit === unit && place.kind !== 'locality').length;
    expect([count('commune'), count('ward'), count('specialZone'), count('centralCity')]).toEqual([2611, 697, 13, 7]);
  });

  it.each([
    ['tp-ho-chi-minh', 'ho-chi-minh'],
    ['tphcm', 'ho-chi-minh'],
    ['hcm', 'ho-chi-minh'],
    ['sai-gon', 'ho-chi-minh'],
    ['thua-thien-hue', 'hue'],
    ['thanh-pho-da-nang', 'da-nang'],
    ['tinh-lam-dong', 'lam-dong'],
  ])('%s is %s by another name', (slug, to) => {
    expect(resolveSlug(index, slug)).toEqual({ outcome: 'moved', slug: to });
  });
});
