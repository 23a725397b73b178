import { BRAND } from '@portal/content/brand';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '#routes/counterpart.ts';
import type { RouteId } from '#routes/route-id.ts';
import { BrandFacts } from './brand-facts.tsx';
import { FOOTER_LISTS } from './footer-list.table.ts';
import { Logo } from './logo.tsx';
import styles from './site-footer.module.css';

function RouteLink({ id, language }: { readonly id: RouteId; readonly language: Language }) {
  return <a href={toLanguagePath(id, language)}>{routeText[language][id].title}</a>;
}

/** Facts of the brand, lists of pages, copyright. `today` is YYYY-MM-DD of Vietnam. */
export function SiteFooter({ language, today }: { readonly language: Language; readonly today: string }) {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className={styles.logo}>
            <Logo />
            {BRAND.name}
          </p>
          <p className={styles.slogan}>{BRAND.slogan[language]}</p>
          <BrandFacts brand={BRAND} words={layoutMessages[language]} today={today} />
        </div>
        {FOOTER_LISTS.map(({ heading, links }) => (
          <nav key={heading} aria-label={routeText[language][heading].title}>
            <h2>{routeText[language][heading].title}</h2>
            <ul>
              {links.map((id) => (
                <li key={id}>
                  <RouteLink id={id} language={language} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`wrap ${styles.end}`}>
        <p>{`© ${BRAND.since}–${today.slice(0, 4)} ${BRAND.name}`}</p>
        <RouteLink id="terms" language={language} />
        <RouteLink id="privacy" language={language} />
      </div>
    </footer>
  );
}
