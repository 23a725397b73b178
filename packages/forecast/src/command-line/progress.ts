/** Tells people on the error output how far long work is. */
export interface Progress {
  /** Shows a state, at most a few times a second on a terminal and every few seconds elsewhere. */
  show(text: string): void;
  /** Writes a line that stays. */
  say(text: string): void;
}

const TERMINAL_MS = 100;
const LOG_MS = 3000;

/** Progress on a stream: one line that changes on a terminal, lines elsewhere. */
export function makeProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  const pauseMs = stream.isTTY ? TERMINAL_MS : LOG_MS;
  let shownAt = performance.now();
  let isOpen = false;
  return {
    show(text) {
      const now = performance.now();
      if (now - shownAt < pauseMs) return;
      shownAt = now;
      isOpen = stream.isTTY;
      stream.write(stream.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
    },
    say(text) {
      stream.write(isOpen ? `\r\u001b[K${text}\n` : `${text}\n`);
      isOpen = false;
    },
  };
}
