/** What the packages get wrong, or lack, about a ward of today. */
export interface WardOverride {
  /** Its code where the package has another one. */
  readonly code?: string;
  readonly fullName?: string;
  readonly nameEn?: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly precisionKm?: number;
  readonly weight?: number;
  readonly otherNames?: readonly string[];
}

/**
 * By the code that the package has. The ten wards of Đồng Nai were communes until the province became a city on 30 April
 * 2026 (Resolution 30/2026/QH16). Coordinates: the ward's middle, written for this project from general knowledge.
 */
export const WARD_OVERRIDES: Readonly<Record<string, WardOverride>> = {
  '06970': { code: '06978' },
  '23737': { code: '23938' },
  '25270': { fullName: 'Phường Lộc Ninh' },
  '25357': { fullName: 'Phường Tân Khai' },
  '25363': { fullName: 'Phường Đồng Phú' },
  '26116': { fullName: 'Phường Tân Phú' },
  '26170': { fullName: 'Phường Trị An' },
  '26248': { fullName: 'Phường Trảng Bom' },
  '26326': { fullName: 'Phường Dầu Giây' },
  '26368': { fullName: 'Phường Long Thành' },
  '26425': { fullName: 'Phường Xuân Lộc' },
  '26485': { fullName: 'Phường Nhơn Trạch' },
};
