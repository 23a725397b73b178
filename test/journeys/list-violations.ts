import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Header, menu and footer are the same on every page. */
const FRAME = [['body > header'], ['body > footer']];

interface Inspection {
  /** Only this rule; all if absent. */
  readonly rule?: string;
  /** Whether to leave out header, menu and footer, when other pages have been checked with them. */
  readonly skipsFrame?: boolean;
}

/** Axe's violations on a page in its current state, one line each. */
export async function listViolations(page: Page, { rule, skipsFrame = false }: Inspection = {}): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ exclude, type, values }) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      // No rule of these tags reads preloaded style sheets or media.
      return (await runner.run({ exclude }, { runOnly: { type, values }, preload: false })).violations;
    },
    {
      exclude: skipsFrame ? FRAME : [],
      ...(rule === undefined ? { type: 'tag' as const, values: [...TAGS] } : { type: 'rule' as const, values: [rule] }),
    },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
