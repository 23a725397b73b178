import { layoutMessages } from '@portal/content/messages/layout-messages';
import { escapeMarkup } from '@portal/domain/data/escape-markup';
import type { Language } from '@portal/domain/language/language';
import { toCounterpart } from '@portal/routes/counterpart';
import styles from './language-switch.module.css';
import type { PageAddress } from './page-address.ts';

const STAR = 'M10 3.2l1.2 3.6h3.8l-3.1 2.2 1.2 3.6-3.1-2.2-3.1 2.2 1.2-3.6-3.1-2.2h3.8z';
const DIAGONALS = 'M1 0.8l18 12.4M19 0.8L1 13.2';
const CROSS = 'M10 0v14M0 7h20';

const SHAPES: Readonly<Record<Language, string>> = {
  vi: `<rect width="20" height="14" rx="2" fill="#da251d"/><path d="${STAR}" transform="translate(0 -1)" fill="#ffde00"/>`,
  en:
    '<rect width="20" height="14" rx="2" fill="#1f3a8a"/>' +
    `<path d="${DIAGONALS}" stroke="#fff" stroke-width="2.6"/><path d="${DIAGONALS}" stroke="#c8202f" stroke-width="1"/>` +
    `<path d="${CROSS}" stroke="#fff" stroke-width="4.4"/><path d="${CROSS}" stroke="#c8202f" stroke-width="2.4"/>`,
};

const toChoice = (language: Language, label: string, name: string) => ({
  language,
  names: `hreflang="${language}" lang="${language}" aria-label="${label}: ${name}"`,
  mark: `<svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">${SHAPES[language]}</svg>${label}`,
});
const CHOICES = [toChoice('vi', 'VN', 'Tiếng Việt'), toChoice('en', 'EN', 'English')];

type SwitchAddress = Omit<PageAddress, 'settings'>;

/**
 * Two links to the same page that keep the query. Built as text: every page has them twice, and they depend on its
 * address.
 */
export function writeLanguageLinks({ routeId, language, parameters, query }: SwitchAddress): string {
  return CHOICES.map((choice) => {
    const href = escapeMarkup(toCounterpart(routeId, choice.language, parameters, query));
    const current = choice.language === language ? ' aria-current="true"' : '';
    return `<a href="${href}" ${choice.names}${current}>${choice.mark}</a>`;
  }).join('');
}

interface LanguageLinksProps {
  readonly language: Language;
  /** Output of `writeLanguageLinks`. */
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

/** Language switch as two plain links to the same page. */
export function LanguageSwitch({ address }: { readonly address: SwitchAddress }) {
  return <LanguageLinks language={address.language} links={writeLanguageLinks(address)} />;
}
