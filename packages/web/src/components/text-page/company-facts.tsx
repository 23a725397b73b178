import { BRAND, type Brand } from '@portal/content/brand';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { textPagesMessages } from '@portal/content/messages/text-pages-messages';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { nameRoute } from '#components/layout/name-route.ts';
import { toLanguagePath } from '#routes/counterpart.ts';
import styles from './text-page.module.css';

interface CompanyFactsProps {
  readonly language: Language;
  /** All facts, missing ones named; or those that are known, and where the others are told. */
  readonly show: 'whole' | 'known';
  readonly brand?: Brand;
}

type NamedFact = readonly [name: string, fact: ReactNode];

const toPhone = (phone: string): ReactNode => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
const toMail = (email: string): ReactNode => <a href={`mailto:${email}`}>{email}</a>;

function toLinks(links: Brand['socialLinks']): ReactNode {
  if (links === null || links.length === 0) return null;
  return links.map(({ name, url }, index) => (
    <span key={url}>
      {index > 0 && ' · '}
      <a href={url}>{name}</a>
    </span>
  ));
}

function toSales(sales: Brand['salesContact']): ReactNode {
  const { phone = null, email = null } = sales ?? {};
  if (phone === null && email === null) return null;
  return (
    <>
      {phone !== null && toPhone(phone)}
      {phone !== null && email !== null && ' · '}
      {email !== null && toMail(email)}
    </>
  );
}

function listFacts(
  { legalName, registration, address, hotline, email, ...brand }: Brand,
  language: Language,
): NamedFact[] {
  const { company } = textPagesMessages[language];
  return [
    [company.legalName, legalName],
    [company.registration, registration],
    [company.address, address],
    [company.hotline, hotline === null ? null : toPhone(hotline)],
    [company.email, email === null ? null : toMail(email)],
    [company.sales, toSales(brand.salesContact)],
    [company.social, toLinks(brand.socialLinks)],
    [company.apps, toLinks(brand.storeLinks)],
    [company.hours, layoutMessages[language].hours],
  ];
}

/** The facts about the company. One that nobody has stated is named as missing or left out, never made up. */
export function CompanyFacts({ language, show, brand = BRAND }: CompanyFactsProps) {
  const { company, notSet } = textPagesMessages[language];
  const facts = listFacts(brand, language);
  const shown = show === 'whole' ? facts : facts.filter(([, fact]) => fact !== null);
  const isMissing = facts.some(([, fact]) => fact === null);
  return (
    <>
      <dl className={styles.facts} aria-label={company.label}>
        {shown.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact ?? notSet}</dd>
          </div>
        ))}
      </dl>
      {isMissing && show === 'whole' && <p className={styles.quiet}>{company.sample}</p>}
      {isMissing && show === 'known' && (
        <p className={styles.quiet}>
          {company.elsewhere} <a href={toLanguagePath('contact', language)}>{nameRoute('contact', language)}</a>.
        </p>
      )}
    </>
  );
}
