import { warningMessages } from '@portal/content/messages/warning-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { nameWarningMoment } from '#components/warnings/name-warning-moment.ts';

/** The others are a link to the page of warnings. */
const MOST = 3;

interface LiteWarningsProps {
  readonly warnings: readonly OfficialWarning[];
  readonly language: Language;
  readonly nowAt: string;
}

/** `Cấp 4, rất lớn: ` before the words of a bulletin; nothing where it states no level. */
function formatLevel(level: OfficialWarning['level'], language: Language): string {
  const { level: number, levels } = warningMessages[language];
  return level === null ? '' : `${number(level)}, ${levels[level - 1]}: `;
}

/** Official warnings above everything else, quoted; nothing where there are none. */
export function LiteWarnings({ warnings, language, nowAt }: LiteWarningsProps) {
  if (warnings.length === 0) return null;
  const words = warningMessages[language];
  const hidden = warnings.length - MOST;
  const nameMoment = (moment: string) => nameWarningMoment(moment, nowAt, language);
  return (
    <section aria-label={words.label}>
      <ul className="warnings">
        {warnings
          .slice(0, MOST)
          .map(({ id, level, headline, language: written, issuer, number, issuedAt, expiresAt, link }) => (
            <li key={id} data-level={level} data-warning={Date.parse(expiresAt) / 1000}>
              <a href={`${toLanguagePath('warnings', language)}#${id}`}>
                <b>{formatLevel(level, language)}</b>
                <q lang={written === language ? undefined : written}>{headline}</q>
              </a>
              {`. ${words.issued(issuer, number, nameMoment(issuedAt))}; ${words.until(nameMoment(expiresAt))}. `}
              {link === null ? null : <a href={link}>{words.source}</a>}
            </li>
          ))}
        {hidden > 0 && (
          <li>
            <a href={toLanguagePath('warnings', language)}>{words.more(hidden)}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
