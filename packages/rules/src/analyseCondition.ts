import { evaluateCondition } from './evaluateCondition.ts';
import { keysOf } from './expression.ts';
import { type Condition, keysOfCondition } from './readCondition.ts';
import { type Representatives, representativesOf } from './representatives.ts';
import { type CaseValue, type CaseValues, toCaseValues, ValueError } from './values.ts';

/**
 * What is odd about a part of a condition. `contradiction`: with another part of the same All it never holds; `alwaysGiven`: it always holds when there is
 * a value; `duplicate`: another part of the same group says the same.
 */
export interface ConditionFinding {
  readonly code: 'never' | 'always' | 'alwaysGiven' | 'contradiction' | 'duplicate';
  /** A JSON pointer (RFC 6901) from the condition. */
  readonly pointer: string;
  /** Of the other part; null for none. */
  readonly other: string | null;
}

/** What a condition can come to. Where that is not known it can do both. */
export interface Possible {
  readonly canHold: boolean;
  readonly canFail: boolean;
}

/** What is found about a condition. */
export interface ConditionAnalysis extends Possible {
  readonly findings: readonly ConditionFinding[];
}

/** Combinations of values that are tried for conditions that are about the same things. */
const mostCombinations = 5000;

/**
 * What is certain of a condition whatever a case holds. What is reported is certain: for every value that makes a difference, one is tried. A condition with a part
 * that cannot be read is not looked at.
 * @param takesSeveral whether a key may have several values at once
 * @param isWhole whether the numbers of a key are whole. Default: that is not known
 */
export function analyseCondition(
  condition: Condition,
  takesSeveral: (key: string) => boolean,
  isWhole: (key: string) => boolean = () => false,
): ConditionAnalysis {
  if (hasBroken(condition)) return { canHold: true, canFail: true, findings: [] };
  const search = new ConditionSearch(representativesOf(condition, takesSeveral, isWhole));
  return { ...search.possible(condition, true), findings: search.report(condition, '') };
}

/** A condition as a text that is the same for conditions that say the same: in another order, in groups of one, or in a group of the same kind. */
export function canonicalCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'group': {
      const { operator } = condition;
      const parts = [...new Set(membersOf(condition, operator).map(canonicalCondition))].toSorted();
      return parts.length === 1 ? (parts[0] ?? '') : `${operator}(${parts.join(',')})`;
    }
    case 'not':
      return `not(${canonicalCondition(condition.of)})`;
    default:
      return JSON.stringify(condition, (key, value: unknown) => (key === 'id' ? undefined : value));
  }
}

/** The conditions that a group of such groups comes to. */
function membersOf(condition: Condition, operator: 'and' | 'or'): readonly Condition[] {
  if (condition.kind !== 'group') return [condition];
  return condition.operator === operator || condition.of.length === 1
    ? condition.of.flatMap((each) => membersOf(each, operator))
    : [condition];
}

function hasBroken(condition: Condition): boolean {
  return condition.kind === 'broken' || partsOf(condition).some(hasBroken);
}

function partsOf(condition: Condition): readonly Condition[] {
  if (condition.kind === 'group') return condition.of;
  return condition.kind === 'not' ? [condition.of] : [];
}

/** Values of keys; and of conditions that are not looked into whether they hold. */
interface Assignment {
  readonly values: Record<string, CaseValue>;
  readonly opaque: Map<string, boolean>;
}

class ConditionSearch {
  readonly #representatives: Representatives;
  readonly #canonical = new Map<Condition, string>();
  readonly #variables = new Map<Condition, readonly string[]>();

  constructor(representatives: Representatives) {
    this.#representatives = representatives;
  }

  /** What is odd about a part and those in it; the smallest part that explains it. @param isNegated whether it is within a negation */
  report(condition: Condition, pointer: string, isNegated = false): ConditionFinding[] {
    const { canHold, canFail } = this.possible(condition, true);
    if (!canHold) return this.#reportNever(condition, pointer);
    if (!canFail) return this.#reportAlways(condition, pointer);
    const isNegation = condition.kind === 'not' ? !isNegated : isNegated;
    const within = this.#partsAt(condition, pointer).flatMap((part) =>
      this.report(part.of, part.pointer, isNegation),
    );
    // What is negated may well be about no value.
    const isAlwaysGiven =
      within.length === 0 &&
      !isNegated &&
      !asksExistence(condition) &&
      !this.possible(condition, false).canFail;
    return [
      ...(isAlwaysGiven ? [{ code: 'alwaysGiven', pointer, other: null } as const] : []),
      ...this.#duplicates(condition, pointer),
      ...within,
    ];
  }

  #reportNever(condition: Condition, pointer: string): ConditionFinding[] {
    const parts = this.#partsAt(condition, pointer);
    if (condition.kind === 'group') {
      const never = parts.filter(({ of }) => !this.possible(of, true).canHold);
      if (never.length > 0) return never.flatMap(({ of, pointer: at }) => this.#reportNever(of, at));
      for (const [index, one] of parts.entries())
        for (const other of parts.slice(index + 1))
          if (!this.#possibleTogether([one.of, other.of], 'and', true).canHold)
            return [{ code: 'contradiction', pointer: other.pointer, other: one.pointer }];
    }
    return [{ code: 'never', pointer, other: null }];
  }

  #reportAlways(condition: Condition, pointer: string): ConditionFinding[] {
    const always =
      condition.kind === 'group'
        ? this.#partsAt(condition, pointer).filter(({ of }) => !this.possible(of, true).canFail)
        : [];
    if (always.length > 0) return always.flatMap(({ of, pointer: at }) => this.#reportAlways(of, at));
    return [{ code: 'always', pointer, other: null }];
  }

  #duplicates(condition: Condition, pointer: string): ConditionFinding[] {
    if (condition.kind !== 'group') return [];
    const seen = new Map<string, string>();
    return this.#partsAt(condition, pointer).flatMap((part): ConditionFinding[] => {
      const canonical = this.#canonicalOf(part.of);
      const other = seen.get(canonical);
      if (other !== undefined) return [{ code: 'duplicate', pointer: part.pointer, other }];
      seen.set(canonical, part.pointer);
      return [];
    });
  }

  #partsAt(condition: Condition, pointer: string): readonly { of: Condition; pointer: string }[] {
    if (condition.kind === 'not') return [{ of: condition.of, pointer: `${pointer}/subcondition` }];
    return partsOf(condition).map((of, index) => ({ of, pointer: `${pointer}/subconditions/${index}` }));
  }

  /** @param mayBeMissing whether there may be no value */
  possible(condition: Condition, mayBeMissing: boolean): Possible {
    switch (condition.kind) {
      case 'group':
        return this.#possibleTogether(condition.of, condition.operator, mayBeMissing);
      case 'not': {
        const { canHold, canFail } = this.possible(condition.of, mayBeMissing);
        return { canHold: canFail, canFail: canHold };
      }
      default:
        return this.#tryAll([condition], 'and', mayBeMissing);
    }
  }

  /** Conditions that are about different things decide independently of each other. */
  #possibleTogether(of: readonly Condition[], operator: 'and' | 'or', mayBeMissing: boolean): Possible {
    const results = this.#clusters(of).map((cluster) => {
      const [only, ...others] = cluster;
      return only !== undefined && others.length === 0
        ? this.possible(only, mayBeMissing)
        : this.#tryAll(cluster, operator, mayBeMissing);
    });
    const every = (can: keyof Possible) => results.every((result) => result[can]);
    const some = (can: keyof Possible) => results.some((result) => result[can]);
    return operator === 'and'
      ? { canHold: every('canHold'), canFail: some('canFail') }
      : { canHold: some('canHold'), canFail: every('canFail') };
  }

  #clusters(conditions: readonly Condition[]): readonly (readonly Condition[])[] {
    let clusters: { of: Condition[]; variables: Set<string> }[] = [];
    for (const condition of conditions) {
      const own = this.#variablesOf(condition);
      const joined = clusters.filter(({ variables }) => own.some((each) => variables.has(each)));
      const next = {
        of: [...joined.flatMap(({ of }) => of), condition],
        variables: new Set([...joined.flatMap(({ variables }) => [...variables]), ...own]),
      };
      clusters = [...clusters.filter((cluster) => !joined.includes(cluster)), next];
    }
    return clusters.map(({ of }) => of);
  }

  #variablesOf(condition: Condition): readonly string[] {
    const known = this.#variables.get(condition);
    if (known !== undefined) return known;
    const parts = partsOf(condition);
    const asked = keysOfCondition(condition).length === 0 ? [] : [this.#variableOf(condition)];
    const found = parts.length === 0 ? asked : parts.flatMap((each) => this.#variablesOf(each));
    const unique = [...new Set(found)];
    this.#variables.set(condition, unique);
    return unique;
  }

  /** The one key whose values are tried; the condition itself where it is not looked into. */
  #variableOf(condition: Condition): string {
    const left = condition.kind === 'comparison' ? condition.left : undefined;
    const isCompared = condition.kind === 'comparison' && condition.right.every((side) => 'value' in side);
    const isTried = left !== undefined && 'key' in left && isCompared && this.#representatives.has(left.key);
    return isTried ? left.key : this.#canonicalOf(condition);
  }

  #canonicalOf(condition: Condition): string {
    const known = this.#canonical.get(condition) ?? canonicalCondition(condition);
    this.#canonical.set(condition, known);
    return known;
  }

  #tryAll(conditions: readonly Condition[], operator: 'and' | 'or', mayBeMissing: boolean): Possible {
    const variables = [...new Set(conditions.flatMap((each) => this.#variablesOf(each)))];
    const choices = variables.map((variable) => {
      const values = this.#representatives.get(variable);
      if (values === undefined) return [true, false];
      return mayBeMissing ? [null, ...values] : values;
    });
    const count = choices.reduce((product, { length }) => product * length, 1);
    if (count > mostCombinations) return { canHold: true, canFail: true };
    let [canHold, canFail] = [false, false];
    for (let index = 0; index < count && !(canHold && canFail); index += 1) {
      const result = this.#holds(conditions, operator, this.#assignment(variables, choices, index));
      if (result === null) return { canHold: true, canFail: true };
      if (result) canHold = true;
      else canFail = true;
    }
    return { canHold, canFail };
  }

  #assignment(
    variables: readonly string[],
    choices: readonly (readonly CaseValue[])[],
    index: number,
  ): Assignment {
    const values = toCaseValues({}) as Record<string, CaseValue>;
    const opaque = new Map<string, boolean>();
    let rest = index;
    for (const [position, variable] of variables.entries()) {
      const own = choices[position] ?? [];
      const value = own[rest % own.length] ?? null;
      rest = Math.floor(rest / own.length);
      if (this.#representatives.has(variable)) values[variable] = value;
      else opaque.set(variable, value === true);
    }
    return { values, opaque };
  }

  /** Null where that cannot be found out. */
  #holds(conditions: readonly Condition[], operator: 'and' | 'or', assignment: Assignment): boolean | null {
    try {
      return operator === 'and'
        ? conditions.every((each) => this.#isTrue(each, assignment))
        : conditions.some((each) => this.#isTrue(each, assignment));
    } catch (error) {
      if (error instanceof ValueError) return null;
      throw error;
    }
  }

  #isTrue(condition: Condition, assignment: Assignment): boolean {
    switch (condition.kind) {
      case 'group':
        return condition.operator === 'and'
          ? condition.of.every((each) => this.#isTrue(each, assignment))
          : condition.of.some((each) => this.#isTrue(each, assignment));
      case 'not':
        return !this.#isTrue(condition.of, assignment);
      default: {
        const known = assignment.opaque.get(this.#canonicalOf(condition));
        return known ?? evaluateCondition(condition, assignment.values as CaseValues);
      }
    }
  }
}

/** Whether a part asks if there is a value, or what it asks is not known. */
function asksExistence(condition: Condition): boolean {
  if (condition.kind === 'comparison') return condition.operator === 'exists';
  if (condition.kind === 'expression') return keysOf(condition.expression).length > 0;
  return partsOf(condition).some(asksExistence);
}
