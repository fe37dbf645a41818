import { press } from '../../../page/gestures.ts';
import { treeFields } from '../makeData.ts';
import type { Cond, Group, TreeContender } from '../types.ts';
import { fillPool, makePool, type Pooled, part } from './pool.ts';

const rowHeight = 36;
const operators = ['=', '!=', '<', '>', 'contains'];

interface Line {
  depth: number;
  parent: Group | undefined;
  group?: Group;
  condition?: Cond;
}

function optionsOf(names: readonly string[]): string {
  return names.map((name) => `<option>${name}</option>`).join('');
}

function flatten(group: Group, depth: number, parent: Group | undefined, lines: Line[]): Line[] {
  lines.push({ depth, parent, group });
  for (const rule of group.rules) {
    if ('rules' in rule) flatten(rule, depth + 1, group, lines);
    else lines.push({ depth: depth + 1, parent: group, condition: rule });
  }
  return lines;
}

/** The floor of the rule tree: the tree as lines, those in view drawn with native controls. */
function makeFloor(): TreeContender {
  const box = document.createElement('div');
  const space = document.createElement('div');
  let tree: Group = { id: '', combinator: 'and', rules: [] };
  let lines: Line[] = [];
  let pool: Pooled[] = [];

  const drawLine = ({ element, at }: Pooled) => {
    const line = lines[at];
    element.style.visibility = line ? '' : 'hidden';
    if (!line) return;
    element.style.transform = `translateY(${at * rowHeight}px)`;
    element.style.left = `${line.depth * 24}px`;
    part(element, '[data-part="group"]').hidden = !line.group;
    part(element, '[data-part="condition"]').hidden = !line.condition;
    if (line.group) part(element, '[data-part="combinator"]').textContent = line.group.combinator;
    if (!line.condition) return;
    for (const key of ['field', 'operator', 'value'] as const)
      part<HTMLInputElement>(element, `[data-key="${key}"]`).value = line.condition[key];
  };
  const draw = (isForced: boolean) =>
    fillPool(pool, Math.max(0, Math.floor(box.scrollTop / rowHeight) - 1), isForced, drawLine);
  const refresh = () => {
    lines = flatten(tree, 0, undefined, []);
    space.style.height = `${lines.length * rowHeight}px`;
    draw(true);
  };
  const entryOf = (target: EventTarget | null) =>
    pool.find(({ element }) => target instanceof Node && element.contains(target));
  const drawn = (kind: 'group' | 'condition') =>
    pool
      .filter(({ at }) => lines[at]?.[kind] !== undefined)
      .sort((one, other) => one.at - other.at)
      .map(({ element }) => element);

  const handleClick = ({ target }: Event) => {
    const action = target instanceof HTMLElement ? target.dataset['action'] : undefined;
    const line = lines[entryOf(target)?.at ?? -1];
    if (!line || action === undefined) return;
    const rule = line.condition ?? line.group;
    if (action === 'add')
      line.group?.rules.push({ id: `n${performance.now()}`, field: 'name', operator: '=', value: '' });
    else if (rule) line.parent?.rules.splice(line.parent.rules.indexOf(rule), 1);
    refresh();
  };

  return {
    mount(root, given) {
      tree = given;
      box.style.cssText = 'height:100%;overflow:auto;position:relative';
      box.append(space);
      root.append(box);
      pool = makePool(
        Math.ceil(box.clientHeight / rowHeight) + 2,
        `<div role="row" style="position:absolute;top:0;height:${rowHeight}px"><span data-part="group"><button data-part="combinator"></button><button data-action="add">Add</button><button data-action="remove">x</button></span><span data-part="condition"><select data-key="field">${optionsOf(treeFields)}</select><select data-key="operator">${optionsOf(operators)}</select><input data-key="value"><button data-action="remove">x</button></span></div>`,
      );
      box.append(...pool.map(({ element }) => element));
      refresh();
      box.addEventListener('scroll', () => draw(false), { passive: true });
      box.addEventListener('input', ({ target }) => {
        const condition = lines[entryOf(target)?.at ?? -1]?.condition;
        if (condition && target instanceof HTMLInputElement) condition.value = target.value;
      });
      box.addEventListener('click', handleClick);
    },
    input: (index) => drawn('condition')[index]?.querySelector('input') ?? null,
    count: () => lines.filter(({ condition }) => condition !== undefined).length,
    add: () => press(drawn('group')[2]?.querySelector('[data-action="add"]') ?? null),
    remove: () =>
      press(drawn('condition')[3]?.querySelector('[data-part="condition"] [data-action="remove"]') ?? null),
  };
}

export const contender = makeFloor();
