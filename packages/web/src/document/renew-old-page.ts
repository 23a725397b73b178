const HOUR_MS = 3_600_000;

/** Whether somebody is in the middle of writing. */
function isInUse(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/**
 * Loads a weather page anew when its reader comes back to it in another clock hour: what it calls now is over. Without a network
 * the service worker answers with its age.
 */
export function renewOldPage(): void {
  const toHour = () => Math.floor(Date.now() / HOUR_MS);
  const hour = toHour();
  const renew = (): void => {
    if (document.visibilityState !== 'visible' || toHour() === hour) return;
    if (document.querySelector('[data-sky]') !== null && !isInUse()) location.reload();
  };
  document.addEventListener('visibilitychange', renew);
  addEventListener('pageshow', renew);
}
