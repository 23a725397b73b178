import { BRAND } from '@portal/content/brand';
import type { Company, CompanyFacts } from '@portal/content/company/company';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { liteMessages } from '@portal/content/messages/lite-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { Icon } from '#components/ui/icon.tsx';
import { createCachedMarkup } from './cached-markup.ts';
import { FOOTER_LISTS, type FooterList } from './footer-list.table.ts';
import { nameOpening, nameRoute } from './page-address.ts';
import styles from './site-footer.module.css';
import { Logo } from './site-header.tsx';

interface FooterFactsProps {
  readonly company: CompanyFacts;
  readonly language: Language;
  readonly words: (typeof layoutMessages)['vi'];
  /** YYYY-MM-DD in Vietnam: licence and badge appear only while valid. */
  readonly today: string;
}

interface ContactLineProps {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** Trailing text, such as hotline hours. */
  readonly after?: string | undefined;
}

function ContactLine({ name, phone, email, after }: ContactLineProps) {
  if (phone === null && email === null) return null;
  return (
    <p>
      {`${name} `}
      {phone !== null && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      {phone !== null && email !== null && ' · '}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      {after !== undefined && ` · ${after}`}
    </p>
  );
}

/** Known company facts; unknown ones are left out. */
export function FooterFacts({ company, language, words, today }: FooterFactsProps) {
  const { legalName, registration, address, hotline, email, salesContact, licence } = company;
  const lines = [legalName, registration, address].flatMap((fact) => fact?.[language] ?? []);
  return (
    <>
      {lines.length > 0 && <p>{lines.join(' · ')}</p>}
      <ContactLine name={words.hotline} phone={hotline} email={null} after={company.hotlineHours?.[language]} />
      <ContactLine name={words.email} phone={null} email={email} />
      {salesContact !== null && <ContactLine name={words.sales} {...salesContact} />}
      {licence !== null && licence.validTo > today && <p>{`${words.licence} ${licence.number}`}</p>}
    </>
  );
}

/** Social links on phones; the badge of the registration with the Ministry on desktops. */
export function FooterMarks({ company: { socialLinks, badge }, words, today }: FooterFactsProps) {
  return (
    <>
      {socialLinks.length > 0 && (
        <ul className={styles.social} aria-label={words.social}>
          {socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      {badge !== null && badge.validTo > today && (
        <a className={styles.badge} href={badge.url}>
          <Icon name="badge-check" size={24} />
          {words.badge}
        </a>
      )}
    </>
  );
}

function RouteLink({ id, language }: { readonly id: RouteId; readonly language: Language }) {
  return <a href={toLanguagePath(id, language)}>{nameRoute(id, language)}</a>;
}

/** Label of a link that is not open yet or made per client. */
function Opening({ id, language }: { readonly id: RouteId; readonly language: Language }) {
  const opening = nameOpening(id, language);
  return opening === null ? null : <small>{`(${opening.toLowerCase()})`}</small>;
}

interface FooterProps {
  readonly language: Language;
  /** YYYY-MM-DD in Vietnam. */
  readonly today: string;
  readonly hasLite: boolean;
  readonly company: Company;
  /** Empty routes; nothing links to them. */
  readonly emptyRoutes: readonly string[];
}

/** Folded on phones; open under its heading where the screen is wide. */
function LinkList({
  heading,
  links,
  language,
  emptyRoutes,
}: FooterList & Pick<FooterProps, 'language' | 'emptyRoutes'>) {
  const { title } = routeText[language][heading];
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <details>
        <summary>{title}</summary>
        <ul>
          {links
            .filter((id) => !emptyRoutes.includes(id))
            .map((id) => (
              <li key={id}>
                <RouteLink id={id} language={language} /> <Opening id={id} language={language} />
              </li>
            ))}
        </ul>
      </details>
    </nav>
  );
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
        {FOOTER_LISTS.map((list) => (
          <LinkList key={list.heading} {...list} language={language} emptyRoutes={emptyRoutes} />
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

export function SiteFooter(props: FooterProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the component above
  return <footer className={styles.footer} dangerouslySetInnerHTML={{ __html: toContentMarkup(props) }} />;
}
