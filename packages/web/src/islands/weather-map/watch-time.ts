/** Radar and satellite frames come every ten minutes, some minutes late. */
const FRESH_MS = 300_000;
const CHECK_MS = 30_000;

/**
 * Renews an open map: at every fifth minute of the clock, and at the first check after a hidden tab, sleep or clock
 * change. `renew` resolves to whether it succeeded; otherwise it is retried at the next check. With `isOld` the first
 * check renews.
 */
export function watchTime(renew: () => Promise<boolean>, isOld = false): void {
  const read = (): number => Math.floor(Date.now() / FRESH_MS);
  let fresh = isOld ? Number.NaN : read();
  let isBusy = false;
  const check = async (): Promise<void> => {
    const now = read();
    if (document.visibilityState !== 'visible' || now === fresh || isBusy) return;
    isBusy = true;
    const isRenewed = await renew().catch(() => false);
    isBusy = false;
    if (isRenewed) fresh = now;
  };
  setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', check);
  addEventListener('pageshow', check);
  addEventListener('online', check);
}
