import type { AnyNode, CallExpression, Identifier, MemberExpression, Pattern } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import type { FieldReference } from '../types.ts';
import { builtInFunctions, builtInNames } from './builtIns.ts';
import { nearest } from './nearest.ts';
import { literalText, type ParsedScript, parseScript } from './parseScript.ts';
import type { ScriptFault, ScriptProblem } from './scriptProblem.ts';
import { accessors } from './snippet.ts';

/** What a script is checked against. */
export interface ScriptContext {
  /** What may be called beyond the language's own functions: `sum`, `Math.round`. */
  readonly functions: ReadonlySet<string>;
  /** Names that stand for a value. */
  readonly constants: ReadonlySet<string>;
  /** The names of all forms, if they are known. */
  readonly forms: readonly string[];
  /** The fields of a form by name; null when there is no such form, undefined while that is not known. */
  readonly fieldsOf: (form: string) => readonly string[] | null | 'failed' | undefined;
}

/** A field that a script names, and where. */
export interface FoundReference extends FieldReference {
  readonly formAt: readonly [from: number, to: number];
  readonly fieldAt: readonly [from: number, to: number];
}

/** `a.b.c` as a text; null when it is not a plain path of names. */
function pathOf(node: AnyNode): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null;
  const left = pathOf(node.object as AnyNode);
  return left === null ? null : `${left}.${node.property.name}`;
}

function namesIn(pattern: Pattern): readonly string[] {
  const names: string[] = [];
  full(pattern, (node) => {
    if (node.type === 'Identifier') names.push((node as Identifier).name);
  });
  return names;
}

function declaredNames(parsed: ParsedScript): ReadonlySet<string> {
  const names = new Set<string>();
  if (!parsed.program) return names;
  full(parsed.program, (each) => {
    const node = each as AnyNode;
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
  full(parsed.program, (each) => {
    const node = each as AnyNode;
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (!accessors.has(node.callee.name)) return;
    const [formNode, fieldNode] = node.arguments;
    const form = literalText(formNode);
    const field = literalText(fieldNode);
    if (!formNode || !fieldNode || form === null || field === null) return;
    found.push({
      form,
      field,
      formAt: [formNode.start, formNode.end],
      fieldAt: [fieldNode.start, fieldNode.end],
    });
  });
  return found;
}

class Checker {
  readonly #script: string;
  readonly #context: ScriptContext;
  readonly problems: ScriptProblem[] = [];

  constructor(script: string, context: ScriptContext) {
    this.#script = script;
    this.#context = context;
  }

  report(severity: ScriptProblem['severity'], fault: ScriptFault, from: number, to: number): void {
    const line = this.#script.slice(0, from).split('\n').length;
    this.problems.push({ fault, severity, from, to: Math.max(from, to), line });
  }

  checkCall({ callee }: CallExpression, declared: ReadonlySet<string>): void {
    const path = pathOf(callee as AnyNode);
    if (path === null || declared.has(path.split('.')[0] ?? '')) return;
    const { functions } = this.#context;
    if (functions.has(path) || builtInFunctions.has(path)) return;
    const suggestion = nearest(path, functions) ?? nearest(path, builtInFunctions);
    this.report('error', { kind: 'unknown-function', name: path, suggestion }, callee.start, callee.end);
  }

  checkName({ name, start, end }: Identifier, declared: ReadonlySet<string>): void {
    const { constants, functions } = this.#context;
    if (declared.has(name) || builtInNames.has(name) || constants.has(name)) return;
    if (functions.has(name) || builtInFunctions.has(name)) return;
    const suggestion = nearest(name, functions);
    this.report('warning', { kind: 'unknown-name', name, suggestion }, start, end);
  }

  checkReference({ form, field, formAt, fieldAt }: FoundReference): void {
    const fields = this.#context.fieldsOf(form);
    if (fields === undefined) return;
    if (fields === 'failed') {
      this.report('warning', { kind: 'unchecked-form', form }, ...formAt);
    } else if (fields === null) {
      const suggestion = nearest(form, this.#context.forms);
      this.report('error', { kind: 'unknown-form', form, suggestion }, ...formAt);
    } else if (!fields.includes(field)) {
      const suggestion = nearest(field, fields);
      this.report('error', { kind: 'unknown-field', form, field, suggestion }, ...fieldAt);
    }
  }
}

function isCallee(node: AnyNode, parent: AnyNode | undefined): boolean {
  return parent?.type === 'CallExpression' && parent.callee === node;
}

/** Whether an object's name is only the beginning of a path that is called as a whole: `Math` in `Math.round(…)`. */
function isInCalledPath(ancestors: readonly AnyNode[]): boolean {
  let index = ancestors.length - 1;
  while (index > 0) {
    const node = ancestors[index];
    const parent = ancestors[index - 1];
    if (!node) return false;
    if (isCallee(node, parent)) return true;
    const isObject = parent?.type === 'MemberExpression' && (parent as MemberExpression).object === node;
    if (!isObject) return false;
    index -= 1;
  }
  return false;
}

/**
 * Everything that is wrong with a script, in its order. A script that cannot be read has one problem: the place where
 * reading ended.
 */
export function checkScript(script: string, context: ScriptContext): readonly ScriptProblem[] {
  const checker = new Checker(script, context);
  const parsed = parseScript(script);
  if (!parsed.program) {
    const { reason, position } = parsed;
    const isAtEnd = position >= script.length;
    const from = isAtEnd ? script.trimEnd().length : position;
    checker.report('error', { kind: 'syntax', reason }, from, isAtEnd ? from : position + 1);
    return checker.problems;
  }
  const declared = declaredNames(parsed);
  fullAncestor(parsed.program, (each, _state, trail) => {
    const node = each as AnyNode;
    const ancestors = trail as AnyNode[];
    if (node.type === 'CallExpression') checker.checkCall(node, declared);
    if (node.type === 'Identifier' && !isInCalledPath(ancestors)) checker.checkName(node, declared);
    if (node.type === 'BinaryExpression' && (node.operator === '==' || node.operator === '!=')) {
      const from = node.left.end + script.slice(node.left.end).indexOf(node.operator);
      checker.report('warning', { kind: 'equality', operator: node.operator }, from, from + 2);
    }
  });
  for (const reference of findReferences(parsed)) checker.checkReference(reference);
  return checker.problems.sort((one, other) => one.from - other.from);
}
