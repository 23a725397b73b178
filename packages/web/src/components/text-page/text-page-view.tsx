import { textPagesMessages } from '@portal/content/messages/text-pages-messages';
import type { TextPart } from '@portal/content/text-page';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#components/content/breadcrumb.tsx';
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
  /** What stands before the words. */
  readonly children?: ReactNode;
}

/** `21/11/2026` in Vietnamese, `21 November 2026` in English. */
function writeDate(date: string, language: Language): string {
  const locale = language === 'vi' ? 'vi-VN' : 'en-GB';
  const month = language === 'vi' ? 'numeric' : 'long';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

/** A page of words: what it is about, its sections, and a list of them where they are many. */
export function TextPageView({ title, crumbs, lead, asOf, parts, motif, language, children }: TextPageViewProps) {
  const words = textPagesMessages[language];
  return (
    <>
      <div className={styles.head} data-sky="few-clouds">
        <div className={`wrap ${styles.title}`}>
          <Breadcrumb crumbs={crumbs} label={words.breadcrumb} />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {asOf !== null && <p className={styles.date}>{words.inForce(writeDate(asOf, language))}</p>}
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
            <TextPartView key={part.id} part={part} language={language} />
          ))}
        </div>
      </div>
    </>
  );
}
