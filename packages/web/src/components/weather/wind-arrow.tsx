import { findWindDirection } from '@portal/domain/wind/wind-direction';
import styles from './wind-arrow.module.css';

/** Corners of an upward arrow around its centre. */
const ARROW = [
  [0, -8],
  [5, 6],
  [0, 3],
  [-5, 6],
] as const;

const round = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Arrow at a point, pointing downwind; `degrees` is the direction the wind comes from. */
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
  /** Text alternative: name of the direction. */
  readonly label: string | undefined;
}

/** Arrow pointing downwind; nothing when calm or unknown. */
export function WindArrow({ speed, degrees, label }: WindArrowProps) {
  if (speed === null || degrees === null || findWindDirection(degrees, speed) === null) return null;
  return (
    <svg className={styles.arrow} width="18" height="18" role="img" aria-label={label}>
      <path d={drawArrow(9, 9, degrees)} />
    </svg>
  );
}
