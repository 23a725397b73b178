import { hasAnswered, saveAnswer } from './offer-answer.ts';

const NAME = 'app-offer';
const QUIET_DAYS = 30;

/** The first page of a visit has an external referrer. */
const isFirstPage = (): boolean => !document.referrer.startsWith(`${location.origin}/`);

/** A warning is shown, or another card already asks something. */
const isBusy = (): boolean =>
  document.querySelector('[data-warning], [data-island="location-card"]:not([hidden])') !== null;

/** Offers the store apps: never on a first page or next to a warning, and at most every 30 days. */
export function mountAppOffer(card: HTMLElement): void {
  if (isFirstPage() || isBusy() || hasAnswered(NAME, QUIET_DAYS)) return;
  card.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('a, button') === null) return;
    saveAnswer(NAME);
    card.hidden = true;
  });
  card.hidden = false;
}
