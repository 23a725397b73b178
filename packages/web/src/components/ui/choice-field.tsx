import { Field } from './field.tsx';

interface ChoiceFieldProps {
  readonly label: string;
  /** Query parameter of the form. */
  readonly name: string;
  readonly chosen: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A select in a plain form that works without JavaScript. */
export function ChoiceField({ label, name, chosen, options }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      <select name={name} defaultValue={chosen}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
