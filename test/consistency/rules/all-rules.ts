import { rainNow } from './rain-now.ts';
import type { Rule } from './rule.ts';

/** Every rule of the decisions that statements of the portal are held to. */
export const ALL_RULES: readonly Rule[] = [rainNow];
