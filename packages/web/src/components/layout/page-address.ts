import type { Language } from '@portal/domain/language/language';
import type { RouteId } from '#routes/route-id.ts';
import type { RouteParameters } from '#routes/route-parameters.ts';

/** Where a reader is: what the frame needs to mark the menu and to find the page in the other language. */
export interface PageAddress {
  readonly routeId: RouteId;
  readonly language: Language;
  readonly parameters: RouteParameters;
  readonly query: Readonly<Record<string, string>>;
}
