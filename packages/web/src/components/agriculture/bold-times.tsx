const TIMES = /\d\d:\d\d(?:–\d\d:\d\d)?/;

/** A sentence whose time of the clock stands out. */
export function BoldTimes({ text }: { readonly text: string }) {
  const found = TIMES.exec(text);
  if (found === null) return text;
  const end = found.index + found[0].length;
  return (
    <>
      {text.slice(0, found.index)}
      <strong>{found[0]}</strong>
      {text.slice(end)}
    </>
  );
}
