import { CHANNEL_WORDS } from '@portal/content/messages/channel-words';
import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import type { OwnChannel } from '@portal/contract/own/channels';
import type { OwnPlace } from '@portal/contract/own/places';
import { CHANNELS } from '@portal/domain/alert/channel.table';
import { toLanguagePath } from '@portal/routes/counterpart';
import { AddPlace } from './add-place.tsx';
import { Check } from './controls.tsx';
import type { Editor } from './editor.ts';
import styles from './rule-editor.module.css';

const toggleId = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((known) => known !== id) : [...ids, id];

/** Places of a rule; several may be chosen, and one added. */
export function PlaceField({ editor }: { readonly editor: Editor }) {
  const { draft, things, language, set, setThings } = editor;
  const words = ruleEditorMessages[language].place;
  const add = (place: OwnPlace): void => {
    setThings({ ...things, places: [...things.places, place] });
    set({ ...draft, placeIds: [...draft.placeIds, place.id] });
  };
  return (
    <>
      {things.places.length === 0 && <p className={styles.hint}>{words.none}</p>}
      {things.places.map(({ id, name, active, points }) => (
        <Check
          key={id}
          isChecked={draft.placeIds.includes(id)}
          onChange={() => set({ ...draft, placeIds: toggleId(draft.placeIds, id) })}
        >
          <b>{name}</b>
          {points !== undefined && <small>{words.way(points.length)}</small>}
          {!active && <small>{words.off}</small>}
        </Check>
      ))}
      <AddPlace language={language} onAdd={add} />
    </>
  );
}

/** Address of a channel, and why it does not deliver. */
function describeChannel({ kind, address, verified, active, pausedBy }: OwnChannel, language: Editor['language']) {
  const words = ruleEditorMessages[language].channels;
  return [
    CHANNELS[kind].address === 'subscription' ? words.thisBrowser : address,
    ...(verified ? [] : [words.unverified]),
    ...(pausedBy === 'plan' ? [words.notInPlan] : active ? [] : [words.off]),
  ].join(' · ');
}

export function ChannelField({ editor }: { readonly editor: Editor }) {
  const { draft, things, language, set } = editor;
  const words = ruleEditorMessages[language].channels;
  return (
    <>
      {things.channels.length === 0 && <p className={styles.hint}>{words.none}</p>}
      {things.channels.map((channel) => (
        <Check
          key={channel.id}
          isChecked={draft.channelIds.includes(channel.id)}
          onChange={() => set({ ...draft, channelIds: toggleId(draft.channelIds, channel.id) })}
        >
          <b>{CHANNEL_WORDS[channel.kind].short[language]}</b>
          <small>{describeChannel(channel, language)}</small>
        </Check>
      ))}
      <a className="more" href={toLanguagePath('dashboard:channels', language)}>
        {words.add}
      </a>
    </>
  );
}
