/** Values that stand in a path: `location`, `days`, `url`, `id`, `code`, decoded. */
export type RouteParameters = Readonly<Record<string, string>>;
