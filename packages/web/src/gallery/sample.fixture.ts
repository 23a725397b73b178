import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';

interface Sample {
  /** Name of the state, in English. */
  readonly state: string;
  readonly drawing: ReactNode;
}

/** A component with all its states in one language. */
export interface SampleGroup {
  readonly component: string;
  readonly list: (language: Language) => readonly Sample[];
}
