/**
 * Finds cycles: sets of things of which each can be reached from each other one.
 * @param parents the possible parents of each thing
 */
export function findCycles(parents: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const children = reverse(parents);
  const below = without(new Set(parents.keys()), parents, children);
  const suspects = without(below, children, parents);
  const cycles: string[][] = [];
  const visited = new Set<string>();
  for (const key of suspects) {
    if (visited.has(key)) continue;
    const [up, down] = [reach(key, parents, suspects), reach(key, children, suspects)];
    const cycle = [...up].filter((each) => down.has(each));
    for (const each of cycle) visited.add(each);
    if (cycle.length > 0) cycles.push(cycle);
  }
  return cycles;
}

type Graph = ReadonlyMap<string, readonly string[]>;

function reverse(graph: Graph): Graph {
  const reversed = new Map([...graph.keys()].map((key): [string, string[]] => [key, []]));
  for (const [key, next] of graph) for (const each of next) reversed.get(each)?.push(key);
  return reversed;
}

/** Takes out, again and again, what leads to nothing that is left. */
function without(keys: ReadonlySet<string>, next: Graph, previous: Graph): ReadonlySet<string> {
  const left = new Set(keys);
  const degree = new Map(
    [...keys].map((key) => [key, (next.get(key) ?? []).filter((each) => keys.has(each)).length]),
  );
  const ends = [...keys].filter((key) => degree.get(key) === 0);
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    left.delete(end);
    for (const each of previous.get(end) ?? []) {
      if (!left.has(each)) continue;
      const rest = (degree.get(each) ?? 0) - 1;
      degree.set(each, rest);
      if (rest === 0) ends.push(each);
    }
  }
  return left;
}

/** What can be reached from a thing in one step or more. */
function reach(start: string, graph: Graph, within: ReadonlySet<string>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    for (const each of graph.get(key) ?? []) {
      if (!within.has(each) || reached.has(each)) continue;
      reached.add(each);
      open.push(each);
    }
  }
  return reached;
}
