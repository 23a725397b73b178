import type { StormMembers } from '@portal/contract/endpoints/storms';
import type { StormView } from '#components/storms/storm-words.ts';
import { DataTable } from '#components/ui/data-table.tsx';
import { Block } from '#components/weather/block.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import styles from './storms.module.css';

interface MembersPartProps {
  readonly members: StormMembers | null;
  readonly view: StormView;
}

/** Where the members of an ensemble come ashore, as counts. Nothing without an ensemble. */
export function MembersPart({ members, view: { words, style } }: MembersPartProps) {
  if (members === null || members.count === 0) return null;
  const { count, landfall } = members;
  const ashore = landfall.reduce((sum, one) => sum + one.count, 0);
  const write = (value: number): string => formatNumber(value, style);
  const rows = [...landfall, { area: words.members.none, count: count - ashore }];
  return (
    <Block id="members" title={words.members.title}>
      <p className={styles.lead}>{words.members.lead(write(ashore), write(count))}</p>
      <DataTable
        className={styles.table}
        caption={words.members.title}
        columns={[words.members.area, words.members.share]}
        rows={rows.map((row) => [row.area, words.members.of(write(row.count), write(count))])}
      />
      <p className={styles.note}>{words.members.note}</p>
    </Block>
  );
}
