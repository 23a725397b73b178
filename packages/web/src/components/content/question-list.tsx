import type { QuestionsBlock } from '@portal/content/blocks/content-block';
import styles from './content.module.css';

/** Questions that open to their answers. */
export function QuestionList({ questions }: { readonly questions: QuestionsBlock['questions'] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
