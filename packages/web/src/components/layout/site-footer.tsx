import { BRAND } from '@portal/content/brand';
import type { Company } from '@portal/content/company/company';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { liteMessages } from '@portal/content/messages/lite-messages';
import { noticesMessages } from '@portal/content/messages/notices-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { createCachedMarkup } from './cached-markup.ts';
import { FooterFacts, FooterMarks } from './footer-facts.tsx';
import { FOOTER_LISTS } from './footer-list.table.ts';
import { Logo } from './logo.tsx';
import { MENU_COMING } from './menu-group.table.ts';
import { nameRoute } from './name-route.ts';
import styles from './site-footer.module.css';

function RouteLink({ id, language }: { readonly id: RouteId; readonly language: Language }) {
  return <a href={toLanguagePath(id, language)}>{nameRoute(id, language)}</a>;
}

interface FooterProps {
  readonly language: Language;
  /** YYYY-MM-DD of Vietnam. */
  readonly today: string;
  /** Whether the page has a light form. */
  readonly hasLite: boolean;
  readonly company: Company;
  /** Routes that have nothing to show: no link leads to them. */
  readonly emptyRoutes: readonly string[];
}

function FooterContent({ language, today, hasLite, company: { facts }, emptyRoutes }: FooterProps) {
  const words = layoutMessages[language];
  return (
    <>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className={styles.logo}>
            <Logo />
            {BRAND.name}
          </p>
          <p>{BRAND.slogan[language]}</p>
          <FooterFacts company={facts} language={language} words={words} today={today} />
          <p>{`${words.workingHours} ${facts.workingHours?.[language] ?? words.hours}`}</p>
          <FooterMarks company={facts} language={language} words={words} today={today} />
        </div>
        {FOOTER_LISTS.map(({ heading, links }) => (
          <nav key={heading} aria-label={routeText[language][heading].title}>
            <h2>{routeText[language][heading].title}</h2>
            <ul>
              {links
                .filter((id) => !emptyRoutes.includes(id))
                .map((id) => (
                  <li key={id}>
                    <RouteLink id={id} language={language} />
                    {MENU_COMING.has(id) && <small>{` (${noticesMessages[language].coming.tag.toLowerCase()})`}</small>}
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
        {hasLite && <a href="?lite=1">{liteMessages[language].lite}</a>}
      </div>
    </>
  );
}

const toContentMarkup = createCachedMarkup(
  FooterContent,
  ({ language, today, hasLite, company, emptyRoutes }) =>
    `${language} ${today} ${hasLite} ${company.mark} ${emptyRoutes.join()}`,
);

/** Facts of the brand, lists of pages, copyright. */
export function SiteFooter(props: FooterProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has written it, from the component above.
  return <footer className={styles.footer} dangerouslySetInnerHTML={{ __html: toContentMarkup(props) }} />;
}
