/** One address of the portal in both languages. */
export interface RouteRow {
  readonly id: string;
  /**
   * Vietnamese path; `{location}`, `{days}`, `{url}`, `{id}` and `{code}` are parameters, `{brand}` is the brand's
   * slug.
   */
  readonly vi: string;
  /** English path; equal to the Vietnamese one where both languages share it. */
  readonly en: string;
  readonly access: 'all' | 'guest' | 'USER';
  readonly layout: 'header+footer' | 'header' | 'none';
  /** Subject of the page. */
  readonly kind: 'general' | 'weather' | 'map' | 'news' | 'words' | 'account';
  /** Other paths: 200 serves this row's page, 301 redirects to it. */
  readonly aliases: readonly {
    readonly path: string;
    readonly language: 'vi' | 'en' | 'both';
    readonly status: 200 | 301;
  }[];
  readonly note: string;
}
