/** Beyond this a timer rings at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The portal's time in seconds: that of its answer, and what passed since. Its clock may show another time than the
 * reader's. Null where the browser does not tell the header of the answer.
 */
function findPortalClock(): (() => number) | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const answeredAt = page?.serverTiming?.find(({ name }) => name === 'now')?.duration;
  if (page === undefined || answeredAt === undefined) return null;
  // A device that sleeps may stop the one, and somebody who sets the clock the other.
  const readMs = () => Math.max(performance.now(), Date.now() - performance.timeOrigin);
  return () => answeredAt + (readMs() - page.responseStart) / 1000;
}

/** Takes a warning away, and what held nothing but it. */
function remove(warning: Element): void {
  const list = warning.closest('section > ul');
  if (list !== null && list.childElementCount === 1) list.parentElement?.remove();
  else if (warning.tagName === 'ARTICLE' && document.querySelectorAll('article[data-warning]').length === 1) {
    // The page of warnings says something else without any.
    location.reload();
  } else warning.remove();
}

/** Takes each warning of a page that is left open away when it is over. */
export function endWarnings(): void {
  const warnings = [...document.querySelectorAll<HTMLElement>('[data-warning]')];
  const readTime = warnings.length === 0 ? null : findPortalClock();
  if (readTime === null) return;
  let timer = 0;
  const look = (): void => {
    clearTimeout(timer);
    const now = readTime();
    const left = warnings.filter(({ isConnected }) => isConnected);
    const toEnd = (warning: HTMLElement) => Number(warning.dataset.warning) - now;
    for (const warning of left) if (toEnd(warning) <= 0) remove(warning);
    const next = Math.min(...left.map(toEnd).filter((seconds) => seconds > 0));
    if (next < Number.POSITIVE_INFINITY) timer = window.setTimeout(look, Math.min(next * 1000, LONGEST_TIMER_MS));
  };
  look();
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
}
