import type { StormMembers } from '@portal/contract/endpoints/storms';
import type { StormView } from '#components/storms/storm-words.ts';
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
      <table className={styles.table}>
        <caption className="visually-hidden">{words.members.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.members.area}</th>
            <th scope="col">{words.members.share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.area}>
              <th scope="row">{row.area}</th>
              <td>{words.members.of(write(row.count), write(count))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{words.members.note}</p>
    </Block>
  );
}
