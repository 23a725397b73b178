import type { ComponentProps } from 'react';
import forms from './forms.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** `violet`: the main action; `quiet`: without a border; `tool`: one icon. Default: `plain`. */
  readonly variant?: 'violet' | 'plain' | 'danger' | 'quiet' | 'tool';
}

/** Button of what the user owns; submits only as `type="submit"`. */
export function Button({ variant = 'plain', type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={forms[variant]} />;
}
