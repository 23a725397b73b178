import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PathDrawing } from './icon.tsx';

describe('a drawing of outlines', () => {
  it('is decoration without a label and a picture with one', () => {
    expect(renderToStaticMarkup(<PathDrawing viewBox="0 0 8 8" outlines={[['rain', 'M0 0h8v8h-8z']]} />)).toBe(
      '<svg viewBox="0 0 8 8" aria-hidden="true"><path class="rain" d="M0 0h8v8h-8z"></path></svg>',
    );
    const heard = renderToStaticMarkup(<PathDrawing viewBox="0 0 8 8" outlines={[]} label="2 mm" isStretched={true} />);
    expect(heard).toBe('<svg viewBox="0 0 8 8" preserveAspectRatio="none" role="img" aria-label="2 mm"></svg>');
  });

  it('leaves out an outline of nothing and refuses markup', () => {
    const draw = (outline: string) =>
      renderToStaticMarkup(<PathDrawing viewBox="0 0 8 8" outlines={[['a', outline]]} />);
    expect(draw('')).not.toContain('path');
    expect(() => draw('M0 0"><script>')).toThrow(RangeError);
  });
});
