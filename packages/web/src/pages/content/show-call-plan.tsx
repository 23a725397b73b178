import { callPlanMessages } from '@portal/content/messages/call-plan-messages';
import { formatCount } from '@portal/content/products/plan-words';
import { ESTIMATE_BOUNDS, estimateCampaign } from '@portal/domain/phone-call/estimate-campaign';
import { RECORDING_SECONDS } from '@portal/domain/phone-call/read-recording';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Field } from '#components/ui/field.tsx';
import type { PageRequest } from '#pages/page-request.ts';
import type { LoadLive } from './live-example.ts';
import styles from './show-call-plan.module.css';

const DEFAULTS = { numbers: 5000, callsPerMinute: 30, seconds: 30 } as const;
const FORM_ID = 'call-plan';

/** Integer within bounds; default otherwise. */
function readCount(text: string | undefined, fallback: number, [least, most]: readonly [number, number]): number {
  const count = /^\d{1,9}$/.test(text ?? '') ? Number(text) : fallback;
  return Math.min(most, Math.max(least, count));
}

function readSize({ numbers, 'per-minute': perMinute, seconds }: PageRequest['query']) {
  const bounds = ESTIMATE_BOUNDS;
  return {
    numbers: readCount(numbers, DEFAULTS.numbers, [1, bounds.numbers]),
    callsPerMinute: readCount(perMinute, DEFAULTS.callsPerMinute, [1, bounds.callsPerMinute]),
    seconds: readCount(seconds, DEFAULTS.seconds, [RECORDING_SECONDS.least, bounds.seconds]),
  };
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

function NumberField({ label, value, ...input }: FieldProps) {
  return (
    <Field label={label}>
      <input type="number" inputMode="numeric" defaultValue={value} {...input} />
    </Field>
  );
}

/** Duration of a campaign within legal hours: a server-rendered form, no JavaScript. */
function CallPlan({ request: { language, path, query } }: { readonly request: PageRequest }) {
  const words = callPlanMessages[language];
  const size = readSize(query);
  const { days, perDay, lines, talkMinutes } = estimateCampaign(size);
  const count = (number: number): string => formatCount(number, language);
  const isShort = size.numbers < perDay;
  const minutes = Math.ceil(size.numbers / size.callsPerMinute);
  return (
    <div className="card" id={FORM_ID}>
      <form action={`${path}#${FORM_ID}`} className={styles.form}>
        <NumberField name="numbers" label={words.numbers} value={size.numbers} min={1} max={ESTIMATE_BOUNDS.numbers} />
        <NumberField
          name="per-minute"
          label={words.perMinute}
          value={size.callsPerMinute}
          min={1}
          max={ESTIMATE_BOUNDS.callsPerMinute}
        />
        <NumberField
          name="seconds"
          label={words.seconds}
          value={size.seconds}
          min={RECORDING_SECONDS.least}
          max={ESTIMATE_BOUNDS.seconds}
        />
        <button type="submit">{words.compute}</button>
      </form>
      <p className={styles.days}>
        {isShort ? words.span(Math.floor(minutes / 60), minutes % 60) : words.days(count(days))}
      </p>
      <ul className={styles.facts}>
        <li>{words.perDay(count(perDay))}</li>
        <li>{words.lines(count(lines))}</li>
        <li>{words.talk(count(talkMinutes))}</li>
      </ul>
      <p className={styles.basis}>{words.basis}</p>
      <a className={styles.open} href={toLanguagePath('dashboard:calls', language)}>
        {words.open}
      </a>
    </div>
  );
}

/** Estimate for a campaign of automatic calls. */
export const showCallPlan: LoadLive = async (request) => ({ block: <CallPlan request={request} /> });
