const HOUR_MS = 3_600_000;

/** True while the reader is typing. */
function isInUse(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/**
 * Reloads a weather page when its reader returns in another clock hour, since its "now" is over. Offline, the service
 * worker answers with the page's age.
 */
export function renewOldPage(): void {
  const toHour = () => Math.floor(Date.now() / HOUR_MS);
  const hour = toHour();
  const renew = (): void => {
    if (document.visibilityState !== 'visible' || toHour() === hour) return;
    if (document.querySelector('[data-sky]') !== null && !isInUse()) location.reload();
  };
  document.addEventListener('visibilitychange', renew);
  // A first showing is as new as its reply, though the hour may have changed while it loaded.
  addEventListener('pageshow', ({ persisted }) => persisted && renew());
}
