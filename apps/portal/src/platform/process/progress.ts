interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const TENTHS = 10;

/** Shows progress: one updated line on a terminal, a line per tenth elsewhere. */
export function createProgress(screen: Screen, title: string): (share: number) => void {
  let lastStep = -1;
  return (share) => {
    const step = Math.floor(share * (screen.isTTY === true ? 100 : TENTHS));
    if (step <= lastStep) return;
    lastStep = step;
    const percent = Math.floor(share * 100);
    if (screen.isTTY === true) screen.write(`\r${title}… ${percent}%${percent === 100 ? '\n' : ''}`);
    else screen.write(`${title}… ${percent}%\n`);
  };
}
