import type { CompanyFacts } from '@portal/content/company/company';
import { textPagesMessages } from '@portal/content/messages/text-pages-messages';
import type { TextFact, TextPart } from '@portal/content/text-page';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#components/content/breadcrumb.tsx';
import { writeLongDate } from '#components/ui/format-text.ts';
import { CompanyFactList } from './company-fact-list.tsx';
import styles from './text-page.module.css';
import { type TextMotif, TextScene } from './text-scene.tsx';

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

function TextPartView({ part, language, company }: TextPartViewProps) {
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

/** Minimum number of sections for a table of contents. */
const WORTH_A_LIST = 4;

interface TextPageViewProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly lead: string;
  readonly asOf: string | null;
  readonly parts: readonly TextPart[];
  readonly motif: TextMotif;
  readonly language: Language;
  readonly company: CompanyFacts;
  readonly children?: ReactNode;
}

/** A text page: title, sections, and a table of contents where there are many. */
export function TextPageView({
  title,
  crumbs,
  lead,
  asOf,
  parts,
  motif,
  language,
  company,
  children,
}: TextPageViewProps) {
  const words = textPagesMessages[language];
  return (
    <>
      <div className={styles.head} data-sun="morning" data-sky="few">
        <div className={`wrap ${styles.title}`}>
          <Breadcrumb crumbs={crumbs} label={words.breadcrumb} />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {asOf !== null && <p className={styles.date}>{words.inForce(writeLongDate(asOf, language))}</p>}
        </div>
        {/* After the text above it, so that it does not move while the text loads. */}
        <TextScene motif={motif} />
      </div>
      <div className={`wrap stack ${styles.columns}`}>
        {parts.length >= WORTH_A_LIST && (
          <nav className={styles.contents} aria-labelledby="contents">
            <h2 id="contents">{words.contents}</h2>
            <ol>
              {parts.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.parts}>
          {children}
          {parts.map((part) => (
            <TextPartView key={part.id} part={part} language={language} company={company} />
          ))}
        </div>
      </div>
    </>
  );
}
