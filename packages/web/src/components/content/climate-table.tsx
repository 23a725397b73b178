import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { ReactNode } from 'react';
import type { PageView } from '#components/weather/page-view.ts';
import type { Section } from '#components/weather/section.ts';
import { LiveCard } from './live-card.tsx';
import { PlainTable } from './plain-table.tsx';
import styles from './site-example.module.css';

interface ClimateTableProps {
  readonly title: string;
  readonly section: Section<{
    readonly issued: Issued;
    readonly sentence: string | null;
    readonly rows: readonly (readonly string[])[];
  }>;
  readonly columns: readonly string[];
  readonly note: string;
  readonly view: PageView;
  /** What stands between sentence and rows. */
  readonly picture?: ReactNode;
}

/** Days or weeks ahead as a trade reads them: a sentence, then the rows. */
export function ClimateTable({ title, section, columns, note, view, picture }: ClimateTableProps) {
  return (
    <LiveCard title={title} section={section} view={view}>
      {({ sentence, rows }) => (
        <>
          {sentence === null ? null : <p className={styles.sentence}>{sentence}</p>}
          {picture}
          <PlainTable label={title} columns={columns} rows={rows} isNarrow />
          <p className={styles.note}>{note}</p>
        </>
      )}
    </LiveCard>
  );
}
