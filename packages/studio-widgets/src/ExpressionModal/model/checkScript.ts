import type { AnyNode, CallExpression, Identifier, Node, Pattern } from 'acorn';
import type { FieldReference } from '../types.ts';
import { builtInFunctions, builtInNames } from './builtIns.ts';
import { nearest } from './nearest.ts';
import { literalText, type ParsedScript, parseScript } from './parseScript.ts';
import type { ScriptFault, ScriptProblem, ScriptReport } from './scriptProblem.ts';
import { accessors } from './snippet.ts';
import { walkScript } from './walkScript.ts';

/** What a script is checked against. */
export interface ScriptContext {
  /** What may be called beyond the language's own functions: `sum`, `Math.round`. */
  readonly functions: ReadonlySet<string>;
  /** What exists, too, and is not offered where this script is: a script that is stored may call it. Default: nothing. */
  readonly otherFunctions?: ReadonlySet<string>;
  /** There are functions and names that are not known here: none is unknown then. Default: false. */
  readonly hasOtherNames?: boolean;
  /** Names of a value. */
  readonly constants: ReadonlySet<string>;
  /** The names of all forms, if they are known. */
  readonly forms: readonly string[];
  /** The fields of a form by name; null when there is no such form, undefined while that is not known. */
  readonly fieldsOf: (form: string) => readonly string[] | null | 'failed' | undefined;
}

/** A stretch of a script, and the line that it begins on, from 1. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly line: number;
}

/** Problems that are listed one by one. */
const mostProblems = 200;

/** A field that a script names, and where. */
export interface FoundReference extends FieldReference {
  readonly formAt: Place;
  readonly fieldAt: Place;
}

/** `a.b.c` as a text; null when it is not a plain path of names. */
function pathOf(node: AnyNode): string | null {
  const names: string[] = [];
  let left = node;
  while (left.type === 'MemberExpression') {
    if (left.computed || left.property.type !== 'Identifier') return null;
    names.push(left.property.name);
    left = left.object as AnyNode;
  }
  return left.type === 'Identifier' ? [left.name, ...names.reverse()].join('.') : null;
}

function placeOf({ start, end, loc }: Node): Place {
  return { from: start, to: end, line: loc?.start.line ?? 1 };
}

/** `Math` of `Math.round`: names whose functions are all known. */
function namespacesOf(functions: ReadonlySet<string>): readonly string[] {
  return [...functions].flatMap((path) => (path.includes('.') ? [path.slice(0, path.indexOf('.'))] : []));
}

const builtInNamespaces = namespacesOf(builtInFunctions);

function namesIn(pattern: Pattern): readonly string[] {
  const names: string[] = [];
  walkScript(pattern, (node) => {
    if (node.type === 'Identifier') names.push(node.name);
  });
  return names;
}

function declaredNames(parsed: ParsedScript): ReadonlySet<string> {
  const names = new Set<string>();
  if (!parsed.program) return names;
  walkScript(parsed.program, (node) => {
    const patterns: (Pattern | null | undefined)[] = [];
    if (node.type === 'VariableDeclarator') patterns.push(node.id);
    if (node.type === 'CatchClause') patterns.push(node.param);
    if (node.type === 'ClassDeclaration') patterns.push(node.id);
    if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') {
      patterns.push(node.id, ...node.params);
    }
    if (node.type === 'ArrowFunctionExpression') patterns.push(...node.params);
    for (const pattern of patterns) if (pattern) for (const name of namesIn(pattern)) names.add(name);
  });
  return names;
}

/** The fields that a script names by `field('form', 'name')` and its like; none while it cannot be read. */
export function findReferences(parsed: ParsedScript): readonly FoundReference[] {
  const found: FoundReference[] = [];
  if (!parsed.program) return found;
  walkScript(parsed.program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (!accessors.has(node.callee.name)) return;
    const [formNode, fieldNode] = node.arguments;
    const form = literalText(formNode);
    const field = literalText(fieldNode);
    if (!formNode || !fieldNode || form === null || field === null) return;
    found.push({
      form,
      field,
      formAt: placeOf(formNode),
      fieldAt: placeOf(fieldNode),
    });
  });
  return found;
}

/** A fault whose suggestion has not been looked for: that takes long, and most faults of a huge script are not listed. */
interface Finding extends Place {
  readonly severity: ScriptProblem['severity'];
  readonly faultOf: () => ScriptFault;
}

class Checker {
  readonly #context: ScriptContext;
  readonly #namespaces: ReadonlySet<string>;
  readonly #fields = new Map<string, ReadonlySet<string> | null | 'failed' | undefined>();
  readonly #findings: Finding[] = [];

  constructor(context: ScriptContext) {
    this.#context = context;
    const { functions, otherFunctions = new Set() } = context;
    this.#namespaces = new Set([
      ...[...namespacesOf(functions), ...namespacesOf(otherFunctions)],
      ...builtInNamespaces,
    ]);
  }

  report(severity: ScriptProblem['severity'], place: Place, faultOf: () => ScriptFault): void {
    this.#findings.push({ ...place, severity, faultOf });
  }

  checkCall({ callee }: CallExpression, declared: ReadonlySet<string>): void {
    const path = pathOf(callee as AnyNode);
    if (path === null || this.#context.hasOtherNames) return;
    const [root = '', ...methods] = path.split('.');
    const isByName = methods.length === 0 || (methods.length === 1 && this.#namespaces.has(root));
    if (!isByName || declared.has(root)) return;
    const { functions } = this.#context;
    if (functions.has(path) || builtInFunctions.has(path)) return;
    if (this.#context.otherFunctions?.has(path)) {
      this.report('warning', placeOf(callee), () => ({ kind: 'function-not-offered', name: path }));
      return;
    }
    this.report('error', placeOf(callee), () => {
      const suggestion = nearest(path, functions) ?? nearest(path, builtInFunctions);
      return { kind: 'unknown-function', name: path, suggestion };
    });
  }

  checkName(node: Identifier, declared: ReadonlySet<string>): void {
    const { name } = node;
    const { constants, functions, hasOtherNames = false } = this.#context;
    if (hasOtherNames || declared.has(name) || builtInNames.has(name) || constants.has(name)) return;
    if (functions.has(name) || builtInFunctions.has(name) || this.#namespaces.has(name)) return;
    this.report('warning', placeOf(node), () => {
      return { kind: 'unknown-name', name, suggestion: nearest(name, functions) };
    });
  }

  checkReference({ form, field, formAt, fieldAt }: FoundReference): void {
    const fields = this.#fieldsOf(form);
    if (fields === undefined) return;
    if (fields === 'failed') {
      this.report('warning', formAt, () => ({ kind: 'unchecked-form', form }));
    } else if (fields === null) {
      const { forms } = this.#context;
      this.report('error', formAt, () => ({ kind: 'unknown-form', form, suggestion: nearest(form, forms) }));
    } else if (!fields.has(field)) {
      this.report('error', fieldAt, () => {
        return { kind: 'unknown-field', form, field, suggestion: nearest(field, fields) };
      });
    }
  }

  #fieldsOf(form: string): ReadonlySet<string> | null | 'failed' | undefined {
    if (!this.#fields.has(form)) {
      const fields = this.#context.fieldsOf(form);
      this.#fields.set(form, fields && fields !== 'failed' ? new Set(fields) : fields);
    }
    return this.#fields.get(form);
  }

  finish(): ScriptReport {
    const errors = this.#findings.filter(({ severity }) => severity === 'error');
    const warnings = this.#findings.filter(({ severity }) => severity === 'warning');
    const problems = [...errors.sort(byPlace), ...warnings.sort(byPlace)]
      .slice(0, mostProblems)
      .sort(byPlace)
      .map(({ faultOf, ...problem }) => ({ ...problem, fault: faultOf() }));
    return { problems, errors: errors.length, warnings: warnings.length };
  }
}

const byPlace = (one: Place, other: Place) => one.from - other.from;

function isCallee(node: AnyNode, parent: AnyNode | undefined): boolean {
  return parent?.type === 'CallExpression' && parent.callee === node;
}

function syntaxPlace(script: string, position: number, line: number): Place {
  if (position < script.length) return { from: position, to: position + 1, line };
  const read = script.trimEnd();
  return { from: read.length, to: read.length, line: read.split(lineBreak).length };
}

const lineBreak = /\r\n|[\n\r\u2028\u2029]/;

/** The character where reading ended; the one before a blank, which is none by itself. */
function characterAt(script: string, position: number): string | undefined {
  const isBlank = /\s/.test(script.charAt(position));
  const code = script.codePointAt(isBlank ? position - 1 : position);
  return code === undefined ? undefined : String.fromCodePoint(code);
}

/**
 * What is wrong with a script, in its order. A script that cannot be read has one problem: the place where reading ended.
 * @param parsed the script as it was read, if it was already
 */
export function checkScript(
  script: string,
  context: ScriptContext,
  parsed: ParsedScript = parseScript(script),
): ScriptReport {
  const checker = new Checker(context);
  if (!parsed.program) {
    const { fault, position, line } = parsed;
    const character = fault === 'unexpected-character' ? characterAt(script, position) : undefined;
    checker.report('error', syntaxPlace(script, position, line), () => ({
      kind: 'syntax',
      code: fault,
      ...(character !== undefined && { character }),
    }));
    return checker.finish();
  }
  const declared = declaredNames(parsed);
  walkScript(parsed.program, (node, parent) => {
    if (node.type === 'CallExpression') checker.checkCall(node, declared);
    if (node.type === 'Identifier' && !isCallee(node, parent)) checker.checkName(node, declared);
    if (node.type === 'BinaryExpression' && (node.operator === '==' || node.operator === '!=')) {
      const { operator, left, right } = node;
      const between = script.slice(left.end, right.start);
      const at = between.indexOf(operator);
      const line = (left.loc?.end.line ?? 1) + between.slice(0, at).split(lineBreak).length - 1;
      const from = left.end + at;
      checker.report('warning', { from, to: from + 2, line }, () => ({ kind: 'equality', operator }));
    }
  });
  for (const reference of findReferences(parsed)) checker.checkReference(reference);
  return checker.finish();
}
