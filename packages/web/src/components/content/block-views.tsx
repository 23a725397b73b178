import type {
  CardsBlock,
  ContentLink,
  FactsBlock,
  QuestionsBlock,
  StepsBlock,
  TabsBlock,
} from '@portal/content/blocks/content-block';
import { CLAIMS, type Claim, type ClaimId } from '@portal/content/claims/claims.table';
import type { Company } from '@portal/content/company/company';
import type { ContentPagesMessages } from '@portal/content/messages/content-pages-messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import cardListStyles from './card-list.module.css';
import styles from './content.module.css';
import foldStyles from './content-fold.module.css';
import cooperationStyles from './cooperation.module.css';
import stepListStyles from './step-list.module.css';
import tabRowStyles from './tab-row.module.css';

interface ContentSectionProps {
  readonly heading: string;
  readonly id?: string | undefined;
  readonly lead?: string | undefined;
  /** Whether a wide screen puts the heading next to the body, which keeps lines short. */
  readonly beside?: boolean;
  /** Whether the section starts collapsed. */
  readonly folds?: boolean;
  readonly children: ReactNode;
}

/** A section of a content page; the anchor is on the section itself. */
export function ContentSection({ heading, id, lead, beside = false, folds = false, children }: ContentSectionProps) {
  if (folds)
    return (
      <details id={id} className={foldStyles.fold}>
        <summary>
          <h2>{heading}</h2>
        </summary>
        {lead === undefined ? null : <p className={foldStyles.lead}>{lead}</p>}
        {children}
      </details>
    );
  return (
    <section id={id} className={beside ? `${styles.section} ${styles.beside}` : styles.section}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}

export function FactList({ rows }: { readonly rows: FactsBlock['rows'] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function QuestionList({ questions }: { readonly questions: QuestionsBlock['questions'] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

export function StepList({ steps }: { readonly steps: StepsBlock['steps'] }) {
  return (
    <ol className={stepListStyles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Links to the sections of the page. */
export function TabRow({ label, tabs }: Pick<TabsBlock, 'label' | 'tabs'>) {
  return (
    <nav className={tabRowStyles.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a href={`#${tab.id}`}>{tab.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FiguresLinkProps {
  readonly language: Language;
  readonly words: Pick<ContentPagesMessages, 'aboutFigures' | 'figuresAnchor'>;
  readonly label?: string;
}

/** Link to the page that gives the sources of claims, demo figures and sample limits. */
export function FiguresLink({ language, words, label = words.aboutFigures }: FiguresLinkProps) {
  return <a href={`${toLanguagePath('products', language)}#${words.figuresAnchor}`}>{label}</a>;
}

interface ClaimListProps {
  readonly claims: readonly ClaimId[];
  readonly language: Language;
  readonly words: ContentPagesMessages;
  readonly company: Pick<Company, 'facts'>;
}

/** Company claims with their evidence below. */
export function ClaimList({ claims, language, words, company: { facts } }: ClaimListProps) {
  const isShown = ({ needs }: Claim): boolean => needs === undefined || facts[needs] !== null;
  return (
    <>
      <ul className={styles.claims}>
        {claims
          .filter((id) => isShown(CLAIMS[id]))
          .map((id) => (
            <li key={id}>
              <strong>{CLAIMS[id].text[language]}</strong>
            </li>
          ))}
      </ul>
      <p className={styles.footnote}>
        {words.stated} <FiguresLink language={language} words={words} />
      </p>
    </>
  );
}

export function toContentHref({ route, location, days, hash }: ContentLink, language: Language): string {
  const parameters = { ...(location === undefined ? {} : { location }), ...(days === undefined ? {} : { days }) };
  const path = toLanguagePath(route, language, parameters);
  return hash === undefined ? path : `${path}#${hash}`;
}

interface ContentLinksProps {
  readonly links: readonly ContentLink[] | undefined;
  readonly language: Language;
}

export function ContentLinks({ links, language }: ContentLinksProps) {
  if (links === undefined) return null;
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.label}>
          <a className="more" href={toContentHref(link, language)}>
            {link.label}
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface CardListProps {
  readonly cards: CardsBlock['cards'];
  readonly language: Language;
}

/** Cards; where a card has a link, the whole card is clickable and the title is the link. */
export function CardList({ cards, language }: CardListProps) {
  const isDense = cards.length > 3 && cards.every(({ figure }) => figure === undefined);
  return (
    <ul className={isDense ? cardListStyles.dense : cardListStyles.cards}>
      {cards.map(({ figure, title, text, link, id }) => (
        <li key={title} id={id}>
          {figure === undefined ? null : <p className={cardListStyles.figure}>{figure}</p>}
          <h3>{link === undefined ? title : <a href={toContentHref(link, language)}>{title}</a>}</h3>
          <p>{text}</p>
          {link === undefined ? null : (
            <span className={cardListStyles.go} aria-hidden="true">
              {link.label} →
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface CooperationProps {
  readonly texts: readonly string[];
  readonly words: ContentPagesMessages;
}

/** The four steps of cooperation, the last one in green. */
export function Cooperation({ texts, words }: CooperationProps) {
  return (
    <ol className={cooperationStyles.steps}>
      {words.cooperation.steps.map((title, step) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{texts[step]}</p>
        </li>
      ))}
    </ol>
  );
}
