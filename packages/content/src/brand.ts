/** Facts about the company. `null` is a fact that nobody has stated yet: it is left out, never made up. */
export interface Brand {
  /** True while the facts below are a sample that the operator has yet to fill in. */
  readonly sample: boolean;
  readonly name: string;
  readonly slug: string;
  readonly slogan: { readonly vi: string; readonly en: string };
  readonly since: number;
  readonly legalName: string | null;
  readonly registration: string | null;
  readonly address: string | null;
  readonly hotline: string | null;
  readonly email: string | null;
  /** Whom to call or write to about buying. */
  readonly salesContact: { readonly phone: string | null; readonly email: string | null } | null;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[] | null;
  readonly storeLinks: readonly { readonly name: string; readonly url: string }[] | null;
  /** Badge of the Ministry's registration; shown only while `validTo` (YYYY-MM-DD) lies ahead. */
  readonly badge: { readonly url: string; readonly validTo: string } | null;
  /**
   * Address (https) of a third party's badge script. Where it is set, pages with a footer load it, and their content security
   * policy allows its origin beside the own one.
   */
  readonly badgeScript: string | null;
  readonly licence: { readonly number: string; readonly validTo: string } | null;
}

export const BRAND: Brand = {
  sample: true,
  name: 'Trời Việt',
  slug: 'troi-viet',
  slogan: { vi: 'Dự báo thời tiết Việt Nam', en: 'Weather forecasts for Vietnam' },
  since: 2024,
  legalName: null,
  registration: null,
  address: null,
  hotline: null,
  email: null,
  salesContact: null,
  socialLinks: null,
  storeLinks: null,
  badge: null,
  badgeScript: null,
  licence: null,
};
