/** Decoded path parameters: `location`, `days`, `url`, `id`, `code`. */
export type RouteParameters = Readonly<Record<string, string>>;
