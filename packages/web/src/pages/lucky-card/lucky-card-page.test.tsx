import { LUCKY_CARDS } from '@portal/content/lucky-card/lucky-cards.table';
import { luckyCardMessages } from '@portal/content/messages/lucky-card-messages';
import type { CallApi } from '@portal/contract/call-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { luckyCardPage } from './lucky-card-page.tsx';

const refuse = (async () => ({ ok: false, problem: { errorCode: 'internal' } })) as unknown as CallApi;

async function draw(language: 'vi' | 'en'): Promise<string> {
  const outcome = await luckyCardPage(
    makeSampleRequest({ routeId: 'lucky-card', language, path: '/gieo-que' }),
    refuse,
  );
  return outcome.kind === 'page' ? renderToStaticMarkup(outcome.body) : '';
}

describe('the cards', () => {
  it('are all different in both languages', () => {
    for (const language of ['vi', 'en'] as const) {
      const names = LUCKY_CARDS.map((card) => card[language].name);
      expect(new Set(names).size).toBe(LUCKY_CARDS.length);
    }
    expect(new Set(LUCKY_CARDS.map(({ id }) => id)).size).toBe(LUCKY_CARDS.length);
  });
});

describe.each(['vi', 'en'] as const)('the page of the draw (%s)', (language) => {
  it('holds every card, the rule with their number, and what to do without script', async () => {
    const html = await draw(language);
    expect(html.match(/data-card=/g)).toHaveLength(LUCKY_CARDS.length);
    expect(html).toContain('crypto.getRandomValues');
    expect(html).toContain(`1/${LUCKY_CARDS.length}`.replace('1/', language === 'vi' ? '1/' : '1 chance in '));
    expect(html).toContain(luckyCardMessages[language].noScript);
  });
});
