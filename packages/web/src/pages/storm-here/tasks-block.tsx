import type { StormHereReply } from '@portal/contract/endpoints/storm-here';
import { describeDue, describeZero, listSteps, type ShownStep } from '#components/storms/storm-here-steps.ts';
import type { StormHereView } from '#components/storms/storm-here-view.ts';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import styles from './storm-here.module.css';

function Step({ step, view }: { readonly step: ShownStep; readonly view: StormHereView }) {
  const { tasks } = view.here;
  const due = describeDue(step, view);
  return (
    <li className={styles[step.state]}>
      <p className={styles.due}>
        <b>{tasks.step(step.hours)}</b>
        {step.state === 'running' && <em>{tasks.running}</em>}
        {due !== null && <small>{due}</small>}
      </p>
      <div>
        {tasks.items[step.hours].map((item, index) => (
          <label key={item}>
            <input type="checkbox" data-task={`${step.hours}.${index}`} />
            <span>{item}</span>
          </label>
        ))}
      </div>
    </li>
  );
}

interface TasksBlockProps {
  readonly reply: StormHereReply;
  readonly view: StormHereView;
}

/** What to do before the storm, by the clock. Boxes can be ticked without script, which stores them. */
export function TasksBlock({ reply, view }: TasksBlockProps) {
  const { tasks } = view.here;
  // Ticks are of one storm at one place.
  const about = `${reply.place.slug ?? ''} ${reply.storms[0]?.id ?? view.nowAt.slice(0, 7)}`;
  return (
    <Block id="tasks" title={tasks.title} aside={preventUnitBreaks(describeZero(reply, view))}>
      <ol className={styles.steps} data-island="storm-tasks" data-wake="idle" data-about={about}>
        {listSteps(reply, view).map((step) => (
          <Step key={step.hours} step={step} view={view} />
        ))}
      </ol>
      <p className={styles.notes}>{`${tasks.orders} ${tasks.ticks}`}</p>
    </Block>
  );
}
