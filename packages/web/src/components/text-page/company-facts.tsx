import { BRAND, type Brand } from '@portal/content/brand';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { textPagesMessages } from '@portal/content/messages/text-pages-messages';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import styles from './text-page.module.css';

interface CompanyFactsProps {
  readonly language: Language;
  readonly brand?: Brand;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Every fact about the company, also those that nobody has stated: a missing one is named, never made up. */
export function CompanyFacts({ language, brand = BRAND }: CompanyFactsProps) {
  const { company, notSet } = textPagesMessages[language];
  const { legalName, registration, address, hotline, email } = brand;
  const missing = [legalName, registration, address, hotline, email].includes(null);
  return (
    <>
      <dl className={styles.facts} aria-label={company.label}>
        <Fact name={company.legalName}>{legalName ?? notSet}</Fact>
        <Fact name={company.registration}>{registration ?? notSet}</Fact>
        <Fact name={company.address}>{address ?? notSet}</Fact>
        <Fact name={company.hotline}>
          {hotline === null ? notSet : <a href={`tel:${hotline.replace(/[^+\d]/g, '')}`}>{hotline}</a>}
        </Fact>
        <Fact name={company.email}>{email === null ? notSet : <a href={`mailto:${email}`}>{email}</a>}</Fact>
        <Fact name={company.hours}>{layoutMessages[language].hours}</Fact>
      </dl>
      {missing && <p className={styles.quiet}>{company.sample}</p>}
    </>
  );
}
