interface ChoiceFieldProps {
  readonly label: string;
  /** Name of the parameter that the form sends. */
  readonly name: string;
  readonly chosen: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** One of several, in a plain form that works without script. */
export function ChoiceField({ label, name, chosen, options }: ChoiceFieldProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
