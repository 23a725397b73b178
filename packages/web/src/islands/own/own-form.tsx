import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import { Button } from './button.tsx';
import forms from './forms.module.css';

interface OwnFormProps {
  /** Label of the button that sends, and while it sends. */
  readonly submit: string;
  readonly sending?: string;
  /** Default: `violet`, for the main action of a page. */
  readonly variant?: 'violet' | 'plain';
  readonly cancel?: { readonly label: string; readonly onCancel: () => void };
  /** Sends the form. Returns why it was refused; nothing on success. */
  readonly onSend: (form: HTMLFormElement) => Promise<ReactNode>;
  readonly children: ReactNode;
}

/** Form of something of the user's: sends once at a time, and shows below its fields why it was refused. */
export function OwnForm({ submit, sending = submit, variant = 'violet', cancel, onSend, children }: OwnFormProps) {
  const id = useId();
  const [mistake, setMistake] = useState<ReactNode>();
  const [isSending, setIsSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setMistake((await onSend(event.currentTarget)) || undefined);
    setIsSending(false);
  };
  return (
    <form className={forms.form} onSubmit={(event) => void send(event)} aria-describedby={`${id}mistake`}>
      {children}
      <FieldMistake id={`${id}mistake`} sentence={mistake} />
      <div className={forms.actions}>
        <button type="submit" className={forms[variant]} aria-disabled={isSending}>
          {isSending ? sending : submit}
        </button>
        {cancel !== undefined && <Button onClick={cancel.onCancel}>{cancel.label}</Button>}
      </div>
    </form>
  );
}
