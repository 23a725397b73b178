import type { ReactNode } from 'react';
import styles from './evidence-crops.module.css';

/** A cut-out of something that stands further down on the page, as a way to it. */
export interface EvidenceCrop {
  /** The anchor of the whole. */
  readonly anchor: string;
  readonly name: string;
  readonly kind: string;
  /** How wide the thing is drawn before it is cut, as its class. */
  readonly shape: 'sheet' | 'phone' | 'board';
  readonly picture: ReactNode;
}

/** Cut-outs of the page's evidence at the foot of the banner; what is in them is read where it stands whole. */
export function EvidenceCrops({ crops }: { readonly crops: readonly EvidenceCrop[] }) {
  return (
    <ul className={`wrap ${styles.crops}`}>
      {crops.map(({ anchor, name, kind, shape, picture }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>
            <div className={`${styles.window} ${styles[shape]}`} aria-hidden="true" inert>
              <div className={styles.picture}>{picture}</div>
            </div>
            <strong>{name}</strong>
            <small>{kind}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
