import type { StepsBlock } from '@portal/content/blocks/content-block';
import styles from './step-list.module.css';

/** Things in their order, each with its number. */
export function StepList({ steps }: { readonly steps: StepsBlock['steps'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
