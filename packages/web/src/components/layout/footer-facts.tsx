import type { CompanyFacts } from '@portal/content/company/company';
import type { layoutMessages } from '@portal/content/messages/layout-messages';
import type { Language } from '@portal/domain/language/language';
import { Icon } from '#components/ui/icon.tsx';
import styles from './site-footer.module.css';

interface FooterFactsProps {
  readonly company: CompanyFacts;
  readonly language: Language;
  readonly words: (typeof layoutMessages)['vi'];
  /** YYYY-MM-DD of Vietnam: a licence and a badge are shown only while they hold. */
  readonly today: string;
}

interface ContactLineProps {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** What stands behind them, such as when somebody answers. */
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

/** The company's facts that are known. Nothing stands in for one that is not. */
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

/** Where else the company is found, on phones; the mark of the registration with the Ministry, on a desk. */
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
