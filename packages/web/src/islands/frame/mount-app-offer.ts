import { hasAnswered, saveAnswer } from './offer-answer.ts';

const NAME = 'app-offer';
const QUIET_DAYS = 30;

/** A visit's first page comes from elsewhere. */
const isFirstPage = (): boolean => !document.referrer.startsWith(`${location.origin}/`);

/** An official warning on the page, or a card that asks something already. */
const isBusy = (): boolean =>
  document.querySelector('[data-warning], [data-island="location-card"]:not([hidden])') !== null;

/** Offers the apps of the stores: never on a first page, never on one with a warning, and for 30 days not again. */
export function mountAppOffer(card: HTMLElement): void {
  if (isFirstPage() || isBusy() || hasAnswered(NAME, QUIET_DAYS)) return;
  card.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('a, button') === null) return;
    saveAnswer(NAME);
    card.hidden = true;
  });
  card.hidden = false;
}
