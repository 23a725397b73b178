import { type ReactNode, useId } from 'react';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import { Check } from '#islands/own/check.tsx';
import forms from '#islands/own/forms.module.css';
import styles from './order-desk.module.css';

interface CheckBoxesProps<Value extends string> {
  readonly legend: string;
  readonly order: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly chosen: readonly Value[];
  /** Omitted where the server cannot refuse a choice. */
  readonly mistake?: ReactNode;
  /** Below the boxes. */
  readonly children?: ReactNode;
  /** Keeps the order of all values. */
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Multiple choice of an order as checkboxes. */
export function CheckBoxes<Value extends string>(props: CheckBoxesProps<Value>) {
  const { legend, order, names, chosen, mistake, children, onChange } = props;
  const id = useId();
  const mayBeWrong = 'mistake' in props;
  const toggle = (value: Value): void => onChange(order.filter((one) => (one === value) !== chosen.includes(one)));
  return (
    <fieldset className={forms.boxes} aria-describedby={mayBeWrong ? `${id}mistake` : undefined}>
      <legend>{legend}</legend>
      <div className={styles.boxes}>
        {order.map((value) => (
          <Check key={value} checked={chosen.includes(value)} onChange={() => toggle(value)}>
            {names[value]}
          </Check>
        ))}
      </div>
      {children}
      {mayBeWrong && <FieldMistake id={`${id}mistake`} sentence={mistake} />}
    </fieldset>
  );
}
