const OPERATIONS = new Set(['/healthz', '/readyz', '/metrics']);

/** The path of a request's address, without its query. */
export function toPathname(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/** Whether an address is for programs, which get problem details for errors, and not for people, who get a page. */
export function isProgramPath(url: string): boolean {
  const path = toPathname(url);
  return path === '/api' || path.startsWith('/api/') || OPERATIONS.has(path);
}
