import { type Node, type Position, type Program, parse } from 'acorn';
import { type ScriptSyntaxFault, syntaxFaultOf } from './syntaxFault.ts';

/** A script that could be read, or the place where that ended. */
export type ParsedScript =
  | { readonly program: Program }
  | {
      readonly program: null;
      readonly fault: ScriptSyntaxFault;
      readonly position: number;
      readonly line: number;
    };

function isSyntaxError(error: unknown): error is SyntaxError & { pos: number; loc: Position } {
  return error instanceof SyntaxError && 'pos' in error && typeof error.pos === 'number' && 'loc' in error;
}

/** Reads a script. Nothing of it is ever run. */
export function parseScript(script: string): ParsedScript {
  try {
    return {
      program: parse(script, { ecmaVersion: 'latest', allowReturnOutsideFunction: true, locations: true }),
    };
  } catch (error) {
    if (isSyntaxError(error)) {
      const reason = error.message.replace(/\s*\(\d+:\d+\)$/, '');
      return {
        program: null,
        fault: syntaxFaultOf(reason),
        position: Math.min(error.pos, script.length),
        line: error.loc.line,
      };
    }
    return { program: null, fault: 'too-deep', position: 0, line: 1 };
  }
}

/** The text of a string literal; null for anything else. */
export function literalText(node: Node | undefined): string | null {
  if (!node) return null;
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return node.value;
  return null;
}
