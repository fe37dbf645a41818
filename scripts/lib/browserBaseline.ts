import { type MemberExpression, type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';

/** The edition of ECMAScript that every browser of the baseline reads. */
const edition = 2024;

/**
 * Names that some browser of the baseline (`browserslist` in the manifests) does not have. Methods of iterators and sets
 * cannot be recognised by their names; the compiler's `lib` holds those, which is that of the same edition.
 */
const newerNames = new Set([
  ...['Temporal', 'URLPattern', 'Float16Array', 'Highlight', 'CookieStore', 'cookieStore', 'scheduler'],
  ...['navigation', 'AsyncDisposableStack', 'DisposableStack', 'EditContext', 'TaskController'],
]);
const newerMembers = new Set([
  ...['RegExp.escape', 'Promise.try', 'Error.isError', 'Iterator.from', 'Iterator.concat', 'Math.sumPrecise'],
  ...['Uint8Array.fromBase64', 'Uint8Array.fromHex', 'Intl.DurationFormat', 'CSS.highlights'],
]);
const newerMethods = new Set([
  ...['toBase64', 'toHex', 'setFromBase64', 'setFromHex', 'getOrInsert', 'getOrInsertComputed'],
  ...['setHTML', 'moveBefore', 'startViewTransition', 'requestClose', 'caretPositionFromPoint'],
  ...['scrollIntoViewIfNeeded', 'isInputPending', 'ariaNotify'],
]);

/** Names that some browser of the baseline lacks, so that a module that uses one asks for it first. */
const askedFirst = ['requestIdleCallback'];

/** Why a script of a package does not run in every browser of the baseline, a line each; empty when it does. */
export function newerThanBaseline(code: string): string[] {
  const found = new Set<string>();
  let program: Node;
  try {
    program = parse(code, { ecmaVersion: edition, sourceType: 'module' });
  } catch (error) {
    return [`is not ECMAScript ${edition}: ${String(error)}`];
  }
  simple(program, {
    Identifier: ({ name }) => {
      if (newerNames.has(name)) found.add(name);
      if (askedFirst.includes(name) && !code.includes(`typeof ${name}`)) found.add(name);
    },
    MemberExpression: (member) => {
      for (const name of namesOf(member)) found.add(name);
    },
  });
  return [...found].map((name) => `uses ${name}, which some browser of the baseline does not have`);
}

function namesOf({ object, property, computed }: MemberExpression): string[] {
  if (computed || property.type !== 'Identifier') return [];
  const whole = object.type === 'Identifier' ? `${object.name}.${property.name}` : '';
  if (newerMembers.has(whole)) return [whole];
  return newerMethods.has(property.name) ? [property.name] : [];
}
