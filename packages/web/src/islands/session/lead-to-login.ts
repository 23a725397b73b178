/** Leads from a page that needs an account to the one for signing in, with the way back. */
export function leadToLogin(more = ''): void {
  location.replace(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}${more}`);
}
