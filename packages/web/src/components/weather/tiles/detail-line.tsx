import type { ReactNode } from 'react';
import type { IconName } from '#components/ui/icon.tsx';
import styles from './detail-line.module.css';
import { TileLabel } from './tile.tsx';

interface DetailLineProps {
  readonly label: string;
  readonly icon: IconName;
  readonly text: ReactNode;
  /** Below the line. */
  readonly remark?: string;
}

/** A detail in one line, where a drawing would add nothing. */
export function DetailLine({ label, icon, text, remark = '' }: DetailLineProps) {
  return (
    <li className={styles.line}>
      <TileLabel label={label} icon={icon} />
      <p>{text}</p>
      {remark === '' ? null : <p className={styles.remark}>{remark}</p>}
    </li>
  );
}
