interface QuotedTextProps {
  readonly text: string;
  /** Language of the words where it is not the page's. */
  readonly lang: string | undefined;
  readonly cite: string | null;
}

const LIST_LINE = /^[-+*•–]\s+/;

function Paragraph({ lines }: { readonly lines: readonly string[] }) {
  if (lines.every((line) => LIST_LINE.test(line))) {
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line.replace(LIST_LINE, '')}</li>
        ))}
      </ul>
    );
  }
  return <p>{lines.map((line) => line.replace(/^#+\s+/, '')).join('\n')}</p>;
}

/** Words of a bulletin as they are: empty lines part paragraphs, dashes begin points, nothing else has a meaning. */
export function QuotedText({ text, lang, cite }: QuotedTextProps) {
  const blocks = text.split(/\n\s*\n/).map((block) => block.trim().split('\n'));
  return (
    <blockquote lang={lang} cite={cite ?? undefined}>
      {blocks.map((lines) => (
        <Paragraph key={lines.join('\n')} lines={lines} />
      ))}
    </blockquote>
  );
}
