import { warningMessages } from '@portal/content/messages/warning-messages';
import { findHazardGuide } from '@portal/content/warnings/hazard-guides';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { LevelChip } from './level-chip.tsx';
import { nameWarningMoment } from './name-warning-moment.ts';
import styles from './warning-card.module.css';

interface QuotedTextProps {
  readonly text: string;
  /** Language of the text, where it differs from the page's. */
  readonly lang: string | undefined;
  readonly cite: string | null;
}

const LIST_LINE = /^[-+*•–]\s+/;

function Paragraph({ lines }: { readonly lines: readonly string[] }) {
  if (lines.every((line) => LIST_LINE.test(line))) {
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line.replace(LIST_LINE, '')}</li>
        ))}
      </ul>
    );
  }
  return <p>{lines.map((line) => line.replace(/^#+\s+/, '')).join('\n')}</p>;
}

/** Text of a bulletin as issued: blank lines separate paragraphs, dashes start list items, no other markup. */
function QuotedText({ text, lang, cite }: QuotedTextProps) {
  const blocks = text.split(/\n\s*\n/).map((block) => block.trim().split('\n'));
  return (
    <blockquote lang={lang} cite={cite ?? undefined}>
      {blocks.map((lines) => (
        <Paragraph key={lines.join('\n')} lines={lines} />
      ))}
    </blockquote>
  );
}

interface WarningCardProps {
  readonly warning: OfficialWarning;
  readonly language: Language;
  readonly nowAt: string;
  /** Collapsed in a long list. */
  readonly isFolded?: boolean;
}

function Facts({ warning, language, nowAt }: Omit<WarningCardProps, 'isFolded'>) {
  const { page } = warningMessages[language];
  const { issuer, number, issuedAt, startsAt, expiresAt, endAssumed, area } = warning;
  const renderMoment = (moment: string) => <time dateTime={moment}>{nameWarningMoment(moment, nowAt, language)}</time>;
  const isVietnamese = warning.original.language === 'vi' ? 'vi' : undefined;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{page.area}</dt>
        <dd>{area.name}</dd>
      </div>
      <div>
        <dt>{page.issuer}</dt>
        <dd lang={isVietnamese}>{issuer}</dd>
      </div>
      <div>
        <dt>{page.number}</dt>
        <dd>{number}</dd>
      </div>
      <div>
        <dt>{page.issuedAt}</dt>
        <dd>{renderMoment(issuedAt)}</dd>
      </div>
      {startsAt === issuedAt ? null : (
        <div>
          <dt>{page.from}</dt>
          <dd>{renderMoment(startsAt)}</dd>
        </div>
      )}
      <div>
        <dt>{page.to}</dt>
        <dd>
          {renderMoment(expiresAt)}
          {endAssumed ? ` (${page.endAssumed})` : null}
        </dd>
      </div>
    </dl>
  );
}

function Words({ warning, language }: Pick<WarningCardProps, 'warning' | 'language'>) {
  const { page } = warningMessages[language];
  const { original, link, text } = warning;
  const lang = warning.language === language ? undefined : warning.language;
  return (
    <>
      {lang === undefined ? null : <p className={styles.note}>{lang === 'vi' ? page.inVietnamese : page.inEnglish}</p>}
      <QuotedText text={text} lang={lang} cite={link} />
      {original.language === warning.language ? null : (
        <details className={styles.original}>
          <summary>{page.original}</summary>
          <p lang={original.language}>
            <b>{original.headline}</b>
          </p>
          <QuotedText text={original.text} lang={original.language} cite={link} />
        </details>
      )}
    </>
  );
}

/** A complete warning: the bulletin's text and a link to the guidance. */
export function WarningCard({ warning, language, nowAt, isFolded = false }: WarningCardProps) {
  const { id, level, kind, headline, link } = warning;
  const words = warningMessages[language];
  const guide = findHazardGuide(kind, language);
  const lang = warning.language === language ? undefined : warning.language;
  const text = <Words warning={warning} language={language} />;
  return (
    <article
      id={id}
      className={`card stack ${styles.warning} ${level === null ? '' : styles[`level${level}`]}`}
      aria-labelledby={`${id}-name`}
      data-warning={Date.parse(warning.expiresAt) / 1000}
    >
      <header className={styles.head}>
        {level === null ? null : <LevelChip level={level} language={language} />}
        <div>
          <p className={styles.kind}>{words.kinds[kind]}</p>
          <h3 id={`${id}-name`} lang={lang}>
            {headline}
          </h3>
        </div>
      </header>
      {level === null ? <p className={styles.note}>{words.noLevel}</p> : null}
      <Facts warning={warning} language={language} nowAt={nowAt} />
      {isFolded ? (
        <details className={styles.folded}>
          <summary>{words.page.text}</summary>
          {text}
        </details>
      ) : (
        text
      )}
      <ul className={styles.links}>
        {guide === null ? null : (
          <li>
            <a className="button" href={`#${guide.id}`}>
              {words.page.whatToDo(words.kinds[kind])}
            </a>
          </li>
        )}
        {link === null ? null : (
          <li>
            <a className="more" href={link} rel="external">
              {words.source}
            </a>
          </li>
        )}
      </ul>
    </article>
  );
}
