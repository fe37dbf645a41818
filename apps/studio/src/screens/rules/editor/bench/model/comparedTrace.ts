import { type BenchRow, type Result, type TracedCondition, type Version, versions } from './outcomes.ts';

/** What a version of the rule makes of a condition. */
export interface ComparedCell {
  readonly result: Result;
  /** The condition in this version, where it is another one than in the row; else empty. */
  readonly text: string;
  /** Why it is an error; else empty. */
  readonly message: string;
}

/** A condition or a group of a rule with what each version makes of it. */
export interface ComparedCondition {
  readonly key: string;
  /** Of the condition in the edited rule; null where that does not have it, or it has none. */
  readonly id: string | null;
  readonly kind: TracedCondition['kind'];
  /** Of groups within each other, from 0. */
  readonly depth: number;
  /** In words, as the first version has it that is there: the edited one, else the saved one, else the deployed one; empty for a group. */
  readonly text: string;
  readonly isNegated: boolean;
  /** What the case says; empty for no value, and for what looks nothing up. */
  readonly value: string;
  /** Null of a version that does not have the condition. */
  readonly cells: Readonly<Record<Version, ComparedCell | null>>;
  /** Whether the versions disagree: one has it and another has not, or it says or comes to something else. */
  readonly isDifferent: boolean;
}

/** What is edited says what a condition is; the others, what it was. */
const byRank = ['edited', 'saved', 'deployed'] as const satisfies readonly Version[];

type Traces = Readonly<Partial<Record<Version, TracedCondition>>>;

/** What the versions of a rule make of a case, condition by condition, each group before what it holds; empty while nothing is traced. */
export function compareTraces({ outcomes }: BenchRow): readonly ComparedCondition[] {
  const traces: Partial<Record<Version, TracedCondition>> = {};
  for (const version of versions) {
    const { trace } = outcomes[version];
    if (trace !== null) traces[version] = trace;
  }
  const there = versions.filter((version) => outcomes[version].result !== 'none');
  const found: ComparedCondition[] = [];
  if (Object.keys(traces).length > 0) collect(traces, { key: 'rule', depth: 0, there, found });
  return found;
}

interface Place {
  readonly key: string;
  readonly depth: number;
  /** The versions that there are. */
  readonly there: readonly Version[];
  readonly found: ComparedCondition[];
}

function collect(traces: Traces, { key, depth, there, found }: Place): void {
  const first = byRank.map((version) => traces[version]).find((each) => each !== undefined);
  if (first === undefined) return;
  const own = describeCondition(first);
  const cellOf = (version: Version): ComparedCell | null => {
    const trace = traces[version];
    if (trace === undefined) return null;
    const text = describeCondition(trace);
    return { result: trace.result, text: text === own ? '' : text, message: trace.message };
  };
  const cells = { saved: cellOf('saved'), edited: cellOf('edited'), deployed: cellOf('deployed') };
  const results = there.map((version) => cells[version]);
  found.push({
    ...{ key, depth, cells },
    ...{ kind: first.kind, text: first.text, isNegated: first.isNegated, value: first.value },
    id: traces.edited?.id ?? null,
    isDifferent: results.some(
      (cell) => cell === null || cell.text !== '' || cell.result !== results[0]?.result,
    ),
  });
  for (const [name, parts] of partsOf(traces))
    collect(parts, { key: `${key} ${name}`, depth: depth + 1, there, found });
}

/** What a condition says, with its negation: two of the same say the same. */
function describeCondition({ kind, text, isNegated }: TracedCondition): string {
  return `${isNegated ? '!' : ''}${kind === 'condition' ? text : kind}`;
}

/** The parts of a group by their ids, in the order of the edited rule; what only another version has comes after what precedes it there. */
function partsOf(traces: Traces): ReadonlyMap<string, Traces> {
  const order: string[] = [];
  const byName = new Map<string, Partial<Record<Version, TracedCondition>>>();
  for (const version of byRank) {
    let last = -1;
    for (const part of traces[version]?.of ?? []) {
      // What is stored without an id is known by its place.
      const name = part.id ?? part.key;
      const known = byName.get(name);
      if (known === undefined) {
        last += 1;
        order.splice(last, 0, name);
      } else last = order.indexOf(name);
      byName.set(name, { ...known, [version]: part });
    }
  }
  return new Map(order.map((name) => [name, byName.get(name) ?? {}]));
}
