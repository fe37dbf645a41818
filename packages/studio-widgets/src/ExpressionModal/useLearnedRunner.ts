import { useEffect, useState } from 'react';
import type { ScriptRunner } from './types.ts';

/** Milliseconds that a name is typed on for. */
const defaultDelay = 500;

/** The runner that knows the most of what the script reads: it is asked for once the script names the same for a moment. @param script as it is edited */
export function useLearnedRunner(
  given: ScriptRunner | null,
  script: string,
  delay = defaultDelay,
): ScriptRunner | null {
  const [learned, setLearned] = useState<{ readonly of: ScriptRunner; readonly runner: ScriptRunner }>();
  const runner = given !== null && learned?.of === given ? learned.runner : given;
  const keys = runner?.learn === undefined ? '[]' : JSON.stringify(keysOf(runner, script));
  useEffect(() => {
    if (given === null || runner?.learn === undefined || keys === '[]') return undefined;
    const { learn } = runner;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      // What `keysOf` gave.
      learn(JSON.parse(keys) as string[], { signal: controller.signal }).then(
        (next) => {
          if (next !== null && !controller.signal.aborted) setLearned({ of: given, runner: next });
        },
        // It goes on with what it knows.
        () => undefined,
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [given, runner, keys, delay]);
  return runner;
}

function keysOf(runner: ScriptRunner, script: string): readonly string[] {
  return runner.inputsOf(script).map(({ key }) => key);
}
