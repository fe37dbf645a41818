import { typeKey } from '../../page/gestures.ts';
import { type ScrollResult, scroll, settle, timed } from '../../page/timing.ts';
import { columns, makeItems, makeRows, makeTree } from './makeData.ts';
import type { GridContender, TableContender, TreeContender } from './types.ts';

type Operation = (argument?: number | string) => Promise<number>;
type Operations = Record<string, Operation>;
type Loader = () => Promise<{ default?: unknown; contender?: unknown }>;

const contenders = import.meta.glob<{ default?: unknown; contender?: unknown }>([
  '../../contenders/{grid,tree,table}.*.tsx',
  './floors/{grid,tree,table}.ts',
]);

function loaderOf(scenario: string, name: string): Loader {
  const path = name === 'floor' ? `./floors/${scenario}.ts` : `../../contenders/${scenario}.${name}.tsx`;
  const load = contenders[path];
  if (!load) throw new Error(`There is no ${path}.`);
  return load;
}

function gridOperations(grid: GridContender, root: HTMLElement, count: number): Operations {
  const rows = makeRows(count);
  const first = rows.reduce((least, { name }) => (name < least ? name : least), rows[0]?.name ?? '');
  const drawn = (index: number) => grid.name(index) === rows[index]?.name;
  return {
    mount: () =>
      timed(
        () => void grid.mount(root, rows, columns),
        () => drawn(0) && drawn(7),
      ),
    toggle: (index) => {
      const at = Number(index);
      const was = grid.selected(at);
      return timed(
        () => grid.toggle(at),
        () => grid.selected(at) !== was,
      );
    },
    selectAll: () => {
      const was = grid.allSelected();
      return timed(
        () => grid.selectAll(),
        () => [grid.allSelected(), grid.selected(2), grid.selected(5)].every((is) => is !== was),
      );
    },
    sort: () =>
      timed(
        () => grid.sort(),
        () => grid.name(0) === first,
      ),
  };
}

function treeOperations(tree: TreeContender, root: HTMLElement, count: number): Operations {
  const data = makeTree(count);
  return {
    mount: () =>
      timed(
        () => void tree.mount(root, data),
        () => [0, 8].every((index) => tree.drawn?.(index) ?? tree.input(index) !== null),
      ),
    key: (text) => {
      const input = tree.input(5);
      if (!input) throw new Error('There is no sixth value.');
      const wanted = input.value + String(text);
      input.focus();
      return timed(
        () => typeKey(input, String(text)),
        () => tree.input(5)?.value === wanted,
      );
    },
    add: () => {
      const before = tree.count();
      return timed(
        () => tree.add(),
        () => tree.count() === before + 1,
      );
    },
    remove: () => {
      const before = tree.count();
      return timed(
        () => tree.remove?.(),
        () => tree.count() === before - 1,
      );
    },
  };
}

function tableOperations(table: TableContender, root: HTMLElement, count: number): Operations {
  const items = makeItems(count);
  const [first, ninth] = [items[0]?.label, items[8]?.label];
  return {
    mount: () =>
      timed(
        () => void table.mount(root, items),
        () => table.label(0) === first && table.label(8) === ninth,
      ),
    add: () => {
      const before = table.count();
      return timed(
        () => table.add(),
        () => table.count() === before + 1,
      );
    },
    remove: () => {
      const wanted = table.label(1);
      return timed(
        () => table.remove(),
        () => table.label(0) === wanted,
      );
    },
    move: () => {
      const wanted = table.label(0);
      return timed(
        () => table.move(),
        () => table.label(10) === wanted,
      );
    },
    key: (text) => {
      const input = table.input(4);
      if (!input) throw new Error('There is no fifth label.');
      const wanted = input.value + String(text);
      input.focus();
      return timed(
        () => typeKey(input, String(text)),
        () => table.input(4)?.value === wanted,
      );
    },
  };
}

function operationsOf(scenario: string, contender: unknown, root: HTMLElement, count: number): Operations {
  switch (scenario) {
    case 'grid':
      return gridOperations(contender as GridContender, root, count);
    case 'tree':
      return treeOperations(contender as TreeContender, root, count);
    case 'table':
      return tableOperations(contender as TableContender, root, count);
    default:
      throw new Error(`There is no scenario ${scenario}.`);
  }
}

const search = new URLSearchParams(location.search);
const scenario = search.get('scenario') ?? '';
const loaded = await loaderOf(scenario, search.get('contender') ?? '')();
const contender = loaded.default ?? loaded.contender;
const root = document.getElementById('root');
if (!root) throw new Error('There is no root.');
const operations = operationsOf(scenario, contender, root, Number(search.get('count')));
await settle();

/** What the driver calls. */
const bench = {
  settle,
  run: (name: string, argument?: number | string) => {
    const operation = operations[name];
    if (!operation) throw new Error(`${scenario} has no ${name}.`);
    return operation(argument);
  },
  scroll: (distance: number, speed: number): Promise<ScrollResult> =>
    scroll((contender as GridContender).scroller(), distance, speed),
};

export type WidgetBench = typeof bench;
Object.assign(window, { widgetBench: bench });
document.title = 'ready';
