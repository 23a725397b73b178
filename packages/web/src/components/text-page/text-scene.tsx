import type { ReactNode } from 'react';
import styles from './text-page.module.css';

/** Object in the field of a text page. */
export type TextMotif = 'vane' | 'phone' | 'mast';

/** A weathervane: law points one way. */
function Vane() {
  return (
    <g fill="none" stroke="var(--land-3)" strokeLinecap="round" strokeWidth="4">
      <path d="M1040 214V78M1004 112h72M1040 112v-2" />
      <path fill="var(--land-3)" stroke="none" d="M986 84h78v-12l34 18-34 18V96h-78l12-6z" />
      <path strokeWidth="3" d="M1004 124v-24M1076 124v-24" />
      <circle cx="1040" cy="64" r="7" fill="var(--sky-sun)" stroke="none" />
    </g>
  );
}

function Phone() {
  return (
    <g>
      <rect x="1000" y="58" width="88" height="158" rx="14" fill="var(--land-3)" />
      <rect x="1008" y="70" width="72" height="130" rx="6" fill="var(--sky-1)" />
      <path fill="var(--field-2)" d="M1008 168c20-14 50-14 72-4v30a6 6 0 0 1-6 6h-60a6 6 0 0 1-6-6z" />
      <circle cx="1044" cy="112" r="15" fill="var(--sky-sun)" />
    </g>
  );
}

/** A mast with its lamp on: someone is there. */
function Mast() {
  return (
    <g fill="none" stroke="var(--land-3)" strokeLinecap="round" strokeWidth="4">
      <path d="M1016 214l24-130 24 130M1022 182h36M1028 150h24M1034 118h12M1022 182l30-32M1058 182l-30-32" />
      <circle cx="1040" cy="76" r="9" fill="var(--sky-sun)" stroke="none" />
      <path
        strokeWidth="3"
        d="M1062 60a28 28 0 0 1 0 32M1078 48a48 48 0 0 1 0 56M1018 60a28 28 0 0 0 0 32M1002 48a48 48 0 0 0 0 56"
      />
    </g>
  );
}

const MOTIFS: Readonly<Record<TextMotif, ReactNode>> = { vane: <Vane />, phone: <Phone />, mast: <Mast /> };

/** A quiet field under the sky with one object; decorative. */
export function TextScene({ motif }: { readonly motif: TextMotif }) {
  return (
    <svg className={styles.scene} viewBox="0 0 1280 240" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path fill="var(--sky-1)" d="M0 0h1280v240H0z" />
      <path fill="var(--sky-2)" d="M0 78c320-26 700 20 1280-12v174H0z" />
      <path fill="var(--sky-3)" d="M0 138c420-18 820 20 1280-8v110H0z" />
      <path
        className={styles.motif}
        fill="var(--sky-cloud-1)"
        d="M1160 78c-11 0-20-8-20-18s9-18 20-18c5-16 19-28 37-28s33 12 37 28c12-1 22 7 22 18s-9 18-20 18z"
      />
      <path fill="var(--land-1)" d="M0 190c160-34 300-20 470-30 190-12 330 20 520-4 120-14 210-8 290 2v82H0z" />
      <path fill="var(--field-1)" d="M0 214c260-22 520-10 760-4 200 6 360-2 520-16v46H0z" />
      <g className={styles.motif}>{MOTIFS[motif]}</g>
      <path fill="var(--field-2)" d="M380 240c240-26 580-38 900-26v26z" />
    </svg>
  );
}
