import { Button } from './button.tsx';
import forms from './forms.module.css';

interface ConfirmRemoveProps {
  readonly question: string;
  /** Label of the button that removes. */
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Confirmation before something of the user's ends or is removed. */
export function ConfirmRemove({ question, yes, no, onYes, onNo }: ConfirmRemoveProps) {
  return (
    <div role="alert" className={forms.question}>
      <p>{question}</p>
      <div className={forms.actions}>
        <Button variant="danger" onClick={onYes}>
          {yes}
        </Button>
        <Button onClick={onNo}>{no}</Button>
      </div>
    </div>
  );
}
