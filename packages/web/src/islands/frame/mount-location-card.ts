import type { LocationCardProps } from '#components/layout/location-card-props.ts';
import { findMyPlace, type LocateFailure } from '#islands/place-search/find-my-place.ts';
import { hasAnswered, saveAnswer } from './offer-answer.ts';

const NAME = 'location-card';

/** True if the browser would refuse without asking. */
async function isRefused(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'denied';
  } catch {
    return false;
  }
}

/** Asks on a map for the reader's location. The browser is asked only after a tap; the answer is stored. */
export async function mountLocationCard(card: HTMLElement): Promise<void> {
  if (!('geolocation' in navigator) || hasAnswered(NAME, Number.POSITIVE_INFINITY) || (await isRefused())) return;
  const { language, path, words } = JSON.parse(card.dataset.props ?? '{}') as LocationCardProps;
  const [use, later] = card.querySelectorAll('button');
  const status = card.querySelector('[role="status"]');
  const say = (what: 'asking' | LocateFailure): void => {
    if (status !== null) status.textContent = words[what];
  };
  later?.addEventListener('click', () => {
    saveAnswer(NAME);
    card.hidden = true;
  });
  use?.addEventListener('click', async () => {
    if (use.ariaDisabled === 'true') return;
    use.ariaDisabled = 'true';
    say('asking');
    const place = await findMyPlace(language);
    use.ariaDisabled = 'false';
    if (place.kind !== 'found') return say(place.kind);
    saveAnswer(NAME);
    card.hidden = true;
    location.assign(path.replace('{location}', place.slug));
  });
  card.hidden = false;
}
