import type { ReactNode } from 'react';
import desk from '#components/ui/desk.module.css';
import { Button } from './button.tsx';
import forms from './forms.module.css';
import type { OwnState } from './use-own-data.ts';

interface OwnDeskProps {
  readonly words: {
    readonly title: string;
    readonly intro?: string;
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
  };
  readonly state: OwnState;
  /** The last action, announced. */
  readonly notice?: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Page of what the user owns: heading, and whether its data loaded. */
export function OwnDesk({ words, state, notice = '', onRetry, children }: OwnDeskProps) {
  return (
    <div className={desk.desk}>
      <h1>{words.title}</h1>
      {words.intro !== undefined && <p className={desk.intro}>{words.intro}</p>}
      <p role="status" className={desk.told}>
        {state === 'loading' ? words.loading : notice}
      </p>
      {state === 'failed' && (
        <div className={`${forms.question} ${forms.actions}`}>
          {words.failed}
          <Button onClick={onRetry}>{words.retry}</Button>
        </div>
      )}
      {children}
    </div>
  );
}
