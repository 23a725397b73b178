import { WARNINGS_RENEWED } from '#components/warnings/warnings-renewed.ts';
import { fetchPage } from '#islands/frame/fetch-page.ts';

/** Elements that show warnings: strip, cards, lines and their count. */
const PARTS = ['strip', 'cards', 'list', 'count'];

/** A new strip stands first in what fills the screen with it, else first on the page. */
const findStripHome = () => document.querySelector('[data-strip]') ?? document.querySelector('main');

const findPart = (page: Document, part: string) => page.querySelector(`[data-renewed="${part}"]`);

/** A text that was unfolded is the reader's doing, no news. */
const toMarkup = (part: Element | null) => part?.outerHTML.replaceAll(' open=""', '');

/** Unfolds in the new part what is unfolded in the old one. */
function restoreOpen(old: Element, fresh: Element): void {
  for (const { id } of old.querySelectorAll('article:has(details[open])')) {
    fresh.querySelector(`#${CSS.escape(id)} details`)?.setAttribute('open', '');
  }
}

/** Takes the warnings of the page from the server, which knows the new, the cancelled and those beyond the shown. */
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
