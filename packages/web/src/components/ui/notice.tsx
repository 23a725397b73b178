import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly heading: string;
  readonly tag?: string;
  readonly children: ReactNode;
}

/** A page of few words: a heading, then what can be done. */
export function Notice({ heading, tag, children }: NoticeProps) {
  return (
    <div className={`wrap ${styles.notice}`}>
      {tag !== undefined && <p className="demo">{tag}</p>}
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
