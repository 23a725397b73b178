import type { ComponentProps } from 'react';
import forms from './forms.module.css';

/** A checkbox with its label. */
export function Check({ children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={forms.box}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
