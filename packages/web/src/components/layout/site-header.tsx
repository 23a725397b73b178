import { BRAND } from '@portal/content/brand';
import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { menuMessages } from '@portal/content/messages/menu-messages';
import { settingsMessages } from '@portal/content/messages/settings-messages';
import { escapeMarkup } from '@portal/domain/data/escape-markup';
import type { Language } from '@portal/domain/language/language';
import { toCounterpart, toLanguagePath } from '@portal/routes/counterpart';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '#components/ui/icon.tsx';
import { LanguageLinks, writeLanguageLinks } from './language-switch.tsx';
import { writeMenu } from './menu.tsx';
import type { PageAddress } from './page-address.ts';
import { SettingsForm, writeSettingsFields } from './settings-form.tsx';
import styles from './site-header.module.css';

/** The mark: half a sun over the sea. The name next to it is text. */
export function Logo() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M5 14a9 9 0 0 1 18 0z" fill="var(--logo-sun, #7fb439)" />
      <path
        d="M2 17.5h24M5.5 21h17M9.5 24.5h9"
        stroke="var(--logo-sea, var(--violet))"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Link to the contact page; a script may open a dialog instead. */
function ConsultLink({ language }: { readonly language: Language }) {
  return (
    <a className="button" href={toLanguagePath('contact', language)} data-consult>
      {menuMessages[language].consult}
    </a>
  );
}

const DRAWER = 'menu';

interface HeaderPartProps {
  readonly language: Language;
  readonly links: string;
}

function DrawerButton({ language, action }: Pick<HeaderPartProps, 'language'> & { readonly action: 'show' | 'hide' }) {
  const { open, close } = menuMessages[language];
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.narrow}`}
      popoverTarget={DRAWER}
      popoverTargetAction={action}
      aria-label={action === 'show' ? open : close}
    >
      <Icon name={action === 'show' ? 'menu' : 'x'} size={24} />
    </button>
  );
}

/** Maximum letters for one line next to the menu; longer names take two smaller lines. */
const MOST_LETTERS = 11;

function BrandName() {
  return <span className={BRAND.name.length > MOST_LETTERS ? styles.longName : undefined}>{BRAND.name}</span>;
}

/** The menu: a row on wide screens; a popover on narrow ones, which needs no JavaScript. */
function MenuDrawer({ language, links, menu }: HeaderPartProps & { readonly menu: string }) {
  return (
    <div className={styles.drawer} id={DRAWER} popover="auto" data-loading={menuMessages[language].loading}>
      <p className={styles.narrow}>
        <Logo />
        <BrandName />
        <DrawerButton language={language} action="hide" />
      </p>
      <nav
        aria-label={layoutMessages[language].mainMenu}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the menu's component
        dangerouslySetInnerHTML={{ __html: menu }}
      />
      <div className={styles.narrow}>
        <ConsultLink language={language} />
        <LanguageLinks language={language} links={links} />
      </div>
    </div>
  );
}

/** Placeholders for page-specific parts in the header markup shared by all pages of a language. */
const MARKS = { links: 'PAGE-LINKS', menu: 'PAGE-MENU', path: 'PAGE-PATH', fields: 'PAGE-FIELDS' } as const;
const ANY_MARK = new RegExp(`(${Object.values(MARKS).join('|')})`);

function Bar({ language }: { readonly language: Language }) {
  const words = layoutMessages[language];
  return (
    <div className={`wrap ${styles.bar}`}>
      <a className={styles.logo} href={toLanguagePath('home', language)} aria-label={words.homeLink(BRAND.name)}>
        <Logo />
        <BrandName />
      </a>
      <MenuDrawer language={language} links={MARKS.links} menu={MARKS.menu} />
      <div className={styles.tools}>
        <a className={styles.tool} href={toLanguagePath('search', language)} aria-label={words.search}>
          <Icon name="search" />
        </a>
        <a
          className={styles.tool}
          href={toLanguagePath('login', language)}
          aria-label={accountPageMessages[language].tool.login}
          data-account={accountPageMessages[language].tool.account}
        >
          <Icon name="user" />
        </a>
        <details className={styles.settings} name="menu">
          <summary className={styles.tool} aria-label={settingsMessages[language].title}>
            <Icon name="settings-2" />
          </summary>
          <div className={styles.panel}>
            <SettingsForm path={MARKS.path} fields={MARKS.fields} />
          </div>
        </details>
        <div className={styles.wide}>
          <LanguageLinks language={language} links={MARKS.links} />
          <ConsultLink language={language} />
        </div>
        <DrawerButton language={language} action="show" />
      </div>
    </div>
  );
}

/** Header markup per language, split at its placeholders. */
const piecesByLanguage = new Map<Language, readonly string[]>();

function listPieces(language: Language): readonly string[] {
  const pieces = piecesByLanguage.get(language) ?? renderToStaticMarkup(<Bar language={language} />).split(ANY_MARK);
  piecesByLanguage.set(language, pieces);
  return pieces;
}

interface SiteHeaderProps {
  readonly address: PageAddress;
  /** Empty routes; the menu leaves them out. */
  readonly emptyRoutes: readonly string[];
}

export function SiteHeader({ address, emptyRoutes }: SiteHeaderProps) {
  const { routeId, language, parameters, query } = address;
  const parts: Readonly<Record<string, string>> = {
    [MARKS.links]: writeLanguageLinks(address),
    [MARKS.menu]: writeMenu(address, emptyRoutes),
    [MARKS.path]: escapeMarkup(toCounterpart(routeId, language, parameters, query)),
    [MARKS.fields]: writeSettingsFields(address),
  };
  // Concatenated rather than joined: the page is assembled from its pieces once, at the end.
  let html = '';
  for (const piece of listPieces(language)) html += parts[piece] ?? piece;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the component above
  return <header className={styles.header} dangerouslySetInnerHTML={{ __html: html }} />;
}
