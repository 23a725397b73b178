import { rulePreviewMessages } from '@portal/content/messages/rule-preview-messages';
import type { OwnPlace } from '@portal/contract/own/places';
import { Bones } from '#components/ui/bones.tsx';
import { Select } from './controls.tsx';
import type { Editor } from './editor.ts';
import { MessagePart } from './message-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { NextPart } from './next-part.tsx';
import { PastPart } from './past-part.tsx';
import styles from './rule-preview.module.css';
import { StatusPart } from './status-part.tsx';

interface PreviewPartsProps {
  readonly editor: Editor;
  /** Whether the plan pauses the stored rule. */
  readonly isPaused: boolean;
  /** Chosen places, and the one displayed; null: none chosen. */
  readonly places: readonly OwnPlace[];
  readonly place: OwnPlace | null;
  readonly onPlace: (id: string) => void;
}

/** State of the request. Fixed height, so that nothing shifts. */
function State({ editor }: { readonly editor: Editor }) {
  const { language, preview } = editor;
  const words = rulePreviewMessages[language];
  const { state, value, retry } = preview;
  return (
    <div className={styles.state} role="status" data-state={state}>
      {state === 'updating' && words.updating}
      {state === 'outside' && words.outside}
      {state === 'failed' && (
        <>
          <span>
            {words.failed} {value !== null && words.stale}
          </span>
          <button type="button" onClick={retry}>
            {words.retry}
          </button>
        </>
      )}
    </div>
  );
}

/** Past and coming messages, cost, sample message, and notes. */
export function PreviewParts({ editor, isPaused, places, place, onPlace }: PreviewPartsProps) {
  const { language, preview } = editor;
  const words = rulePreviewMessages[language];
  const shown = preview.value === null || place === null ? null : { value: preview.value, place };
  return (
    <>
      <div className={styles.tools}>
        {places.length > 1 && place !== null && (
          <Select
            label={words.atPlace}
            value={place.id}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={onPlace}
          />
        )}
        <State editor={editor} />
      </div>
      <div className={styles.columns} aria-busy={preview.state === 'updating'}>
        {shown === null ? (
          <div key="waiting" className={styles.stack}>
            {place !== null && (
              <div className={`card ${styles.waiting}`}>
                <Bones count={6} />
              </div>
            )}
          </div>
        ) : (
          <div key="shown" className={styles.stack}>
            <PastPart editor={editor} preview={shown.value} placeName={shown.place.name} />
            <NextPart editor={editor} preview={shown.value} />
          </div>
        )}
        <div className={styles.stack}>
          {editor.draft.rule.kind === 'rain' && <MoneyPart editor={editor} />}
          {place !== null && <MessagePart editor={editor} placeName={place.name} />}
          <StatusPart editor={editor} isPaused={isPaused} />
        </div>
      </div>
    </>
  );
}
