import { toMoonPath } from '#components/weather/moon-path.ts';
import styles from './home-scene.module.css';

interface DiscProps {
  readonly isNight: boolean;
  /** By night: round of the phases 0–1; null where there is no moon to be seen. */
  readonly moonPhase: number | null;
}

const RADIUS = 44;

/** A sun with one ring, or the moon with as much light as it has. */
function Disc({ isNight, moonPhase }: DiscProps) {
  if (isNight && moonPhase === null) return null;
  return (
    <g transform="translate(790 122)">
      <circle r="62" fill="var(--sky-sun-2)" />
      {moonPhase === null ? (
        <circle r={RADIUS} fill="var(--sky-sun)" />
      ) : (
        <path fill="var(--sky-sun)" d={toMoonPath(moonPhase, RADIUS)} />
      )}
    </g>
  );
}

interface SceneProps extends DiscProps {
  /** Under an emergency bulletin there is neither sun nor moon. */
  readonly hasDisc: boolean;
}

/** A quiet sky over hills and paddies: four flat bands, sun or moon, clouds, two depths of land. Decoration. */
export function HomeScene({ hasDisc, ...disc }: SceneProps) {
  return (
    <svg className={styles.scene} viewBox="0 0 1280 440" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path fill="var(--sky-1)" d="M0 0h1280v440H0z" />
      <path fill="var(--sky-2)" d="M0 128c320-36 700 26 1280-14v326H0z" />
      <path fill="var(--sky-3)" d="M0 226c420-26 820 26 1280-10v224H0z" />
      <path fill="var(--sky-4)" d="M0 300c380-18 860 20 1280-8v148H0z" />
      <g className={styles.high}>
        {hasDisc ? <Disc {...disc} /> : null}
        <path
          fill="var(--sky-cloud-1)"
          d="M640 196c-18 0-32-13-32-30s15-30 34-29c6-26 30-44 59-44 30 0 54 20 59 47 3-1 6-1 9-1 16 0 29 12 29 28s-13 29-30 29z"
        />
        <path
          fill="var(--sky-cloud-1)"
          d="M1180 92c-12 0-22-9-22-20s10-20 22-20c5-18 21-31 41-31s37 14 41 33c13-1 24 8 24 19s-10 19-22 19z"
        />
      </g>
      <path
        fill="var(--land-1)"
        d="M0 356c120-36 220-64 320-30 90 30 170-30 280-44 120-16 210 44 330 20 130-26 230-46 350-6v144H0z"
      />
      <path fill="var(--land-2)" d="M0 392c150-30 270-26 400-8 160 22 300-30 470-22 150 8 270 20 410-6v84H0z" />
      <path fill="var(--field-1)" d="M0 420c260-26 520-16 760-4 200 10 360 4 520-14v38H0z" />
      <path fill="var(--field-2)" d="M420 440c220-22 560-26 860-16v16z" />
    </svg>
  );
}
