/** A step of a check: a name, and what finds faults, one line each. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<string[]>;
}

/** Runs steps, prints one line for each and one for each fault; returns how many failed. Two at a time: the smallest machine has two cores. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  let failed = 0;
  const queue = [...steps];
  const work = async (): Promise<void> => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const started = performance.now();
      const complaints = await step.run();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${complaints.length === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
      for (const line of complaints) console.log(`     ${line}`);
      if (complaints.length > 0) failed += 1;
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}
