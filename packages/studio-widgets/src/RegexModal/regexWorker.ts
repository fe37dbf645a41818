import { runExpression } from './model/runExpression.ts';
import type { RegexInput } from './types.ts';

/**
 * The script of the worker in which expressions are run: it says that it is there, then answers each test. It is in
 * no index: `createRegexRunner` names its file.
 */
addEventListener('message', ({ data }: MessageEvent<RegexInput>) => {
  try {
    postMessage({ result: runExpression(data) });
  } catch (error) {
    postMessage({ failure: error instanceof Error ? error.message : '' });
  }
});
postMessage({ isReady: true });
