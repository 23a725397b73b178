import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe holds against a page as it stands now, one line each; of one rule only where one is named. */
export async function listViolations(page: Page, rule: string | null = null): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ type, values }) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      return (await runner.run(document, { runOnly: { type, values } })).violations;
    },
    rule === null ? { type: 'tag' as const, values: [...TAGS] } : { type: 'rule' as const, values: [rule] },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
