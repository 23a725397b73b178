import { warningMessages } from '@portal/content/messages/warning-messages';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { ReactNode } from 'react';
import { nameWarningEnd, nameWarningMoment } from '#components/warnings/name-warning-moment.ts';
import { describeFreshness, describeStaleness, weighDemo } from '#components/weather/freshness.ts';
import type { PageView } from '#components/weather/page-view.ts';
import type { Section } from '#components/weather/section.ts';

/** `Cập nhật 14:05 · GFS 07:00 · Số liệu minh họa`, on one line. */
function describeIssued(issued: Issued, view: PageView): string {
  const { words } = view;
  const demo = weighDemo(issued);
  return [
    describeFreshness(issued, view),
    demo === 'none' ? null : demo === 'all' ? words.demo : words.demoPartly,
    describeStaleness(issued, view),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

interface LiteSectionProps<Reply> {
  readonly title: string;
  readonly section: Section<Reply>;
  readonly view: PageView;
  readonly children: (reply: Reply) => ReactNode;
}

/** A section with heading, time and source, or the reason why it is empty. */
export function LiteSection<Reply extends { readonly issued: Issued }>(props: LiteSectionProps<Reply>) {
  const { title, section, view, children } = props;
  if (section.ok) {
    return (
      <section>
        <h2>{title}</h2>
        {children(section.reply)}
        <p className="soft">{describeIssued(section.reply.issued, view)}</p>
      </section>
    );
  }
  const { what, why } = view.words.missing[section.reason];
  return (
    <section>
      <h2>{title}</h2>
      <p>{`${what}. ${why}`}</p>
    </section>
  );
}

interface LiteTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** Each row starts with its header, a text. */
  readonly rows: readonly (readonly ReactNode[])[];
}

export function LiteTable({ caption, head, rows }: LiteTableProps) {
  return (
    <table>
      <caption className="soft">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={String(name)}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Further warnings are a link. */
const MOST = 3;

interface LiteWarningsProps {
  readonly warnings: readonly OfficialWarning[];
  readonly language: Language;
  readonly nowAt: string;
}

/** `Cấp 4, rất lớn: ` before a bulletin's text; empty without a level. */
function formatLevel(level: OfficialWarning['level'], language: Language): string {
  const { level: number, levels } = warningMessages[language];
  return level === null ? '' : `${number(level)}, ${levels[level - 1]}: `;
}

/** Official warnings above everything else, quoted; nothing without any. */
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
          .map(({ id, level, headline, language: written, issuer, number, issuedAt, expiresAt, endAssumed, link }) => (
            <li key={id} data-level={level} data-warning={Date.parse(expiresAt) / 1000}>
              <a href={`${toLanguagePath('warnings', language)}#${id}`}>
                <b>{formatLevel(level, language)}</b>
                <q lang={written === language ? undefined : written}>{headline}</q>
              </a>
              {`. ${words.issued(issuer, number, nameMoment(issuedAt))}; ${nameWarningEnd({ expiresAt, endAssumed }, nowAt, language)}. `}
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
