import { layoutMessages } from '@portal/content/messages/layout-messages';
import type { Language } from '@portal/domain/language/language';
import { toCounterpart } from '@portal/routes/counterpart';
import { drawFlag } from './draw-flag.ts';
import styles from './language-switch.module.css';
import type { PageAddress } from './page-address.ts';

const CHOICES = [
  { language: 'vi', label: 'VN', name: 'Tiếng Việt' },
  { language: 'en', label: 'EN', name: 'English' },
] as const;

type SwitchAddress = Omit<PageAddress, 'settings'>;

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Two links to the same page, query kept. As text: they stand twice on every page and depend on its address. */
export function writeLanguageLinks({ routeId, language, parameters, query }: SwitchAddress): string {
  return CHOICES.map((choice) => {
    const href = escapeAttribute(toCounterpart(routeId, choice.language, parameters, query));
    const current = choice.language === language ? ' aria-current="true"' : '';
    const names = `hreflang="${choice.language}" lang="${choice.language}" aria-label="${choice.label}: ${choice.name}"`;
    return `<a href="${href}" ${names}${current}>${drawFlag(choice.language)}${choice.label}</a>`;
  }).join('');
}

interface LanguageLinksProps {
  readonly language: Language;
  /** From `writeLanguageLinks`. */
  readonly links: string;
}

export function LanguageLinks({ language, links }: LanguageLinksProps) {
  return (
    <nav
      className={styles.switch}
      aria-label={layoutMessages[language].language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the portal's own links, escaped
      dangerouslySetInnerHTML={{ __html: links }}
    />
  );
}

/** Leads to the same page in the other language; works as two plain links. */
export function LanguageSwitch({ address }: { readonly address: SwitchAddress }) {
  return <LanguageLinks language={address.language} links={writeLanguageLinks(address)} />;
}
