import type { WarningKind } from '@portal/domain/warning/warning-kind.table';

/** Guidance for a kind of disaster, in the portal's own words. */
export interface HazardGuide {
  /** Anchor on the page. */
  readonly id: string;
  readonly kinds: readonly WarningKind[];
  readonly title: string;
  /** Why it is dangerous, in one or two sentences. */
  readonly danger: string;
  readonly before: readonly string[];
  readonly during: readonly string[];
  readonly after: readonly string[];
}
