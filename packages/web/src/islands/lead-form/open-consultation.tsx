import { createRoot } from 'react-dom/client';
import { toLanguagePath } from '#routes/counterpart.ts';
import { ConsultationDialog } from './consultation-dialog.tsx';
import { findAreaOfPath } from './find-area-of-path.ts';

/** Opens the consultation form over the page; the focus goes back to where it came from. */
export function openConsultation(opener: HTMLElement): void {
  const language = document.documentElement.lang === 'en' ? 'en' : 'vi';
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const forget = (): void => {
    root.unmount();
    place.remove();
    opener.focus();
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
