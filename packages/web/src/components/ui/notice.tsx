import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './link-list.module.css';
import noticeStyles from './notice.module.css';

/** An umbrella turned inside out: something went wrong. */
function Umbrella() {
  return (
    <g>
      <path
        fill="none"
        stroke="var(--land-3)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M1010 176l52-86M1010 176q-10 16-22 8"
      />
      <path fill="var(--violet)" d="M1062 90q-34-46 8-80 14 8 18 26 22-12 42-4-2 24 4 32 22 2 30 16-46 40-102 10z" />
      <path fill="none" stroke="var(--sky-1)" strokeWidth="2.5" d="M1062 90q10-30 26-54M1062 90q34-22 72-26" />
      <path
        fill="none"
        stroke="var(--sky-rain)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M760 30l-14 26M820 62l-14 26M900 22l-14 26M956 74l-14 26M1196 40l-14 26M1232 96l-14 26"
      />
    </g>
  );
}

/** A signpost with blank arms: this way leads nowhere. */
function Signpost() {
  return (
    <g>
      <path fill="var(--land-3)" d="M1048 44h10v144h-10z" />
      <path fill="var(--sky-cloud-1)" d="M968 56h86v30h-86l-18-15zM1052 98h92l18 15-18 15h-92z" />
      <path fill="none" stroke="var(--land-2)" strokeWidth="3" strokeLinecap="round" d="M976 71h58M1072 113h58" />
      <path
        fill="var(--sky-cloud-2)"
        d="M800 84c-11 0-20-8-20-18s9-18 20-18c5-16 19-28 37-28s33 12 37 28c12-1 22 7 22 18s-9 18-20 18z"
      />
    </g>
  );
}

const DRAWINGS: Readonly<Record<'umbrella' | 'signpost', ReactNode>> = {
  umbrella: <Umbrella />,
  signpost: <Signpost />,
};

type NoticeDrawing = keyof typeof DRAWINGS;

/** A quiet field, inlined: it needs no request, which may be what failed. */
function NoticeScene({
  drawing,
  className,
}: {
  readonly drawing: NoticeDrawing;
  readonly className: string | undefined;
}) {
  return (
    <svg className={className} viewBox="0 0 1280 220" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path fill="var(--sky-2)" d="M0 70c320-26 700 20 1280-12v162H0z" />
      <path fill="var(--sky-3)" d="M0 128c420-18 820 20 1280-8v100H0z" />
      <path fill="var(--land-1)" d="M0 182c160-30 300-16 470-26 190-12 330 16 520-6 120-12 210-6 290 2v68H0z" />
      {DRAWINGS[drawing]}
      <path fill="var(--field-1)" d="M0 202c260-18 520-8 760-4 200 6 360-2 520-14v36H0z" />
    </svg>
  );
}

interface LinkListProps {
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** Links onwards, one per line. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>
            {label}
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface NoticeProps {
  readonly heading: string;
  readonly tag?: string;
  /** Scene above the heading of a page without other pictures. */
  readonly drawing?: NoticeDrawing;
  readonly children: ReactNode;
}

/** A short page: a heading, then what can be done. */
export function Notice({ heading, tag, drawing, children }: NoticeProps) {
  return (
    <>
      {drawing !== undefined && (
        <div className={noticeStyles.sky} data-sun="morning" data-sky="cloudy">
          <NoticeScene drawing={drawing} className={noticeStyles.scene} />
        </div>
      )}
      <div className={`wrap stack ${noticeStyles.notice}`}>
        {tag !== undefined && <p className="demo">{tag}</p>}
        <h1>{heading}</h1>
        {children}
      </div>
    </>
  );
}
