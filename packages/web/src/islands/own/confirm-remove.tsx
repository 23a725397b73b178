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
        <button type="button" className={forms.danger} onClick={onYes}>
          {yes}
        </button>
        <button type="button" className={forms.plain} onClick={onNo}>
          {no}
        </button>
      </div>
    </div>
  );
}
