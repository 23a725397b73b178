import type { ActivityId } from '@portal/domain/agriculture/verdict';
import { PathDrawing } from '#components/ui/path-drawing.tsx';
import styles from './work-row.module.css';

/** A drop, a sun, a sprout, an ear of grain, a shrimp's meal: 20 units square, drawn with one line. */
const DRAWINGS: Readonly<Record<ActivityId, string>> = {
  spray: 'M10 2.5c3 3.6 5 6 5 8.7a5 5 0 0 1-10 0c0-2.7 2-5.1 5-8.7z',
  dry: 'M10 6.5a3.5 3.5 0 1 0 .01 0M10 1.5v2m0 13v2M1.5 10h2m13 0h2M4 4l1.4 1.4m9.2 9.2L16 16M4 16l1.4-1.4m9.2-9.2L16 4',
  fertilise: 'M10 17.5V9m0 2C10 7 7.5 5 3.5 5c0 4 2.5 6 6.5 6zm0-2c0-3.5 2-5.5 6.5-5.5C16.5 7.5 14.5 9 10 9zM5 17.5h10',
  harvest:
    'M3 17L13 7m-5 5c-3 0-4-1.5-4-4 2.5 0 4 1 4 4zm0 0c0 3 1.5 4 4 4 0-2.5-1-4-4-4zm3.5-3.5c-3 0-4-1.5-4-4 2.5 0 4 1 4 4zm0 0c0 3 1.5 4 4 4 0-2.5-1-4-4-4zM13 7c0-2.5 1-4 4-4 0 3-1.5 4-4 4z',
  feed: 'M3 9h14a7 7 0 0 1-14 0zM7 3.5v2m3-3v3m3-2v2',
};

/** A drawing beside the name of a kind of work. */
export function WorkIcon({ activity }: { readonly activity: ActivityId }) {
  return (
    <PathDrawing
      className={styles.icon}
      width={20}
      height={20}
      viewBox="0 0 20 20"
      outlines={[[undefined, DRAWINGS[activity]]]}
    />
  );
}
