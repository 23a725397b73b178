import { useId } from 'react';
import forms from '#islands/dashboard/forms.module.css';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly order: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly hint?: string;
  readonly onChoose: (value: Value) => void;
}

export function SelectField<Value extends string>({ label, value, order, names, hint, onChoose }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => {
          const chosen = order.find((one) => one === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {order.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
      <p id={`${id}hint`} className={forms.hint}>
        {hint}
      </p>
    </div>
  );
}
