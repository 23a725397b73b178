import type { CompanyFacts } from '@portal/content/company/company';
import { textPagesMessages } from '@portal/content/messages/text-pages-messages';
import type { TextPart } from '@portal/content/text-page';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#components/content/breadcrumb.tsx';
import { writeLongDate } from '#components/ui/write-long-date.ts';
import styles from './text-page.module.css';
import { TextPartView } from './text-part-view.tsx';
import { type TextMotif, TextScene } from './text-scene.tsx';

/** Fewer sections than this are seen at a glance. */
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
  /** What stands before the words. */
  readonly children?: ReactNode;
}

/** A page of words: what it is about, its sections, and a list of them where they are many. */
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
      <div className={styles.head} data-sky="few-clouds">
        <div className={`wrap ${styles.title}`}>
          <Breadcrumb crumbs={crumbs} label={words.breadcrumb} />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {asOf !== null && <p className={styles.date}>{words.inForce(writeLongDate(asOf, language))}</p>}
        </div>
        {/* After the words that it stands below: it must not move while they come in. */}
        <TextScene motif={motif} />
      </div>
      <div className={`wrap ${styles.columns}`}>
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
