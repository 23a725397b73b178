import type { ReactNode } from 'react';
import { createCachedMarkup } from '#components/layout/cached-markup.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import styles from './tile.module.css';

interface TileProps {
  readonly label: string;
  readonly icon: IconName;
  readonly value: string;
  readonly unit?: string;
  /** The value in a word, above the tile's optional scale. */
  readonly word: string | null;
  readonly scale?: ReactNode;
  readonly remark: string | null;
  /** Age of the value, where outdated. */
  readonly stale?: string | null;
}

function Label({ icon, label }: Pick<TileProps, 'icon' | 'label'>) {
  return (
    <>
      <Icon name={icon} size={16} />
      {label}
    </>
  );
}

const writeLabel = createCachedMarkup(Label, ({ icon, label }) => `${icon} ${label}`);

export function TileLabel(props: Pick<TileProps, 'icon' | 'label'>) {
  return (
    <h3
      className={styles.label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the component above
      dangerouslySetInnerHTML={{ __html: writeLabel(props) }}
    />
  );
}

export function Tile({ label, icon, value, unit, word, scale, remark, stale = null }: TileProps) {
  return (
    <li className={styles.tile}>
      <TileLabel icon={icon} label={label} />
      <div className={styles.said}>
        <p className={styles.value}>
          {value}
          {unit === undefined ? null : <span className={styles.unit}>{unit === '%' ? unit : ` ${unit}`}</span>}
        </p>
        {word === null ? null : <p className={styles.word}>{word}</p>}
      </div>
      <div className={styles.foot}>
        {scale}
        {remark === null ? null : <p className={styles.remark}>{remark}</p>}
        {stale === null ? null : <p className={styles.stale}>{stale}</p>}
      </div>
    </li>
  );
}
