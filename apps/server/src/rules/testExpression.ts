import { Worker } from 'node:worker_threads';
import { threadFile } from '../ownFiles.ts';

/** A regular expression in the syntax of ECMAScript, read with the flag `u`, and what it is tried on. */
export interface ExpressionTest {
  expression: string;
  testData: string;
}

/** Milliseconds of processor time that an expression may take, its thread's start included. */
const longestRunMs = 500;
/** Milliseconds after which a thread is ended, however little of the processor it was given. */
const longestWaitMs = 10_000;
/** So many expressions run at a time: the others wait. */
const mostThreads = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Why a text is not what an expression describes; none when all of it is. The expression runs in a thread of its own, which is ended when it
 * takes too long.
 * @param refuseGone called when its turn has come; throws where the client has gone. Default: it has not
 */
export async function testExpression(
  test: ExpressionTest,
  refuseGone: () => void = () => undefined,
): Promise<string[]> {
  try {
    // An expression that closes a group which it did not open would match within another one.
    void new RegExp(test.expression, 'u');
  } catch (error) {
    return [`The expression cannot be read: ${(error as Error).message}.`];
  }
  await takeTurn();
  try {
    refuseGone();
    const isMatch = await runInThread(test);
    if (isMatch === null) return ['The expression takes too long.'];
    return isMatch ? [] : ['The test data does not match the whole expression.'];
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function takeTurn(): Promise<void> {
  if (running >= mostThreads) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
}

/** Null when it took too long. */
async function runInThread(test: ExpressionTest): Promise<boolean | null> {
  const worker = new Worker(threadFile('rules/regexThread.ts'), { workerData: test });
  const end = performance.now() + longestWaitMs;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<boolean | null>((resolve, reject) => {
      // A timer alone would end expressions that a busy machine has not let run yet.
      const check = async () => {
        const left = longestRunMs - (await usedBy(worker));
        if (left <= 0 || performance.now() > end) resolve(null);
        else timer = setTimeout(() => void check().catch(reject), Math.max(left, 10));
      };
      timer = setTimeout(() => void check().catch(reject), longestRunMs);
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Milliseconds of processor that a thread has had: none while a busy machine has not begun it, and once it has ended. */
async function usedBy(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_NOT_RUNNING') return 0;
    throw error;
  }
}
