import { BRAND } from '@portal/content/brand';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { settingsMessages } from '@portal/content/messages/settings-messages';
import { Icon } from '#components/ui/icon.tsx';
import { toLanguagePath } from '#routes/counterpart.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { listMainLinks } from './list-main-links.ts';
import { Logo } from './logo.tsx';
import type { PageAddress } from './page-address.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './site-header.module.css';
import { writeLinkItems } from './write-link-items.ts';

/** Logo, main links, search, settings and language; on narrow screens the links open from a menu that needs no script. */
export function SiteHeader({ address }: { readonly address: PageAddress }) {
  const { language } = address;
  const words = layoutMessages[language];
  const items = { __html: writeLinkItems(listMainLinks(address)) };
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <a className={styles.logo} href={toLanguagePath('home', language)} aria-label={words.homeLink(BRAND.name)}>
          <Logo />
          {BRAND.name}
        </a>
        <nav className={styles.links} aria-label={words.mainMenu}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the portal's own links, escaped */}
          <ul dangerouslySetInnerHTML={items} />
        </nav>
        <div className={styles.tools}>
          <a className={styles.tool} href={toLanguagePath('search', language)} aria-label={words.search}>
            <Icon name="search" />
          </a>
          <div className={styles.wide}>
            <LanguageSwitch address={address} />
          </div>
          <details className={styles.settings} name="header">
            <summary className={styles.tool} aria-label={settingsMessages[language].title}>
              <Icon name="settings-2" />
            </summary>
            <div className={styles.panel}>
              <SettingsForm address={address} />
            </div>
          </details>
          <details className={styles.menu} name="header">
            <summary className={styles.tool} aria-label={words.menu}>
              <Icon name="menu" size={24} />
              <Icon name="x" size={24} />
            </summary>
            <div className={styles.drawer}>
              <nav aria-label={words.menu}>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the portal's own links, escaped */}
                <ul dangerouslySetInnerHTML={items} />
              </nav>
              <LanguageSwitch address={address} />
            </div>
          </details>
        </div>
      </div>
    </header>
  );
}
