import { CROP_IDS, type CropId } from '@portal/domain/agriculture/crop';
import row from '#components/ui/chip-row.module.css';
import styles from './crop-chips.module.css';
import type { FarmView } from './farm-view.ts';

interface CropChipsProps {
  /** Crops grown at the place; all crops where unknown. The chosen crop is always listed. */
  readonly crops?: readonly CropId[] | undefined;
  readonly view: FarmView;
}

/** Crop choice as plain links: the server stores the choice. */
export function CropChips({ crops = CROP_IDS, view }: CropChipsProps) {
  return (
    <nav aria-label={view.farm.crops} className={`${row.chips} ${styles.chips}`}>
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
