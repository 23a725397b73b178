/** Values that stand in a path: `location`, `days`, `url`, decoded. */
export type RouteParameters = Readonly<Record<string, string>>;
