import type { RouteId } from '@portal/routes/route-id';
import type { MenuSection } from './menu-group.table.ts';

const SECTIONS: readonly (readonly [MenuSection, RegExp])[] = [
  ['weather', /^(home|search|weather:|warnings|forecast-bulletins|hydromet)/],
  ['map', /^(map|radar|satellite)$/],
  ['farming', /^agri:/],
  ['products', /^(products|metplus|happy-rain|forecast$|weather-api|data-suites|weather-pro|weather-report|api-docs)/],
  ['industries', /^industr/],
  ['solutions', /^(solution|service)/],
  ['news', /^(news|article|info-landing)/],
  ['about', /^(about|experts|partners|contact|recruitment)/],
];

/** The part of the menu to which a page belongs; null for those of none, such as the terms. */
export function classifySection(id: RouteId): MenuSection | null {
  return SECTIONS.find(([, pages]) => pages.test(id))?.[0] ?? null;
}
