import { press } from '../../../page/gestures.ts';
import type { Col, GridContender, Row } from '../types.ts';
import { fillPool, makePool, type Pooled, part } from './pool.ts';

const rowHeight = 36;

function cellsOf(cols: readonly Col[], tag: string): string {
  return cols
    .map(({ key, width, label }) => {
      const style = `width:${width}px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis`;
      return `<${tag} role="gridcell" data-key="${key}" style="${style}">${tag === 'button' ? label : ''}</${tag}>`;
    })
    .join('');
}

/** The floor of the grid: no library, the rows in view alone, one byte a row for the selection. */
function makeFloor(): GridContender {
  const body = document.createElement('div');
  const all = document.createElement('input');
  let rows: Row[] = [];
  let cols: Col[] = [];
  let order = new Uint32Array();
  let chosen = new Uint8Array();
  let pool: Pooled[] = [];

  const drawRow = ({ element, at }: Pooled) => {
    const index = order[at];
    const row = index === undefined ? undefined : rows[index];
    element.style.visibility = row ? '' : 'hidden';
    if (!row || index === undefined) return;
    element.style.transform = `translateY(${at * rowHeight}px)`;
    part<HTMLInputElement>(element, 'input').checked = chosen[index] === 1;
    cols.forEach(({ key }, at) => {
      const cell = element.children[at + 1];
      if (cell) cell.textContent = String(row[key]);
    });
  };
  const draw = (isForced: boolean) =>
    fillPool(pool, Math.max(0, Math.floor(body.scrollTop / rowHeight) - 1), isForced, drawRow);
  const rowAt = (index: number) => pool.find(({ at }) => at === index)?.element;
  const sortByName = () => {
    const names = rows.map(({ name }) => name);
    const compare = (one: string, other: string) => {
      if (one === other) return 0;
      return one < other ? -1 : 1;
    };
    order = order.toSorted((one, other) => compare(names[one] ?? '', names[other] ?? ''));
    draw(true);
  };

  return {
    mount(root, given, columns) {
      rows = given;
      cols = columns;
      order = Uint32Array.from(rows, (_, index) => index);
      chosen = new Uint8Array(rows.length);
      root.innerHTML = `<div role="grid" style="display:flex;flex-direction:column;height:100%"><div data-part="head" style="display:flex;height:40px">${cellsOf(cols, 'button')}</div></div>`;
      const grid = part(root, '[role="grid"]');
      all.type = 'checkbox';
      part(grid, '[data-part="head"]').prepend(all);
      body.style.cssText = 'flex:1;overflow:auto;position:relative;contain:strict';
      body.innerHTML = `<div style="height:${rows.length * rowHeight}px"></div>`;
      grid.append(body);
      pool = makePool(
        Math.min(rows.length, Math.ceil(body.clientHeight / rowHeight) + 3),
        `<div role="row" style="position:absolute;top:0;display:flex;height:${rowHeight}px;contain:strict;width:1090px"><input type="checkbox" style="width:50px">${cellsOf(cols, 'span')}</div>`,
      );
      body.append(...pool.map(({ element }) => element));
      draw(true);
      body.addEventListener('scroll', () => draw(false), { passive: true });
      body.addEventListener('change', ({ target }) => {
        const entry = pool.find(({ element }) => target instanceof Node && element.contains(target));
        const index = entry && order[entry.at];
        if (index !== undefined) chosen[index] = chosen[index] === 1 ? 0 : 1;
      });
      all.addEventListener('change', () => {
        chosen.fill(all.checked ? 1 : 0);
        draw(true);
      });
      part(grid, '[data-key="name"]').addEventListener('click', sortByName);
    },
    scroller: () => body,
    name: (index) => rowAt(index)?.querySelector('[data-key="name"]')?.textContent,
    sort: () => press(document.querySelector('[data-part="head"] [data-key="name"]')),
    toggle: (index) => press(rowAt(index)?.querySelector('input') ?? null),
    selected: (index) => rowAt(index)?.querySelector('input')?.checked ?? false,
    selectAll: () => press(all),
    allSelected: () => all.checked,
  };
}

export const contender = makeFloor();
