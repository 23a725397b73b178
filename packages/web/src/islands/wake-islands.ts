import { mountMenu } from '#islands/menu/mount-menu.ts';
import { beginSession } from '#islands/session/begin-session.ts';
import { syncSettings } from '#islands/settings/sync-settings.ts';
import { showLoader } from './frame/show-loader.ts';
import { ISLANDS } from './island.table.ts';
import { answerConsultLinks } from './lead-form/answer-consult-links.ts';
import { findStoredText } from './visitor/stored-text.ts';

const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click', 'submit'] as const;

/**
 * Target of an event that needs a script: a button click, or a form that says so. Links work natively and are never
 * held.
 */
function findPressed({ type, target }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  if (type === 'click') return target.closest<HTMLElement>('button[type="button"]');
  return type === 'submit' ? target.closest<HTMLElement>('[data-held]') : null;
}

async function findIsland(name: string) {
  return ISLANDS[name] ?? (await import('./account-island.table.ts')).ACCOUNT_ISLANDS[name];
}

async function fetchAndMount(element: HTMLElement): Promise<void> {
  const load = await findIsland(element.dataset.island ?? '');
  const mount = await load?.();
  mount?.(element);
}

/** Wakes an island at most once; replays a held click or form once it is hydrated. */
function makeWaker(element: HTMLElement): (event?: Event) => void {
  let pressed: HTMLElement | null = null;
  let waking = false;
  const finish = (): void => {
    for (const touch of TOUCHES) element.removeEventListener(touch, wake, true);
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed?.click();
  };
  function wake(event?: Event): void {
    const found = event === undefined ? null : findPressed(event);
    if (found !== null) {
      event?.preventDefault();
      event?.stopPropagation();
      pressed = found;
    }
    if (waking) return;
    waking = true;
    fetchAndMount(element).then(finish, finish);
  }
  return wake;
}

function wakeWhenSeen(element: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    wake();
  });
  observer.observe(element);
}

/** Runs after the first paint: later code must not compete with visible content. */
function whenPainted(call: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(call));
}

function wakeWhenIdle(wake: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => wake(), { timeout: 3000 });
  else setTimeout(wake, 300);
}

function hasOwnPlaces(): boolean {
  return findStoredText('search') !== null || findStoredText('saved') !== null;
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const wake = makeWaker(element);
  for (const touch of TOUCHES) element.addEventListener(touch, wake, true);
  const when = element.dataset.wake;
  // No new event for an element focused before this script loaded.
  if (element.contains(document.activeElement) || (when === 'kept' && hasOwnPlaces())) wake();
  if (when === 'visible') whenPainted(() => wakeWhenSeen(element, wake));
  if (when === 'idle') whenPainted(() => wakeWhenIdle(wake));
}
beginSession();
syncSettings();
mountMenu();
answerConsultLinks();
showLoader();
