import type { FoundPlace } from '@portal/contract/endpoints/places';
import { TRIP_MODES } from '@portal/domain/trip/trip-way';
import { Field } from '#components/ui/field.tsx';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import styles from './going-out.module.css';
import { LONGEST, type TripEnd, type TripForm } from './load-trip.ts';
import { type TripView, toTripPath } from './trip-view.ts';

interface FormProps {
  readonly form: TripForm;
  readonly view: TripView;
}

interface EndFieldProps extends FormProps {
  readonly name: 'from' | 'to';
}

/** The same trip with another place at one end. */
function toOtherPath(name: 'from' | 'to', { slug }: FoundPlace, { form, view }: FormProps): string {
  const { from, to, clock, mode } = form;
  const ends = { from: from.spot ?? from.text, to: to.spot ?? to.text, [name]: slug };
  return toTripPath({ ...ends, clock: clock === '' ? null : clock, mode }, view);
}

function EndField({ name, form, view }: EndFieldProps) {
  const words = view.trip.form;
  const { text, spot, mistake, others }: TripEnd = form[name];
  const describedBy = mistake === null ? undefined : `${name}-mistake`;
  return (
    <div>
      <Field label={words[name]}>
        <input
          name={name}
          defaultValue={text}
          maxLength={LONGEST}
          placeholder={words.hint}
          autoComplete="off"
          spellCheck={false}
          required
          aria-invalid={mistake === null ? undefined : true}
          aria-describedby={describedBy}
        />
      </Field>
      {spot === null ? null : <input type="hidden" name={`${name}Was`} value={`${spot}~${text}`} />}
      {mistake === null ? null : <FieldMistake id={`${name}-mistake`} sentence={words[mistake]} />}
      {others.length === 0 ? null : (
        <p className={styles.others}>
          {words.others}{' '}
          {others.map((place) => (
            <a key={place.slug} href={toOtherPath(name, place, { form, view })} rel="nofollow">
              {place.displayName.main}
              {place.displayName.secondary === '' ? '' : `, ${place.displayName.secondary}`}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

/** Where from, where to, when and how: a plain form that works without script. */
export function TripFormPart({ form, view }: FormProps) {
  const words = view.trip.form;
  const { from, to, clock, isBadClock, mode } = form;
  return (
    <form className={`stack ${styles.form}`} method="get" action={view.path}>
      <EndField name="from" form={form} view={view} />
      <EndField name="to" form={form} view={view} />
      {from.spot !== null && to.spot !== null && (
        <a
          className={styles.swap}
          href={toTripPath({ from: to.spot, to: from.spot, clock: clock === '' ? null : clock, mode }, view)}
          rel="nofollow"
        >
          {words.swap}
        </a>
      )}
      <div>
        <Field label={words.at}>
          <input
            name="at"
            type="time"
            step="600"
            defaultValue={clock}
            aria-invalid={isBadClock ? true : undefined}
            aria-describedby={isBadClock ? 'at-mistake' : undefined}
          />
        </Field>
        {isBadClock ? <FieldMistake id="at-mistake" sentence={words.badTime} /> : null}
      </div>
      <fieldset className={styles.modes}>
        <legend>{words.mode}</legend>
        {TRIP_MODES.map((one) => (
          <label key={one}>
            <input type="radio" name="mode" value={one} defaultChecked={one === mode} />
            <span>{words.modes[one]}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button">
        {words.submit}
      </button>
    </form>
  );
}
