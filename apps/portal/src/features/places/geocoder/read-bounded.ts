/** Reads a body as text of at most `mostBytes`; more is given up and throws. */
export async function readBounded(body: ReadableStream<Uint8Array> | null, mostBytes: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let count = 0;
  for await (const piece of body ?? []) {
    count += piece.length;
    if (count > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
