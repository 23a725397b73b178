/** Radar and satellite bring a frame every ten minutes, some minutes late. */
const FRESH_MS = 300_000;
const CHECK_MS = 30_000;

/**
 * Has a map renewed that stays open: when five minutes have begun by the reader's clock, at the first check after a tab was hidden, a
 * machine slept or a clock was set. `renew` resolves to whether it could; if not, it is asked again at the next check. What `isOld`
 * from the beginning is renewed at the first.
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
