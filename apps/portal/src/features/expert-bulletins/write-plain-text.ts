import { describePeriod, describeRun } from '@portal/content/expert-bulletin/fill-bulletin';
import { formatFigureMoment } from '@portal/content/expert-bulletin/format-figure';
import { expertBulletinMessages } from '@portal/content/messages/expert-bulletin-messages';
import type { BulletinBlock, BulletinDocument, TextRun } from '@portal/domain/expert-bulletin/bulletin-document';

const join = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');

function writeTable(rows: readonly (readonly (readonly TextRun[])[])[]): string {
  const cells = rows.map((row) => row.map(join));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function writeBlock(block: BulletinBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${join(block.runs)}`;
    case 'paragraph':
      return join(block.runs);
    case 'list':
      return block.items.map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${join(item)}`).join('\n');
    case 'table':
      return [...(block.caption === null ? [] : [block.caption]), writeTable([block.head, ...block.rows])].join('\n');
    case 'chart':
      return `[${block.title}. ${block.summary}]`;
  }
}

/** A bulletin for review on the command line. */
export function writePlainText(document: BulletinDocument): string {
  const { language, title, author, place, issuedAt, version, weather, warnings, blocks } = document;
  const { sheet } = expertBulletinMessages[language];
  const write = (at: number): string => formatFigureMoment(at, language);
  return [
    title,
    `${sheet.version(version)}, ${sheet.issued(write(issuedAt))}. ${author === null ? '' : sheet.author(author.name, author.role)}`,
    `${place.name}: ${describePeriod(document, language)}`,
    ...(weather.isDemo ? [sheet.demo] : []),
    ...(warnings.length === 0 ? [] : [`${sheet.warnings}:`]),
    ...warnings.map(
      ({ issuer, issuedAt: at, expiresAt, headline, text }) =>
        `> ${sheet.warning(issuer, write(at), write(expiresAt))}\n> ${headline}\n> ${text.replaceAll('\n', '\n> ')}`,
    ),
    ...blocks.map(writeBlock),
    sheet.basis(describeRun(weather.runAt, language)),
  ].join('\n\n');
}
