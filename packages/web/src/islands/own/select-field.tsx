import { DescribedField } from '#components/ui/described-field.tsx';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly order: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly hint?: string;
  readonly onChoose: (value: Value) => void;
}

export function SelectField<Value extends string>({ label, value, order, names, hint, onChoose }: SelectProps<Value>) {
  return (
    <DescribedField label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          value={value}
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
      )}
    </DescribedField>
  );
}
