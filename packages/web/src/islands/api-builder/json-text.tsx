import { Fragment } from 'react';
import styles from './answer.module.css';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

type TokenKind = 'name' | 'text' | 'number' | 'rest';

/** Splits JSON into tokens for highlighting. */
function splitJson(text: string): readonly { readonly kind: TokenKind; readonly text: string; readonly at: number }[] {
  const pieces: { kind: TokenKind; text: string; at: number }[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, quoted, colon] = match;
    if (match.index > end) pieces.push({ kind: 'rest', text: text.slice(end, match.index), at: end });
    const kind = quoted === undefined ? 'number' : colon === undefined ? 'text' : 'name';
    pieces.push({ kind, text: whole, at: match.index });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'rest', text: text.slice(end), at: end });
  return pieces;
}

export function JsonText({ text }: { readonly text: string }) {
  return splitJson(text).map(({ kind, text: piece, at }) =>
    kind === 'rest' ? (
      <Fragment key={at}>{piece}</Fragment>
    ) : (
      <span key={at} className={styles[kind]}>
        {piece}
      </span>
    ),
  );
}
