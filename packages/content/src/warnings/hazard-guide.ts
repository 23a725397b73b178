import type { WarningKind } from '@portal/domain/warning/warning-kind';

/** What to do about a kind of disaster, in the site's own words. */
export interface HazardGuide {
  /** Anchor on the page. */
  readonly id: string;
  readonly kinds: readonly WarningKind[];
  readonly title: string;
  /** What makes it dangerous, in a sentence or two. */
  readonly danger: string;
  readonly before: readonly string[];
  readonly during: readonly string[];
  readonly after: readonly string[];
}
