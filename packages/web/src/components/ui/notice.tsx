import type { ReactNode } from 'react';
import styles from './notice.module.css';
import { type NoticeDrawing, NoticeScene } from './notice-drawings.tsx';

interface NoticeProps {
  readonly heading: string;
  readonly tag?: string;
  /** A drawn scene above the heading, where the page has nothing else to look at. */
  readonly drawing?: NoticeDrawing;
  readonly children: ReactNode;
}

/** A page of few words: a heading, then what can be done. */
export function Notice({ heading, tag, drawing, children }: NoticeProps) {
  return (
    <>
      {drawing !== undefined && (
        <div className={styles.sky} data-sky="cloudy">
          <NoticeScene drawing={drawing} className={styles.scene} />
        </div>
      )}
      <div className={`wrap ${styles.notice}`}>
        {tag !== undefined && <p className="demo">{tag}</p>}
        <h1>{heading}</h1>
        {children}
      </div>
    </>
  );
}
