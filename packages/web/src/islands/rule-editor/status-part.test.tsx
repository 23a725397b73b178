import type { RulePreview } from '@portal/contract/own/rule-preview';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Editor } from './editor.ts';
import { PREVIEW, PREVIEW_NOW } from './preview.fixture.ts';
import { StatusPart } from './status-part.tsx';

function draw(basis: RulePreview['basis'], kind: AlertRule['kind'], language: 'vi' | 'en'): string {
  const editor = {
    language,
    now: PREVIEW_NOW,
    draft: { rule: { kind, leadMinutes: 30 }, channelIds: [] },
    things: { channels: [], planId: 'happy-rain' },
    preview: { value: { ...PREVIEW, ...(basis && { basis }) }, state: 'fresh', retry: () => {} },
  } as unknown as Editor;
  return renderToStaticMarkup(<StatusPart editor={editor} isPaused={false} />);
}

describe('what a rule’s status says of satellites', () => {
  it('is that rain messages come later, are less certain and begin with moderate rain', () => {
    expect(draw('satellite', 'rain', 'vi')).toContain('chậm hơn 20–30 phút, kém chắc, và chỉ báo từ mưa vừa trở lên');
    expect(draw('satellite', 'rain', 'en')).toContain('20–30 minutes later, are less certain');
  });

  it('is nothing where a radar sees the place or the model alone speaks, nor for other rules', () => {
    for (const basis of ['radar', 'model'] as const) expect(draw(basis, 'rain', 'vi')).not.toContain('vệ tinh');
    expect(draw('satellite', 'gust', 'vi')).not.toContain('vệ tinh');
  });
});
