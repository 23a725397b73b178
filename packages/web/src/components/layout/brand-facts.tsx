import type { Brand } from '@portal/content/brand';
import type { layoutMessages } from '@portal/content/messages/layout-messages';
import { Icon } from '#components/ui/icon.tsx';
import styles from './site-footer.module.css';

interface BrandFactsProps {
  readonly brand: Brand;
  readonly words: (typeof layoutMessages)['vi'];
  /** YYYY-MM-DD of Vietnam: a licence and a badge are shown only while they hold. */
  readonly today: string;
}

interface ContactLineProps {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

function ContactLine({ name, phone, email }: ContactLineProps) {
  if (phone === null && email === null) return null;
  return (
    <p>
      {`${name} `}
      {phone !== null && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      {phone !== null && email !== null && ' · '}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}

/** The company's facts that are known. Nothing stands in for one that is not. */
export function BrandFacts({ brand, words, today }: BrandFactsProps) {
  const { legalName, registration, address, hotline, email, salesContact, licence } = brand;
  const company = [legalName, registration, address].filter((fact) => fact !== null);
  return (
    <>
      {company.length > 0 && <p>{company.join(' · ')}</p>}
      <ContactLine name={words.hotline} phone={hotline} email={null} />
      <ContactLine name={words.email} phone={null} email={email} />
      {salesContact !== null && <ContactLine name={words.sales} {...salesContact} />}
      {licence !== null && licence.validTo > today && <p>{`${words.licence} ${licence.number}`}</p>}
    </>
  );
}

/** Where else the company is found, on phones; the mark of the registration with the Ministry, on a desk. */
export function BrandMarks({ brand: { socialLinks, badge }, words, today }: BrandFactsProps) {
  return (
    <>
      {socialLinks !== null && socialLinks.length > 0 && (
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
