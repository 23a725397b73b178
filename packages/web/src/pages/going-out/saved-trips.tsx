import { isSameTrip, LONGEST_TRIP_NAME, MOST_SAVED_TRIPS, type SavedTrip } from '@portal/domain/trip/saved-trip';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Block } from '#components/weather/block.tsx';
import { describeShortly } from './describe-trip.ts';
import type { LoadedTrip } from './load-trip.ts';
import styles from './saved-trips.module.css';
import { type TripAddress, type TripReply, type TripView, toTripPath } from './trip-view.ts';

/** Where both forms are sent: the server keeps trips in a cookie, so that no script is needed. */
const ACTION = '/api/trips';

interface PartProps {
  readonly saved: readonly LoadedTrip[];
  /** The trip that the page shows. */
  readonly address: TripAddress;
  readonly view: TripView;
}

const nameTrip = ({ name, clock }: SavedTrip): string => (clock === null ? name : `${name} ${clock}`);

interface HiddenProps {
  readonly trip: Pick<TripAddress, 'from' | 'to' | 'mode'>;
  readonly address: TripAddress;
  readonly view: TripView;
}

/** The trip, and the page to come back to. */
function HiddenFields({ trip: { from, to, mode }, address, view }: HiddenProps) {
  const fields = { from, to, mode, page: address.to === '' ? view.path : toTripPath(address, view) };
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The visitor's saved trips, one tap each, with their answers. */
export function SavedTrips({ saved, address, view }: PartProps) {
  const words = view.trip.saved;
  if (saved.length === 0) return null;
  return (
    <nav aria-label={words.label}>
      <ul className={styles.trips}>
        {saved.map(({ trip, reply }) => (
          <li key={toTripPath(trip, view)} className={isSameTrip(trip, address) ? styles.shown : undefined}>
            <a
              href={toTripPath(trip, view)}
              rel="nofollow"
              aria-current={isSameTrip(trip, address) ? 'page' : undefined}
            >
              <b>{nameTrip(trip)}</b>
              <small>{reply === null ? words.failed : describeShortly(reply, view)}</small>
            </a>
            <form method="post" action={ACTION}>
              <HiddenFields trip={trip} address={address} view={view} />
              <input type="hidden" name="name" value={trip.name} />
              <input type="hidden" name="at" value={trip.clock ?? ''} />
              <button type="submit" name="remove" value="1" aria-label={words.remove(nameTrip(trip))}>
                <Icon name="x" size={16} />
              </button>
            </form>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Half an hour before a clock time: `17:00` for `17:30`. */
function findReminderClock(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const before = (hours * 60 + minutes + 24 * 60 - 30) % (24 * 60);
  return [Math.floor(before / 60), before % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A file for the reader's own calendar; nothing for a trip without a usual departure. */
function ReminderPart({ trip, view }: { readonly trip: SavedTrip; readonly view: TripView }) {
  const words = view.trip.saved.reminder;
  const { name, from, to, mode, clock } = trip;
  if (clock === null) return null;
  const query = new URLSearchParams({ name, from, to, mode, at: clock, lang: view.style.language });
  return (
    <Block id="reminder" title={words.heading}>
      <div className={styles.save}>
        <a className="button" href={`${ACTION}/reminder.ics?${query}`} rel="nofollow" download>
          {words.add(findReminderClock(clock))}
        </a>
        <p className={styles.where}>{words.note}</p>
      </div>
    </Block>
  );
}

/** Saves the trip that the page shows; for a saved one its reminder. */
export function SaveTripPart({ saved, address, reply, view }: PartProps & { readonly reply: TripReply }) {
  const words = view.trip.saved;
  const known = saved.find(({ trip }) => isSameTrip(trip, address));
  if (known !== undefined) return <ReminderPart trip={known.trip} view={view} />;
  const isFull = saved.length >= MOST_SAVED_TRIPS;
  return (
    <Block id="save" title={words.title}>
      {isFull ? (
        <p className={styles.where}>{words.full(MOST_SAVED_TRIPS)}</p>
      ) : (
        <form className={styles.save} method="post" action={ACTION}>
          <HiddenFields trip={address} address={address} view={view} />
          <Field label={words.name}>
            <input
              name="name"
              defaultValue={reply.destination.displayName.main.slice(0, LONGEST_TRIP_NAME)}
              maxLength={LONGEST_TRIP_NAME}
              autoComplete="off"
              required
            />
          </Field>
          <Field label={words.at}>
            <input name="at" type="time" step="600" defaultValue={address.clock ?? ''} />
          </Field>
          <button type="submit" className="button">
            {words.save}
          </button>
          <p className={styles.where}>{words.where}</p>
        </form>
      )}
    </Block>
  );
}
