import type { FormerDistrict, FormerWardSource } from './address-packages.ts';
import { toBareSlug } from './address-packages.ts';

/**
 * Creates a function that returns the code of a former ward's district: by the ward's own code, else by the district's
 * name, whatever its type. Throws for an unknown district.
 */
export function findDistrictOf(
  districts: readonly FormerDistrict[],
  communes: readonly FormerWardSource[],
): (unit: FormerWardSource) => string {
  const byCode = new Map(communes.map((commune) => [commune.code, commune]));
  const byName = new Map(districts.map((one) => [`${one.fullName}/${one.formerProvince}`, one.code]));
  const byBareName = new Map(districts.map((one) => [`${toBareSlug(one.fullName)}/${one.formerProvince}`, one.code]));
  return (unit) => {
    const { district, formerProvince } = byCode.get(unit.code) ?? unit;
    const code =
      byName.get(`${district}/${formerProvince}`) ?? byBareName.get(`${toBareSlug(district)}/${formerProvince}`);
    if (code === undefined) throw new Error(`${unit.fullName} lies in an unknown district, ${district}`);
    return code;
  };
}
