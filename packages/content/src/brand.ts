/** What the product is called. It stands in addresses, icons and the page for no network, so it is built in. */
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
