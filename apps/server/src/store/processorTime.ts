let ofOtherThreads = 0;

/** Adds what another thread has computed for this one. Milliseconds. */
export function addProcessorTime(milliseconds: number): void {
  ofOtherThreads += milliseconds;
}

/** Milliseconds of processor time that this thread has used so far, with what the embedded database's thread did for it. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000 + ofOtherThreads;
}
