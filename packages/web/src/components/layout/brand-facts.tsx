import type { Brand } from '@portal/content/brand';
import type { layoutMessages } from '@portal/content/messages/layout-messages';

interface BrandFactsProps {
  readonly brand: Brand;
  readonly words: (typeof layoutMessages)['vi'];
  /** YYYY-MM-DD of Vietnam: a licence is shown only while it holds. */
  readonly today: string;
}

/** The company's facts that are known. Nothing stands in for one that is not. */
export function BrandFacts({ brand, words, today }: BrandFactsProps) {
  const { legalName, registration, address, hotline, email, licence } = brand;
  const company = [legalName, registration, address].filter((fact) => fact !== null);
  return (
    <>
      {company.length > 0 && <p>{company.join(' · ')}</p>}
      {hotline !== null && (
        <p>
          {`${words.hotline} `}
          <a href={`tel:${hotline.replace(/[^+\d]/g, '')}`}>{hotline}</a>
          {` · ${words.hours}`}
        </p>
      )}
      {email !== null && (
        <p>
          {`${words.email} `}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {licence !== null && licence.validTo > today && <p>{`${words.licence} ${licence.number}`}</p>}
    </>
  );
}
