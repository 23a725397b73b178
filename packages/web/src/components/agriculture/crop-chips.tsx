import { CROP_IDS } from '@portal/domain/agriculture/crop-id';
import styles from './crop-chips.module.css';
import type { FarmView } from './farm-view.ts';

/** What can be grown, as links that work by themselves: the server keeps what was chosen. */
export function CropChips({ view }: { readonly view: FarmView }) {
  return (
    <nav aria-label={view.farm.crops} className={styles.chips}>
      <ul>
        {CROP_IDS.map((crop) => (
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
