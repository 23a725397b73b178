import { findWindDirection } from '@portal/domain/wind/wind';
import styles from './wind-arrow.module.css';

/** Corners of an arrow that points up, around its middle. */
const ARROW = [
  [0, -8],
  [5, 6],
  [0, 3],
  [-5, 6],
] as const;

const round = (value: number): number => Math.round(value * 10) / 10 + 0;

/** An arrow around a point that flies with a wind of so many degrees, which say where it comes from. */
export function drawArrow(x: number, y: number, degrees: number): string {
  const turn = ((degrees + 180) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const corners = ARROW.map(
    ([across, along]) => `${round(x + across * cosine - along * sine)} ${round(y + across * sine + along * cosine)}`,
  );
  return `M${corners.join('L')}z`;
}

interface WindArrowProps {
  readonly speed: number | null;
  readonly degrees: number | null;
  /** What is heard instead: the name of the direction. */
  readonly label: string | undefined;
}

/** An arrow that flies with the wind; nothing where the air is calm or the wind is not known. */
export function WindArrow({ speed, degrees, label }: WindArrowProps) {
  if (speed === null || degrees === null || findWindDirection(degrees, speed) === null) return null;
  return (
    <svg className={styles.arrow} width="18" height="18" role="img" aria-label={label}>
      <path d={drawArrow(9, 9, degrees)} />
    </svg>
  );
}
