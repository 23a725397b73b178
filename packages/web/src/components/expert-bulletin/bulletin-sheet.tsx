import { describePeriod, describeRun } from '@portal/content/expert-bulletin/fill-bulletin';
import { formatFigureMoment } from '@portal/content/expert-bulletin/format-figure';
import { writeCredits } from '@portal/content/messages/credit-words';
import { expertBulletinMessages } from '@portal/content/messages/expert-bulletin-messages';
import type { BulletinBlock, BulletinDocument, TextRun } from '@portal/domain/expert-bulletin/bulletin-document';
import type { Language } from '@portal/domain/language/language';
import { PrintSheet } from '#components/layout/print-sheet.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { BulletinChartView } from './bulletin-chart-view.tsx';
import styles from './bulletin-sheet.module.css';

function Run({ run: { text, isBold, isItalic, isFigure } }: { readonly run: TextRun }) {
  if (isFigure === true) return <strong className={styles.number}>{text}</strong>;
  if (isBold === true) return <strong>{text}</strong>;
  return isItalic === true ? <em>{text}</em> : text;
}

function Runs({ runs }: { readonly runs: readonly TextRun[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a bulletin never changes
  return runs.map((run, index) => <Run key={index} run={run} />);
}

const join = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');

function BlockTable({ caption, head, rows }: Extract<BulletinBlock, { kind: 'table' }>) {
  return (
    <>
      <ScrollRegion label={caption ?? head.map(join).join(', ')}>
        <DataTable
          className={caption === null ? styles.table : `${styles.table} ${styles.figures}`}
          columns={head.map((cell) => <Runs key={join(cell)} runs={cell} />)}
          rows={rows.map(([first = [], ...cells]) => [<Runs key="name" runs={first} />, ...cells.map(join)])}
        />
      </ScrollRegion>
      {caption === null ? null : <p className={styles.quiet}>{caption}</p>}
    </>
  );
}

interface BlockProps {
  readonly block: BulletinBlock;
  readonly language: Language;
  /** Level of first-rank headings. */
  readonly level: 2 | 4;
}

function Block({ block, language, level }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${level + block.level - 2}` as 'h2' | 'h3' | 'h4' | 'h5';
      return (
        <Heading className={block.level === 2 ? styles.heading : styles.subheading}>
          <Runs runs={block.runs} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {block.items.map((item) => (
            <li key={join(item)}>
              <Runs runs={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <BlockTable {...block} />;
    case 'chart':
      return <BulletinChartView block={block} language={language} />;
  }
}

/** Official warnings in full, before the company's own text. */
function Warnings({ document: { warnings, language } }: { readonly document: BulletinDocument }) {
  const { sheet } = expertBulletinMessages[language];
  if (warnings.length === 0) return null;
  const write = (at: number): string => formatFigureMoment(at, language);
  return (
    <div className={styles.warnings}>
      <p className={styles.kicker}>{sheet.warnings}</p>
      {warnings.map(({ issuer, level, issuedAt, expiresAt, headline, text, link }) => (
        <blockquote key={`${issuer} ${headline}`}>
          <p>
            <strong>{headline}</strong>
          </p>
          <p className={styles.quiet}>
            {sheet.warning(issuer, write(issuedAt), write(expiresAt))}
            {level === null ? '' : ` ${sheet.level(level)}.`}
          </p>
          <p className={styles.quoted}>{text}</p>
          {link === null ? null : (
            <p>
              <a href={link}>{sheet.link}</a>
            </p>
          )}
        </blockquote>
      ))}
    </div>
  );
}

interface SheetProps {
  readonly document: BulletinDocument;
  /** True on a page of its own, where the title is the h1; embedded, the title is an h3. */
  readonly isPage: boolean;
}

/** A bulletin for clients; the public sample uses it too. */
export function BulletinSheet({ document, isPage }: SheetProps) {
  const { language, version, replacesIssuedAt, issuedAt, title, author, place, weather, blocks } = document;
  const { kind, sheet } = expertBulletinMessages[language];
  const write = (at: number): string => formatFigureMoment(at, language);
  const Title = isPage ? 'h1' : 'h3';
  const [lat, lng] = [place.lat, place.lng].map((one) => one.toFixed(3).replace('.', language === 'vi' ? ',' : '.'));
  return (
    <PrintSheet
      className={styles.sheet}
      language={language}
      label={title}
      head={
        <p>
          {author === null ? sheet.sample : `${kind} · ${sheet.version(version)}`}, {sheet.issued(write(issuedAt))}
        </p>
      }
    >
      <Title className={styles.title}>{title}</Title>
      <p className={styles.place}>
        {place.name} <span className={styles.quiet}>({sheet.point(lat ?? '', lng ?? '')})</span>
      </p>
      <p>{sheet.period(describePeriod(document, language))}</p>
      {author === null ? null : <p>{sheet.author(author.name, author.role)}</p>}
      {replacesIssuedAt === null ? null : (
        <p>
          <strong>{sheet.replaces(version - 1, write(replacesIssuedAt))}</strong>
        </p>
      )}
      {weather.isDemo ? <p className={styles.demo}>{sheet.demo}</p> : null}
      <Warnings document={document} />
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bulletin never changes
        <Block key={index} block={block} language={language} level={isPage ? 2 : 4} />
      ))}
      <footer className={styles.foot}>
        <p>{sheet.basis(describeRun(weather.runAt, language))}</p>
        <p>{sheet.limits}</p>
        {weather.credits.length === 0 ? null : (
          <p>
            {sheet.credits} {writeCredits(weather.credits, language)}
          </p>
        )}
      </footer>
    </PrintSheet>
  );
}
