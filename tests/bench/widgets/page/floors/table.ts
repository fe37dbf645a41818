import { press } from '../../../page/gestures.ts';
import type { Item, TableContender } from '../types.ts';
import { fillPool, makePool, type Pooled, part } from './pool.ts';

const rowHeight = 34;
const height = 700;

/** The floor of the label and value rows: no library, the rows in view alone, no checks. */
function makeFloor(): TableContender {
  const box = document.createElement('div');
  const space = document.createElement('div');
  const adder = document.createElement('button');
  let items: Item[] = [];
  let pool: Pooled[] = [];

  const drawRow = ({ element, at }: Pooled) => {
    const item = items[at];
    element.style.visibility = item ? '' : 'hidden';
    if (!item) return;
    element.style.transform = `translateY(${at * rowHeight}px)`;
    for (const key of ['label', 'value'] as const) {
      const input = part<HTMLInputElement>(element, `[data-key="${key}"]`);
      if (input.value !== item[key]) input.value = item[key];
    }
  };
  const draw = (isForced: boolean) => {
    space.style.height = `${items.length * rowHeight}px`;
    fillPool(pool, Math.max(0, Math.floor(box.scrollTop / rowHeight) - 1), isForced, drawRow);
  };
  const entryOf = (target: EventTarget | null) =>
    pool.find(({ element }) => target instanceof Node && element.contains(target));
  const rowAt = (index: number) => pool.find(({ at }) => at === index)?.element;
  const input = (index: number) =>
    rowAt(index)?.querySelector<HTMLInputElement>('[data-key="label"]') ?? null;

  const handleClick = ({ target }: Event) => {
    const action = target instanceof HTMLElement ? target.dataset['action'] : undefined;
    const at = entryOf(target)?.at ?? -1;
    if (action === 'add') items.push({ id: items.length, label: '', value: '' });
    else if (action === 'remove') items.splice(at, 1);
    else if (action === 'move') items.splice(at + 10, 0, ...items.splice(at, 1));
    else return;
    draw(true);
  };

  return {
    mount(root, given) {
      items = given;
      adder.dataset['action'] = 'add';
      adder.textContent = 'Add';
      box.style.cssText = `height:${height}px;overflow:auto;position:relative`;
      pool = makePool(
        Math.ceil(height / rowHeight) + 2,
        `<div role="row" style="position:absolute;top:0;height:${rowHeight}px"><input data-key="label"><input data-key="value"><button data-action="move">v</button><button data-action="remove">x</button></div>`,
      );
      box.append(space, ...pool.map(({ element }) => element));
      root.append(adder, box);
      draw(true);
      box.addEventListener('scroll', () => draw(false), { passive: true });
      box.addEventListener('input', ({ target }) => {
        const item = items[entryOf(target)?.at ?? -1];
        if (!item || !(target instanceof HTMLInputElement)) return;
        item[target.dataset['key'] === 'label' ? 'label' : 'value'] = target.value;
      });
      root.addEventListener('click', handleClick);
    },
    input,
    label: (index) => input(index)?.value,
    count: () => items.length,
    add: () => press(adder),
    remove: () => press(rowAt(0)?.querySelector('[data-action="remove"]') ?? null),
    move: () => press(rowAt(0)?.querySelector('[data-action="move"]') ?? null),
  };
}

export const contender = makeFloor();
