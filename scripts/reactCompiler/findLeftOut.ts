import { transformSync } from '@babel/core';
import type { LoggerEvent } from 'babel-plugin-react-compiler';

/** A component or hook that the React Compiler leaves as it is. */
export interface LeftOut {
  /** Empty for one without a name. */
  name: string;
  /** Where it begins, from 1. */
  line: number;
  /** Where the compiler stopped, from 1; the beginning where it does not report that. */
  at: number;
  reason: string;
}

/** A file without any of these has no component and no hook. Only `.tsx` has elements: in `.ts` a bracket opens a type. */
const hasHooks = /\buse[A-Z]/;
const hasElements = /<[A-Za-z>]/;

/** What the React Compiler leaves out of a file, each component and hook once, with the first reason. */
export function findLeftOut(path: string, code: string): LeftOut[] {
  if (!hasHooks.test(code) && !(path.endsWith('.tsx') && hasElements.test(code))) return [];
  const lines = code.split('\n');
  const found = new Map<number, LeftOut>();
  const logEvent = (_: string | null, event: LoggerEvent) => {
    if (event.kind === 'CompileSuccess' || event.kind === 'Timing') return;
    const line = ('fnLoc' in event ? event.fnLoc?.start.line : undefined) ?? 1;
    if (found.has(line)) return;
    const { reason, at } = describeEvent(event);
    found.set(line, { name: nameAt(lines, line), line, at: at ?? line, reason });
  };
  transformSync(code, {
    filename: path,
    configFile: false,
    babelrc: false,
    code: false,
    parserOpts: { plugins: ['typescript', ...(path.endsWith('.tsx') ? (['jsx'] as const) : [])] },
    plugins: [
      [
        'babel-plugin-react-compiler',
        { target: '19', panicThreshold: 'none', noEmit: true, logger: { logEvent } },
      ],
    ],
  });
  return [...found.values()];
}

type Stop = Exclude<LoggerEvent, { kind: 'CompileSuccess' | 'Timing' }>;

function describeEvent(event: Stop): { reason: string; at?: number | undefined } {
  if (event.kind === 'CompileError') {
    const { detail } = event;
    const loc = 'primaryLocation' in detail ? detail.primaryLocation() : null;
    return { reason: detail.reason, at: typeof loc === 'object' ? loc?.start.line : undefined };
  }
  if (event.kind === 'PipelineError') return { reason: event.data };
  return { reason: 'reason' in event ? event.reason : event.kind };
}

/** The name of what begins on a line: `function useIt(…)`, `const It = …`. */
function nameAt(lines: readonly string[], line: number): string {
  const names = /(?:function\*?|const|let)\s+([\w$]+)/.exec(lines[line - 1] ?? '');
  return names?.[1] ?? '';
}
