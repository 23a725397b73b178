import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { findMyPlace, type LocateFailure } from './find-my-place.ts';
import styles from './place-search.module.css';
import type { PlaceSearchProps } from './place-search-props.ts';

interface LocateButtonProps {
  readonly search: PlaceSearchProps;
  readonly onPlace: (slug: string) => void;
}

/** “Use my location”: the browser is asked only after this tap. Hidden where scripts do not run. */
export function LocateButton({ search, onPlace }: LocateButtonProps) {
  const [state, setState] = useState<'ready' | 'asking' | LocateFailure>('ready');
  const { words, language } = search;
  const locate = async (): Promise<void> => {
    if (state === 'asking') return;
    setState('asking');
    const place = await findMyPlace(language);
    if (place.kind === 'found') onPlace(place.slug);
    setState(place.kind === 'found' ? 'ready' : place.kind);
  };
  return (
    <div className={styles.locate}>
      <button
        type="button"
        className="button"
        aria-disabled={state === 'asking'}
        onClick={locate}
        onBlur={() => state !== 'asking' && setState('ready')}
      >
        <Icon name="locate-fixed" size={18} />
        {words.locate}
      </button>
      <p role="status">{state === 'ready' ? '' : words.located[state]}</p>
    </div>
  );
}
