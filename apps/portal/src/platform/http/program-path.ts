const OPERATIONS = new Set(['/healthz', '/readyz', '/metrics']);

export function toPathname(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/** Whether an address is for load balancers and monitoring. */
export const isProbePath = (url: string): boolean => OPERATIONS.has(toPathname(url));

/** Whether an address is for programs, which get problem details instead of an error page. */
export function isProgramPath(url: string): boolean {
  const path = toPathname(url);
  return path === '/api' || path.startsWith('/api/') || OPERATIONS.has(path);
}
