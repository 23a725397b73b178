/** Values that stand in a path: `location`, `days`, `url`, `id`, decoded. */
export type RouteParameters = Readonly<Record<string, string>>;
