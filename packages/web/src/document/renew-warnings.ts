import { WARNINGS_RENEWED } from '#components/warnings/warnings-renewed.ts';
import { fetchPage } from '#islands/frame/fetch-page.ts';

/** Elements that show warnings: strip, cards, lines and their count. */
const PARTS = ['strip', 'cards', 'list', 'count'];

/** Position of a new strip: first inside a full-screen stage, else first on the page. */
const findStripHome = () => document.querySelector('[data-strip]') ?? document.querySelector('main');

const findPart = (page: Document, part: string) => page.querySelector(`[data-renewed="${part}"]`);

/** Ignores `open`: it is the reader's doing, not news. */
const toMarkup = (part: Element | null) => part?.outerHTML.replaceAll(' open=""', '');

/** Copies the reader's open disclosures to the new part. */
function restoreOpen(old: Element, fresh: Element): void {
  for (const { id } of old.querySelectorAll('article:has(details[open])')) {
    fresh.querySelector(`#${CSS.escape(id)} details`)?.setAttribute('open', '');
  }
}

/** Replaces the page's warnings with the server's: new, cancelled, and those beyond the ones shown. */
export async function renewWarnings(): Promise<void> {
  const page = await fetchPage(location.href);
  if (page === null) return;
  for (const part of PARTS) {
    const [old, fresh] = [findPart(document, part), findPart(page, part)];
    if (toMarkup(old) === toMarkup(fresh)) continue;
    if (fresh === null) old?.remove();
    else if (old === null) findStripHome()?.prepend(fresh);
    else {
      restoreOpen(old, fresh);
      old.replaceWith(fresh);
    }
  }
  document.dispatchEvent(new Event(WARNINGS_RENEWED));
}
