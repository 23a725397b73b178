import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe holds against a page as it stands now, one line each. */
export async function listViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (tags) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      return (await runner.run(document, { runOnly: tags })).violations;
    },
    [...TAGS],
  );
  return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)}`));
}
