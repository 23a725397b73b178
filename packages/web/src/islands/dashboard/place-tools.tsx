import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { OwnPlace } from '@portal/contract/own/places';
import { type FormEvent, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Button } from '#islands/own/button.tsx';
import { ConfirmRemove } from '#islands/own/confirm-remove.tsx';
import forms from '#islands/own/forms.module.css';
import { changeEntry, removeEntry } from './own-rows.tsx';
import { NameField } from './place-forms.tsx';
import type { SectionProps } from './section-props.ts';
import { Switch } from './small-parts.tsx';

type ToolProps = Pick<SectionProps, 'dashboard' | 'language'> & { readonly place: OwnPlace };

/** Changes to a place: shown at once, reverted on refusal. */
function usePlaceChange(props: ToolProps) {
  const { dashboard, language, place } = props;
  const words = dashboardMessages[language].places;
  const change = (body: Partial<Pick<OwnPlace, 'name' | 'active'>>): Promise<boolean> =>
    changeEntry(props, 'places', ALERT_ADDRESSES.alertPlaceChange, { entry: place, body });
  const turn = async (active: boolean): Promise<void> => {
    if (!(await change({ active }))) return;
    dashboard.reload('rules');
    dashboard.announce(words.switched(place.name, active), () => void change({ active: !active }));
  };
  const remove = async (): Promise<void> => {
    const entry = { id: place.id, removed: words.removed(place.name) };
    if (await removeEntry(props, 'places', ALERT_ADDRESSES.alertPlaceRemove, entry)) dashboard.reload('rules');
  };
  return { change, turn, remove };
}

/** Name and removal of a place; states beforehand which rules lose it. */
function EditPlace(props: ToolProps & { readonly onDone: () => void }) {
  const { dashboard, language, place, onDone } = props;
  const words = dashboardMessages[language];
  const [name, setName] = useState(place.name);
  const [isAsking, setIsAsking] = useState(false);
  const { change, remove } = usePlaceChange(props);
  const rules = (dashboard.parts.rules.value ?? []).filter(({ placeIds }) => placeIds.includes(place.id)).length;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await change({ name }))) return;
    dashboard.announce(words.places.renamed(name), () => void change({ name: place.name }));
    onDone();
  };
  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)}>
      <NameField
        label={words.places.name}
        hint={words.places.nameHint}
        value={name}
        mistake={undefined}
        onChange={setName}
      />
      <div className={forms.actions}>
        <Button variant="violet" type="submit">
          {words.save}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {words.places.remove}
        </Button>
      </div>
      {isAsking && (
        <ConfirmRemove
          question={words.places.question(place.name, rules)}
          yes={words.places.removeYes}
          no={dashboardMessages[language].keep}
          onYes={() => void remove()}
          onNo={() => setIsAsking(false)}
        />
      )}
    </form>
  );
}

export function PlaceTools(props: ToolProps) {
  const { language, place } = props;
  const words = dashboardMessages[language].places;
  const [isEditing, setIsEditing] = useState(false);
  const { turn } = usePlaceChange(props);
  if (isEditing) return <EditPlace {...props} onDone={() => setIsEditing(false)} />;
  return (
    <div className={forms.tools}>
      <Button aria-label={words.editOf(place.name)} onClick={() => setIsEditing(true)}>
        <Icon name="pencil" size={18} />
        {words.edit}
      </Button>
      {place.pausedBy === undefined && (
        <Switch label={words.switch(place.name)} isOn={place.active} onSwitch={(isOn) => void turn(isOn)} />
      )}
    </div>
  );
}
