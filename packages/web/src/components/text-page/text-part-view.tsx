import type { CompanyFacts } from '@portal/content/company/company';
import type { TextFact, TextPart } from '@portal/content/text-page';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { CompanyFactList } from './company-fact-list.tsx';
import styles from './text-page.module.css';

interface TextPartViewProps {
  readonly part: TextPart;
  readonly language: Language;
  readonly company: CompanyFacts;
}

function Facts({ facts, language }: { readonly facts: readonly TextFact[]; readonly language: Language }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, text, route }) => (
        <div key={name}>
          <dt>{route === undefined ? name : <a href={toLanguagePath(route, language)}>{name}</a>}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Links({ links, language }: { readonly links: NonNullable<TextPart['links']>; readonly language: Language }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, route }) => (
        <li key={label}>
          <a href={toLanguagePath(route, language)}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** A section of a page of words: whatever it has, in the order in which it is read. */
export function TextPartView({ part, language, company }: TextPartViewProps) {
  const { id, heading, paragraphs = [], points, steps, facts, closing, links, withCompany } = part;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points !== undefined && (
        <ul className={styles.points}>
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {steps !== undefined && (
        <ol className={styles.steps}>
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
      {facts !== undefined && <Facts facts={facts} language={language} />}
      {withCompany !== undefined && <CompanyFactList language={language} show={withCompany} company={company} />}
      {closing !== undefined && <p>{closing}</p>}
      {links !== undefined && <Links links={links} language={language} />}
    </section>
  );
}
