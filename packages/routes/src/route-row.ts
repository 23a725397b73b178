/** One address of the portal in both languages. */
export interface RouteRow {
  readonly id: string;
  /** Path in Vietnamese; `{location}`, `{days}`, `{url}`, `{id}`, `{code}` are parameters, `{brand}` stands for the brand's slug. */
  readonly vi: string;
  /** Path in English; the same as in Vietnamese where a path serves both languages. */
  readonly en: string;
  readonly access: 'all' | 'guest' | 'USER';
  readonly layout: 'header+footer' | 'header' | 'none';
  /** What the page is about. */
  readonly kind: 'general' | 'weather' | 'map' | 'news' | 'words' | 'account';
  /** Other paths: 200 answers with this row's page, 301 moves to it. */
  readonly aliases: readonly {
    readonly path: string;
    readonly language: 'vi' | 'en' | 'both';
    readonly status: 200 | 301;
  }[];
  readonly note: string;
}
