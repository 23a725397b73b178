import type { CompanyFacts } from '@portal/content/company/company';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { textPagesMessages } from '@portal/content/messages/text-pages-messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { ReactNode } from 'react';
import { nameRoute } from '#components/layout/page-address.ts';
import styles from './text-page.module.css';

interface CompanyFactListProps {
  readonly language: Language;
  /** `whole`: all facts, missing ones named; `known`: known facts and where to ask for the others. */
  readonly show: 'whole' | 'known';
  readonly company: CompanyFacts;
}

type NamedFact = readonly [name: string, fact: ReactNode];

const toPhone = (phone: string): ReactNode => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
const toMail = (email: string): ReactNode => <a href={`mailto:${email}`}>{email}</a>;

function toLinks(links: CompanyFacts['socialLinks']): ReactNode {
  if (links.length === 0) return null;
  return links.map(({ name, url }, index) => (
    <span key={url}>
      {index > 0 && ' · '}
      <a href={url}>{name}</a>
    </span>
  ));
}

function toSales(sales: CompanyFacts['salesContact']): ReactNode {
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

function toHotline(hotline: string, hours: string | undefined): ReactNode {
  return (
    <>
      {toPhone(hotline)}
      {hours !== undefined && ` · ${hours}`}
    </>
  );
}

function listFacts({ hotline, email, ...stated }: CompanyFacts, language: Language): NamedFact[] {
  const { company } = textPagesMessages[language];
  return [
    [company.legalName, stated.legalName?.[language]],
    [company.registration, stated.registration?.[language]],
    [company.address, stated.address?.[language]],
    [company.hotline, hotline && toHotline(hotline, stated.hotlineHours?.[language])],
    [company.email, email && toMail(email)],
    [company.sales, toSales(stated.salesContact)],
    [company.social, toLinks(stated.socialLinks)],
    [company.apps, toLinks(stated.storeLinks)],
    [company.hours, stated.workingHours?.[language] ?? layoutMessages[language].hours],
  ];
}

/** Company facts. A missing fact is named as missing or left out, never invented. */
export function CompanyFactList({ language, show, company: stated }: CompanyFactListProps) {
  const { company, notSet } = textPagesMessages[language];
  const facts = listFacts(stated, language).map(([name, fact]) => [name, fact ?? null] as const);
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
