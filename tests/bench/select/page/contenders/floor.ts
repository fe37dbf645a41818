import { press } from '../../../page/gestures.ts';
import type { SelectContender } from '../SelectContender.ts';

const rowHeight = 32;
const pooled = 12;

/** The floor: no library, a handful of rows that are used again and again, one plain loop over lower-cased labels. */
function makeFloor(): SelectContender {
  let texts: readonly string[] = [];
  let folded: string[] = [];
  let found: number[] = [];
  const input = document.createElement('input');
  const list = document.createElement('div');
  const space = document.createElement('div');
  const rows: HTMLElement[] = [];

  const draw = () => {
    const from = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 1);
    rows.forEach((row, at) => {
      const index = found[from + at];
      row.style.visibility = index === undefined ? 'hidden' : '';
      row.style.transform = `translateY(${(from + at) * rowHeight}px)`;
      if (index !== undefined) row.textContent = texts[index] ?? '';
    });
  };
  const filter = (query: string) => {
    found = [];
    for (let index = 0; index < folded.length; index += 1)
      if (folded[index]?.includes(query)) found.push(index);
    space.style.height = `${found.length * rowHeight}px`;
    list.scrollTop = 0;
    draw();
  };
  const open = () => {
    list.style.display = '';
    while (rows.length < pooled) {
      const row = document.createElement('div');
      row.setAttribute('role', 'option');
      row.style.cssText = `position:absolute;top:0;left:0;right:0;height:${rowHeight}px`;
      rows.push(row);
      list.append(row);
    }
    filter('');
  };

  return {
    mount(root, options) {
      texts = options;
      folded = options.map((option) => option.toLowerCase());
      root.style.cssText = 'width:300px;position:relative';
      input.style.width = '100%';
      list.style.cssText =
        'display:none;position:absolute;top:30px;width:100%;height:300px;overflow:auto;background:#fff';
      list.append(space);
      root.append(input, list);
      input.addEventListener('mousedown', open);
      input.addEventListener('input', () => filter(input.value.toLowerCase()));
      list.addEventListener('scroll', draw, { passive: true });
    },
    input: () => (input.isConnected ? input : null),
    open: () => press(input),
    first: () => rows[0]?.textContent,
    scroller: () => list,
  };
}

export const contender = makeFloor();
export const isRanked = false;
