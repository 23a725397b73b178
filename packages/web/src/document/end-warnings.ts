import { WARNINGS_RENEWED } from '#components/warnings/warnings-renewed.ts';

/** Longer timers fire immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const CHECK_EVERY_MS = 300_000;
const QUIET_MS = 20_000;

/**
 * The portal's time in seconds, from its response plus the elapsed time; may differ from the reader's clock. Null where
 * the browser does not expose the response header.
 */
function findPortalClock(): (() => number) | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const answeredAt = page?.serverTiming?.find(({ name }) => name === 'now')?.duration;
  if (page === undefined || answeredAt === undefined) return null;
  return () => answeredAt + (readMs() - page.responseStart) / 1000;
}

/** Elapsed time since loading. One clock may stop during sleep, and the user may set the other: take the larger. */
const readMs = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);

const listWarnings = () => [...document.querySelectorAll<HTMLElement>('[data-warning]')];

/** Removes a warning, and its strip once empty. */
function remove(warning: Element): void {
  const strip = warning.closest('section > ul');
  if (strip?.childElementCount === 1) strip.parentElement?.remove();
  else warning.remove();
}

/** Pages that quote warnings, and weather pages, which may come to need them. */
const mayRenewWarnings = () => document.querySelector('[data-renewed], [data-sky]') !== null;

/** Removes expired warnings from an open page, and refetches the others periodically. */
export function endWarnings(): void {
  const readTime = findPortalClock();
  let renewedMs = 0;
  let timer = 0;

  /** Removes expired warnings; true if there were any. */
  function drop(): boolean {
    if (readTime === null) return false;
    clearTimeout(timer);
    const now = readTime();
    const toEnd = (warning: HTMLElement) => Number(warning.dataset.warning) - now;
    const warnings = listWarnings();
    const over = warnings.filter((warning) => toEnd(warning) <= 0);
    for (const warning of over) remove(warning);
    const next = Math.min(...warnings.map(toEnd).filter((seconds) => seconds > 0));
    if (next < Number.POSITIVE_INFINITY) timer = window.setTimeout(check, Math.min(next * 1000, LONGEST_TIMER_MS));
    if (over.length > 0) document.dispatchEvent(new Event(WARNINGS_RENEWED));
    return over.length > 0;
  }

  function renew(): void {
    if (document.visibilityState !== 'visible' || !mayRenewWarnings()) return;
    renewedMs = readMs();
    import('./renew-warnings.ts').then(({ renewWarnings }) => renewWarnings().then(drop)).catch(() => undefined);
  }

  function check(): void {
    if (drop() || readMs() - renewedMs > QUIET_MS) renew();
  }

  drop();
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', check);
  addEventListener('pageshow', check);
}
