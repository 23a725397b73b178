import { CROP_IDS, type CropId } from '@portal/domain/agriculture/crop';
import styles from './crop-chips.module.css';
import type { FarmView } from './farm-view.ts';

interface CropChipsProps {
  /** What is grown at the place; everything where that is not known. What was chosen stays in sight. */
  readonly crops?: readonly CropId[] | undefined;
  readonly view: FarmView;
}

/** What can be grown, as links that work by themselves: the server stores what was chosen. */
export function CropChips({ crops = CROP_IDS, view }: CropChipsProps) {
  return (
    <nav aria-label={view.farm.crops} className={styles.chips}>
      <ul>
        {CROP_IDS.filter((id) => crops.includes(id) || id === view.crop).map((crop) => (
          <li key={crop}>
            <a href={`${view.path}?crop=${crop}`} rel="nofollow" aria-current={crop === view.crop ? 'true' : undefined}>
              {view.agriculture.crops[crop]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
