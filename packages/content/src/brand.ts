/** Product name. Built in, since addresses, icons and the offline page use it. */
interface Brand {
  readonly name: string;
  readonly slug: string;
  readonly slogan: { readonly vi: string; readonly en: string };
  readonly since: number;
}

export const BRAND: Brand = {
  name: 'Trời Việt',
  slug: 'troi-viet',
  slogan: { vi: 'Dự báo thời tiết Việt Nam', en: 'Weather forecasts for Vietnam' },
  since: 2024,
};
