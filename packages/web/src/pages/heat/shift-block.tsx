import type { HeatShift } from '@portal/contract/endpoints/heat';
import { isWorthMoving } from '@portal/domain/heat/shift-plan';
import { WORK_LOADS } from '@portal/domain/heat/work-rest.table';
import { TEMPLATE_SHIFTS, type TemplateShift, WORK_TEMPLATES } from '@portal/domain/heat/work-templates.table';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { describeMove, type HeatReply, type HeatView, nameSpans, type ShownDay } from '#components/heat/heat-view.ts';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import styles from './heat.module.css';
import { PLAN_CHOICES } from './heat-plan.ts';

/** Hours of the strips, and their width for one. */
const STRIP = { from: 4, to: 22, unit: 10 };

/** Hours of a moment's clock, with its half. */
const toClockHours = (moment: string): number => Number(moment.slice(11, 13)) + Number(moment.slice(14, 16)) / 60;

function ShiftRow({
  name,
  shift,
  isPlanned,
  view,
}: {
  readonly name: string;
  readonly shift: HeatShift | null;
  readonly isPlanned: boolean;
  readonly view: HeatView;
}) {
  if (shift === null) return null;
  const toX = (moment: string): number => (toClockHours(moment) - STRIP.from) * STRIP.unit;
  const path = shift.spans.map(({ from, to }) => `M${toX(from)} 0H${toX(to)}v10H${toX(from)}z`).join('');
  return (
    <>
      <p>
        <b>{name}</b> <small>{preventUnitBreaks(nameSpans(shift, view))}</small>
      </p>
      <svg
        className={isPlanned ? styles.planned : styles.regular}
        viewBox={`0 0 ${(STRIP.to - STRIP.from) * STRIP.unit} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </>
  );
}

function describeShift(day: ShownDay | undefined, plan: TemplateShift, view: HeatView): string[] {
  const { shift, duration, work } = view.heat;
  if (day?.planned == null) return [shift.none];
  const { regular, planned } = day;
  if (!isWorthMoving(regular, planned)) return [shift.same(nameSpans(regular ?? planned, view))];
  const gain =
    regular === null
      ? null
      : shift.gain(
          `${work[plan.work].charAt(0).toUpperCase()}${work[plan.work].slice(1)}`,
          duration(planned.workMinutes),
          duration(regular.workMinutes),
        );
  return [describeMove(day, plan, view), gain].filter((sentence) => sentence !== null);
}

function PlanForm({ plan, view }: { readonly plan: TemplateShift; readonly view: HeatView }) {
  const { shift, loads } = view.heat;
  const clocks = { hours: shift.hours, from: (hour: number) => `${hour}:00`, to: (hour: number) => `${hour}:00` };
  return (
    <form method="get" action={`${view.path}#shift`} className={styles.form}>
      <label>
        {shift.fields.work}
        <select name="work" defaultValue={plan.work}>
          {WORK_LOADS.map((load) => (
            <option key={load} value={load}>
              {loads[load]}
            </option>
          ))}
        </select>
      </label>
      {(['hours', 'from', 'to'] as const).map((name) => (
        <label key={name}>
          {shift.fields[name]}
          <select name={name} defaultValue={plan[name]}>
            {PLAN_CHOICES[name].map((choice) => (
              <option key={choice} value={choice}>
                {clocks[name](choice)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="button">
        {shift.submit}
      </button>
    </form>
  );
}

interface ShiftLinksProps {
  readonly slug: string | null;
  readonly plan: TemplateShift;
  readonly view: HeatView;
}

/** The week's shifts for the reader's own calendar, and a rule on the heat. */
function ShiftLinks({ slug, plan, view }: ShiftLinksProps) {
  const { calendar } = view.heat;
  const { language } = view.style;
  const query = { work: plan.work, hours: String(plan.hours), from: String(plan.from), to: String(plan.to) };
  const file = `/api/heat/shifts.ics?${new URLSearchParams({ location: slug ?? '', ...query, lang: language })}`;
  return (
    <p className={styles.templates}>
      {slug === null ? null : (
        <a href={file} rel="nofollow" download>
          {calendar.add}
        </a>
      )}
      <a href={addQuery(toLanguagePath('dashboard:new-rule', language), 'kind=heat')} rel="nofollow">
        {calendar.alert}
      </a>
    </p>
  );
}

interface ShiftBlockProps {
  readonly reply: HeatReply;
  readonly day: ShownDay | undefined;
  readonly plan: TemplateShift;
  readonly view: HeatView;
}

/** The shift with the most work beside the regular one, and a form for one's own: works without script. */
export function HeatShiftBlock({ reply, day, plan, view }: ShiftBlockProps) {
  const { shift } = view.heat;
  return (
    <Block
      id="shift"
      title={shift.title}
      aside={
        <>
          {day?.name} <DemoMark issued={reply.issued} view={view} />
        </>
      }
    >
      <p className={styles.lead}>{preventUnitBreaks(describeShift(day, plan, view).join(' '))}</p>
      {day === undefined ? null : (
        <div className={`stack ${styles.strips}`}>
          <ShiftRow name={shift.regular} shift={day.regular} isPlanned={false} view={view} />
          {day.planned !== null && isWorthMoving(day.regular, day.planned) ? (
            <ShiftRow name={shift.planned} shift={day.planned} isPlanned={true} view={view} />
          ) : null}
        </div>
      )}
      <p className={styles.templates}>
        <span>{shift.templates}:</span>
        {WORK_TEMPLATES.map((template) => {
          const { work, hours, from, to } = TEMPLATE_SHIFTS[template];
          const isCurrent = work === plan.work && hours === plan.hours && from === plan.from && to === plan.to;
          const href = `${view.path}?work=${work}&hours=${hours}&from=${from}&to=${to}#shift`;
          return (
            <a key={template} href={href} rel="nofollow" aria-current={isCurrent ? 'true' : undefined}>
              {shift.template[template]}
            </a>
          );
        })}
      </p>
      <ShiftLinks slug={reply.place.slug} plan={plan} view={view} />
      <Disclosure title={shift.form}>
        <PlanForm plan={plan} view={view} />
      </Disclosure>
      <p className={styles.notes}>{preventUnitBreaks(shift.note)}</p>
    </Block>
  );
}
