import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { ReactNode } from 'react';
import styles from './block.module.css';
import { FreshnessLine } from './freshness-line.tsx';
import missingBlockStyles from './missing-block.module.css';
import type { PageView } from './page-view.ts';
import type { MissingReason, Section } from './section.ts';

interface BlockProps {
  readonly id: string;
  readonly title: string;
  /** Secondary line next to the title: legend or freshness. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card with heading and secondary line. */
export function Block({ id, title, aside, children }: BlockProps) {
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

interface MissingBlockProps {
  readonly id: string;
  readonly title: string;
  readonly reason: MissingReason;
  readonly view: PageView;
}

/** Replaces a part without data: gives the reason and leaves the rest of the page intact. */
export function MissingBlock({ id, title, reason, view }: MissingBlockProps) {
  const { what, why } = view.words.missing[reason];
  return (
    <Block id={id} title={title}>
      <p className={missingBlockStyles.what}>{what}</p>
      <p className={missingBlockStyles.why}>
        {why} {reason === 'failed' ? <a href={view.path}>{view.words.retry}</a> : null}
      </p>
    </Block>
  );
}

interface SectionBlockProps<Reply> {
  readonly id: string;
  readonly title: string;
  readonly section: Section<Reply>;
  readonly view: PageView;
  readonly children: (reply: Reply) => ReactNode;
}

/** Block of one reply with source and time, or the reason why it is empty. */
export function SectionBlock<Reply extends { readonly issued: Issued }>({
  id,
  title,
  section,
  view,
  children,
}: SectionBlockProps<Reply>) {
  if (!section.ok) return <MissingBlock id={id} title={title} reason={section.reason} view={view} />;
  return (
    <Block id={id} title={title} aside={<FreshnessLine issued={section.reply.issued} view={view} />}>
      {children(section.reply)}
    </Block>
  );
}
