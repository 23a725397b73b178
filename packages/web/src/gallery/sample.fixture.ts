import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';

/** A component in one of its states. */
interface Sample {
  /** What state it is, for those who build: in English. */
  readonly state: string;
  readonly drawing: ReactNode;
}

/** A component with all its states in one language. */
export interface SampleGroup {
  readonly component: string;
  readonly list: (language: Language) => readonly Sample[];
}
