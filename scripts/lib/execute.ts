import { type ChildProcess, spawn } from 'node:child_process';
import { projectEnv, root } from '../bootstrap/paths.mjs';
import { exitCode, forwardSignals } from '../bootstrap/run.mjs';

const graceMs = 10_000;

export interface Command {
  /** What this process's Node runs: a script and its arguments. */
  args: string[];
  /** Added to the project's environment. */
  env?: NodeJS.ProcessEnv;
  /** Default: the repository. */
  cwd?: string;
  /** `show` shares the terminal; `keep` collects both streams for the result. */
  output: 'show' | 'keep';
  /** After this time the command is stopped and counts as failed. Default: no limit. */
  limitMs?: number;
}

export interface Outcome {
  /** The exit code, or 128 plus the number of the signal that ended it. */
  code: number;
  /** Standard output and errors as they came; empty when they were shown. */
  output: string;
  isOverTime: boolean;
}

/** Runs a script by the project's Node and waits for its end. */
export async function execute({ args, env = {}, cwd = root, output, limitMs }: Command): Promise<Outcome> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: projectEnv(env),
    stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const stopForwarding = forwardSignals(child);
  const limit = limitMs === undefined ? undefined : startLimit(child, limitMs);
  try {
    const code = await ending(child, output === 'show' ? 'exit' : 'close');
    return { code, output: Buffer.concat(chunks).toString(), isOverTime: limit?.isOver() ?? false };
  } finally {
    limit?.cancel();
    stopForwarding();
  }
}

function ending(child: ChildProcess, event: 'exit' | 'close'): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once(event, (code: number | null, signal: NodeJS.Signals | null) =>
      resolve(exitCode(code, signal)),
    );
  });
}

function startLimit(child: ChildProcess, limitMs: number) {
  let isOver = false;
  let lastWord: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => {
    isOver = true;
    child.kill('SIGTERM');
    lastWord = setTimeout(() => child.kill('SIGKILL'), graceMs);
  }, limitMs);
  return {
    isOver: () => isOver,
    cancel: () => {
      clearTimeout(timer);
      clearTimeout(lastWord);
    },
  };
}
