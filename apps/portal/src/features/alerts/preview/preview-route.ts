import { requireFitting } from '@portal/contract/check-schema';
import { PreviewInput } from '@portal/contract/own/alert-schema';
import { RULE_PREVIEW_CALLS } from '@portal/contract/own/rule-preview';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { readRule } from '#features/alerts/own/rules.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import type { PreviewNeeds } from './needs.ts';
import { previewDays, previewNext } from './preview-next.ts';
import { previewPast } from './preview-past.ts';

/** The editor calls once per place and rule change; sliders compute locally. */
const LIMIT = { name: 'rule-preview', perMinute: 30, perDay: 600 } as const;

const toTenths = (value: number | null): number | null => (value === null ? null : Math.round(10 * value) / 10);

/** Past and future messages of a rule at a place. Throws `AppError` `badInput`, `outsideCoverage`. */
async function previewRule(needs: PreviewNeeds, body: unknown, language: Language) {
  const { lat, lng, rule: fields } = requireFitting(PreviewInput, body ?? {}, language);
  const rule = readRule(fields, language, 'rule');
  const place = needs.locate({ lat, lng });
  const { knownFrom, messages, missed, events } = await previewPast(needs, place, rule);
  const ahead = needs.readAhead(place);
  const count = (outcome: string) => messages.filter((message) => message.outcome === outcome).length;
  return {
    knownFrom: knownFrom === null ? null : formatMoment(knownFrom),
    basis: ahead.basis,
    issued: { demo: ahead.demo },
    past: {
      messages: messages.map(({ at, text, outcome }) => ({ at: formatMoment(at), text, outcome })),
      missed: missed.map(({ at, peak }) => ({ at: formatMoment(at), peak: toTenths(peak) })),
      right: count('right'),
      wrong: count('wrong'),
      unknown: count('unknown'),
      events: events.map((event) => ({ ...event, at: formatMoment(event.at), peak: toTenths(event.peak) })),
    },
    next: previewNext({ ...needs, readAhead: () => ahead }, place, rule).map((next) => ({
      ...next,
      at: formatMoment(next.at),
    })),
    days: previewDays(rule, ahead),
  };
}

/** Open to everybody, so that a rule can be tried without an account. */
export function listPreviewRoutes(needs: PreviewNeeds): readonly RawRoute[] {
  const calls = { rulePreview: { ownPagesOnly: false } };
  return toOwnRoutes(
    RULE_PREVIEW_CALLS,
    { rulePreview: (_key, { body, language }) => previewRule(needs, body, language) },
    { limit: LIMIT, calls },
  );
}
