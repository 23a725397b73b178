import styles from './storm-landing.module.css';

/** A coast that is ready: a lighthouse, boats pulled up, a roof tied down, under clouds that come in. Decoration. */
export function StormScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 1440 480" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path fill="var(--sky-2)" d="M0 120C240 70 460 150 760 104S1240 60 1440 96V480H0z" />
      <path fill="var(--sky-3)" d="M0 232C300 196 620 262 940 214S1300 190 1440 206V480H0z" />
      <path
        fill="var(--sky-cloud-2)"
        d="M492 106c-26 0-46-17-46-38 0-20 20-38 47-38 8-32 40-54 80-54 42 0 76 24 82 60 24-4 54 12 54 36 0 20-20 34-44 34z"
      />
      <path
        stroke="var(--sky-cloud-1)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.7"
        d="M480 140l-18 40M528 132l-22 50M580 138l-20 46M632 130l-22 50M684 140l-18 42"
      />
      <path fill="var(--sky-sun)" opacity="0.3" d="M528 276L120 214v92zM542 276l520-62v92z" />
      <path
        fill="var(--sea-1)"
        d="M0 372q60-22 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v108H0z"
      />
      <g transform="translate(-140)">
        <path fill="var(--land-2)" d="M560 400q34-56 78-64 62-10 110 22 30 20 52 50z" />
        <path fill="var(--sky-cloud-1)" d="M656 292h38l12 76h-62z" />
        <path fill="var(--violet)" d="M654 312h43l3 18h-49zM649 346h53l3 18h-59zM652 254l23-22 23 22z" />
        <path fill="var(--land-3)" d="M657 254h36v38h-36zM646 290h58v8h-58z" />
        <path fill="var(--sky-sun)" d="M664 260h22v26h-22z" />
      </g>
      <path fill="var(--field-1)" d="M0 392c140-46 300-40 430-8 60 14 90 34 120 52v44H0z" />
      <path fill="var(--land-3)" d="M132 352l52-34 52 34v44H132z" />
      <path
        fill="none"
        stroke="var(--sky-cloud-1)"
        strokeWidth="3"
        d="M120 398l44-78M248 398l-44-78M150 398v-58M218 398v-58"
      />
      <path fill="var(--land-2)" d="M120 356l64-44 64 44-8 8-56-38-56 38z" />
      <path
        fill="none"
        stroke="var(--land-3)"
        strokeWidth="7"
        strokeLinecap="round"
        d="M292 400q2-62 34-100M344 404q4-44 26-74"
      />
      <path
        fill="none"
        stroke="var(--field-2)"
        strokeWidth="9"
        strokeLinecap="round"
        d="M326 300q24-26 58-14M326 300q34-8 56 18M326 300q18 4 26 36M326 300q-4-24 12-40M370 330q20-18 44-8M370 330q26-4 40 16M370 330q12 6 18 28"
      />
      <path fill="var(--violet)" d="M296 404h96l-18 24h-60z" />
      <path fill="var(--land-3)" d="M376 416h92l-18 24h-58z" />
      <path
        fill="var(--sea-2)"
        d="M0 440q60-20 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v40H0z"
      />
    </svg>
  );
}
