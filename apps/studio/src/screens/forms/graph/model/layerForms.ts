/** A form to be placed. */
export interface GraphForm {
  readonly name: string;
}

/** That a form depends on another, which therefore is placed before it. */
export interface GraphLink {
  readonly from: string;
  readonly to: string;
}

/** The place of a form: its layer, counted from the forms that depend on none, and its place in the layer. Both from 0. */
export interface Place {
  readonly layer: number;
  readonly row: number;
}

/** Sweeps over the layers: more of them change next to nothing. */
const sweeps = 6;

/**
 * Places forms in layers, so that each is after those that it depends on, and close to them. Of forms that depend on each other in a
 * circle one link is given up: it points back. Forms that are linked with none are in layers of their own behind the others.
 * @param alonePerLayer how many of those are in a layer
 */
export function layerForms(
  forms: readonly GraphForm[],
  links: readonly GraphLink[],
  alonePerLayer = 12,
): ReadonlyMap<string, Place> {
  const names = forms.map(({ name }) => name);
  const before = dependencies(names, links);
  const linked = names.filter((name) => (before.get(name)?.size ?? 0) > 0);
  const named = new Set([...linked, ...linked.flatMap((name) => [...(before.get(name) ?? [])])]);
  const layers = orderLayers(
    toLayers(
      names.filter((name) => named.has(name)),
      before,
    ),
    before,
  );
  const alone = names.filter((name) => !named.has(name));
  for (let start = 0; start < alone.length; start += alonePerLayer)
    layers.push(alone.slice(start, start + alonePerLayer));
  return new Map(
    layers.flatMap((layer, index) => layer.map((name, row) => [name, { layer: index, row }] as const)),
  );
}

type Dependencies = ReadonlyMap<string, ReadonlySet<string>>;

/** What each form depends on, without links to itself and to forms that are not there. */
function dependencies(names: readonly string[], links: readonly GraphLink[]): Dependencies {
  const known = new Map(names.map((name) => [name, new Set<string>()]));
  for (const { from, to } of links) if (from !== to && known.has(to)) known.get(from)?.add(to);
  return known;
}

/** The layers from the first to the last. A form is one layer behind the last that it depends on. */
function toLayers(names: readonly string[], before: Dependencies): string[][] {
  const layerOf = new Map<string, number>();
  const open = new Set<string>();
  const place = (name: string): number => {
    const known = layerOf.get(name);
    if (known !== undefined) return known;
    open.add(name);
    // What is open closes a circle: that link leads back.
    const targets = [...(before.get(name) ?? [])].filter((target) => !open.has(target));
    const layer = targets.reduce((most, target) => Math.max(most, place(target) + 1), 0);
    open.delete(name);
    layerOf.set(name, layer);
    return layer;
  };
  for (const name of names) place(name);
  const layers: string[][] = [];
  for (const name of names) {
    const layer = layerOf.get(name) ?? 0;
    layers[layer] = [...(layers[layer] ?? []), name];
  }
  return layers.map((layer) => layer ?? []);
}

/** Orders each layer by the places of its neighbours, forth and back, and keeps the order in which the fewest links cross. */
function orderLayers(layers: string[][], before: Dependencies): string[][] {
  const after = reversed(before);
  let now = layers;
  let best = { layers, crossings: countCrossings(layers, before) };
  for (let sweep = 0; sweep < sweeps && best.crossings > 0; sweep += 1) {
    now = sweepOnce(now, sweep % 2 === 0 ? before : after, sweep % 2 === 0);
    const crossings = countCrossings(now, before);
    if (crossings < best.crossings) best = { layers: now, crossings };
  }
  return best.layers;
}

function sweepOnce(layers: readonly string[][], neighbours: Dependencies, isForth: boolean): string[][] {
  const rows = rowsOf(layers);
  const next = layers.map((layer) => [...layer]);
  const indexes = layers.map((_, index) => index);
  for (const index of isForth ? indexes : indexes.toReversed()) {
    const layer = next[index] ?? [];
    const weight = new Map(
      layer.map((name, row) => {
        const found = [...(neighbours.get(name) ?? [])].flatMap((each) => rows.get(each) ?? []);
        const sum = found.reduce((total, each) => total + each, 0);
        return [name, found.length === 0 ? row : sum / found.length];
      }),
    );
    const ordered = layer.toSorted((one, other) => (weight.get(one) ?? 0) - (weight.get(other) ?? 0));
    next[index] = ordered;
    for (const [row, name] of ordered.entries()) rows.set(name, row);
  }
  return next;
}

/** The number of crossings of links, counted by their ends: those between the same two layers alone. */
export function countCrossings(layers: readonly (readonly string[])[], before: Dependencies): number {
  const rows = rowsOf(layers);
  const layerOf = new Map(layers.flatMap((layer, index) => layer.map((name) => [name, index] as const)));
  let crossings = 0;
  for (const [index, layer] of layers.entries()) {
    const ends = layer.flatMap((name, row) =>
      [...(before.get(name) ?? [])]
        .filter((target) => layerOf.get(target) === index - 1)
        .map((target) => [row, rows.get(target) ?? 0] as const),
    );
    for (const [place, [row, target]] of ends.entries())
      for (const [otherRow, otherTarget] of ends.slice(place + 1))
        if ((row - otherRow) * (target - otherTarget) < 0) crossings += 1;
  }
  return crossings;
}

function rowsOf(layers: readonly (readonly string[])[]): Map<string, number> {
  return new Map(layers.flatMap((layer) => layer.map((name, row) => [name, row] as const)));
}

function reversed(before: Dependencies): Dependencies {
  const after = new Map([...before.keys()].map((name) => [name, new Set<string>()]));
  for (const [name, targets] of before) for (const target of targets) after.get(target)?.add(name);
  return after;
}
