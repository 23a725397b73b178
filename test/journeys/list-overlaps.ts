import type { Page } from 'playwright-core';

/** Part of a line's box above capitals and below the baseline: lines may share it without a letter over a letter. */
const LEADING = 0.24;
/** Letters may touch by this much, pixels. */
const TOUCH = 1.5;

/** Pairs of texts of a page whose letters lie over each other, in the page as laid out; text of bars that stay in view aside. */
export function listOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(
    ([leading, touch]) => {
      interface Line {
        readonly text: Node;
        readonly left: number;
        readonly right: number;
        readonly top: number;
        readonly bottom: number;
      }
      type Box = Omit<Line, 'text'>;

      /** The part of a box that its scrolling and clipping ancestors show. */
      const clip = (box: Box, element: Element): Box => {
        let shown = box;
        for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
          const style = getComputedStyle(parent);
          // Only for screen readers.
          if (style.clipPath === 'inset(50%)') return { left: 0, right: 0, top: 0, bottom: 0 };
          if (parent === document.documentElement || parent === document.body) continue;
          if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
          const { left, right, top, bottom } = parent.getBoundingClientRect();
          shown = {
            left: Math.max(shown.left, left),
            right: Math.min(shown.right, right),
            top: Math.max(shown.top, top),
            bottom: Math.min(shown.bottom, bottom),
          };
        }
        return shown;
      };

      const hasBackground = (element: Element): boolean => {
        const { backgroundColor, opacity } = getComputedStyle(element);
        return opacity === '1' && !/transparent|[,/] 0(\.[0-4]\d*)?\)$/.test(backgroundColor);
      };

      const isBar = (element: Element): boolean => {
        for (let parent: Element | null = element; parent !== null; parent = parent.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(parent).position)) return true;
        return false;
      };

      /** Whether a panel with a background of its own lies over one of two texts. */
      const isCovered = (one: Line, other: Line): boolean =>
        [
          [one, other],
          [other, one],
        ].some(([upper, lower]) => {
          for (let panel = upper?.text.parentElement ?? null; panel !== null; panel = panel.parentElement) {
            if (panel.contains(lower?.text ?? null)) return false;
            if (/absolute|relative/.test(getComputedStyle(panel).position) && hasBackground(panel)) return true;
          }
          return false;
        });

      const lines: Line[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const element = text.parentElement;
        if (element === null || (text.nodeValue ?? '').trim() === '') continue;
        if (/^(SCRIPT|STYLE|NOSCRIPT|TITLE|DESC|OPTION|TEXTAREA)$/i.test(element.tagName)) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isBar(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) {
          const inset = rect.height * leading;
          const letters = { left: rect.left, right: rect.right, top: rect.top + inset, bottom: rect.bottom - inset };
          const shown = clip(letters, element);
          if (shown.right - shown.left > 2 && shown.bottom - shown.top > 2) lines.push({ text, ...shown });
        }
      }

      lines.sort((a, b) => a.top - b.top);
      const say = ({ text, left, top }: Line) =>
        `“${(text.nodeValue ?? '').trim().slice(0, 40)}” (${Math.round(left)}, ${Math.round(top + scrollY)})`;
      const found = new Set<string>();
      for (const [index, line] of lines.entries()) {
        for (let next = index + 1; next < lines.length; next += 1) {
          const other = lines[next];
          if (other === undefined || other.top > line.bottom - touch) break;
          // The lines of one text share the box of what a clamp cuts.
          if (other.text === line.text) continue;
          const width = Math.min(line.right, other.right) - Math.max(line.left, other.left);
          const height = Math.min(line.bottom, other.bottom) - other.top;
          if (width > touch && height > touch && !isCovered(line, other)) found.add(`${say(line)} over ${say(other)}`);
        }
      }
      return [...found];
    },
    [LEADING, TOUCH] as const,
  );
}
