const NAME = /\{(\w+)\}/g;

/** Names of the parameters in a path such as `/api/v1/storms/{id}`: fields of the call's query that its path carries. */
export function listPathParameters(path: string): readonly string[] {
  return [...path.matchAll(NAME)].map(([, name = '']) => name);
}

/** Path with its parameters filled in, and the others as its query. */
export function toCallPath(path: string, query: Readonly<Record<string, string>>): string {
  const inPath = new Set(listPathParameters(path));
  const filled = path.replace(NAME, (_, name: string) => encodeURIComponent(query[name] ?? ''));
  const others = Object.entries(query).filter(([name]) => !inPath.has(name));
  const search = new URLSearchParams(others).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
