import type { LeadArea } from '@portal/domain/lead/lead';
import { toLanguagePath } from '@portal/routes/counterpart';
import { createRoot } from 'react-dom/client';
import { ConsultationDialog } from './consultation-dialog.tsx';
import { CONSULTATION_STYLE } from './consultation-style.ts';

const AREAS: readonly (readonly [RegExp, LeadArea])[] = [
  [/thuy-dien|hydropower/, 'solutions-for-hydropower'],
  [/nong-nghiep|nha-nong|agri|agro/, 'solutions-for-agriculture'],
  [/doanh-nghiep|business|thoi-tiet-theo-nganh|weathercareer/, 'solutions-for-businesses'],
];

/** Area of a page by its path, preselected in the form; null where none fits. */
export function findAreaOfPath(path: string): LeadArea | null {
  return AREAS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** Loads the style sheet once; resolves when applied. */
function loadStyle(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`) !== null) return Promise.resolve();
  const link = document.createElement('link');
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} failed to load`));
    };
  });
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return loaded;
}

/** Opener of the drawer around an element: a modal dialog closes the drawer, and hidden elements cannot take focus. */
function findDrawerOpener(element: HTMLElement): HTMLElement | null {
  const drawer = element.closest('[popover]');
  return drawer && document.querySelector(`[popovertarget="${drawer.id}"]:not([popovertargetaction="hide"])`);
}

/** Opens the consultation form; focus returns to its origin. */
export async function openConsultation(opener: HTMLElement): Promise<void> {
  await loadStyle(CONSULTATION_STYLE);
  if (document.querySelector('dialog[open]') !== null) return;
  const language = document.documentElement.lang === 'en' ? 'en' : 'vi';
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const forget = (): void => {
    root.unmount();
    place.remove();
    (findDrawerOpener(opener) ?? opener).focus();
  };
  root.render(
    <ConsultationDialog
      language={language}
      privacyPath={toLanguagePath('privacy', language)}
      area={findAreaOfPath(location.pathname)}
      onClose={forget}
    />,
  );
}
