import { layoutMessages } from '@portal/content/messages/layout-messages';
import { toCounterpart } from '#routes/counterpart.ts';
import { Flag } from './flag.tsx';
import styles from './language-switch.module.css';
import type { PageAddress } from './page-address.ts';

const CHOICES = [
  { language: 'vi', label: 'VN', name: 'Tiếng Việt' },
  { language: 'en', label: 'EN', name: 'English' },
] as const;

/** Leads to the same page in the other language, query kept; works as two plain links. */
export function LanguageSwitch({ address }: { readonly address: Omit<PageAddress, 'settings'> }) {
  return (
    <nav className={styles.switch} aria-label={layoutMessages[address.language].language}>
      {CHOICES.map(({ language, label, name }) => (
        <a
          key={language}
          href={toCounterpart(address.routeId, language, address.parameters, address.query)}
          hrefLang={language}
          lang={language}
          aria-label={`${label}: ${name}`}
          aria-current={language === address.language ? 'true' : undefined}
        >
          <Flag language={language} />
          {label}
        </a>
      ))}
    </nav>
  );
}
