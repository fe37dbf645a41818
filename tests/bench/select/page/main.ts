import { typeKey } from '../../page/gestures.ts';
import { settle, timed } from '../../page/timing.ts';
import { firstFor, makeOptions } from './options.ts';
import type { MeasuredContender, SelectContender } from './SelectContender.ts';

const contenders: Record<string, () => Promise<MeasuredContender>> = {
  floor: () => import('./contenders/floor.ts'),
  downshift: () => import('./contenders/downshift.tsx'),
  downshiftInUse: () => import('./contenders/downshiftInUse.tsx'),
  combobox: () => import('./contenders/combobox.tsx'),
  comboboxInUse: () => import('./contenders/comboboxInUse.tsx'),
  multiSelect: () => import('./contenders/multiSelect.tsx'),
  multiSelectInUse: () => import('./contenders/multiSelectInUse.tsx'),
};
function key(contender: SelectContender, options: readonly string[], isRanked: boolean, text: string) {
  const input = contender.input();
  if (!input) throw new Error('There is no input.');
  const query = input.value + text;
  const expected = firstFor(options, query, isRanked);
  return timed(
    () => typeKey(input, text),
    () => contender.first() === expected && input.value === query,
  );
}

function scroll(contender: SelectContender, options: readonly string[]) {
  const scroller = contender.scroller();
  const row = 1000;
  return timed(
    () => scroller?.scrollTo({ top: row * 32 }),
    () => scroller?.textContent?.includes(options[row + 4] ?? '-') ?? false,
  );
}

const search = new URLSearchParams(location.search);
const options = makeOptions(Number(search.get('options')));
const load = contenders[search.get('contender') ?? ''];
if (!load) throw new Error('No such contender.');
const { contender, isRanked } = await load();
const root = document.getElementById('root');
await settle();

/** What the driver calls. */
const bench = {
  settle,
  mount: () =>
    timed(
      () => root && contender.mount(root, options),
      () => contender.input() !== null,
    ),
  open: () =>
    timed(
      () => contender.open(),
      () => contender.first() === options[0],
    ),
  scroll: () => scroll(contender, options),
  key: (text: string) => key(contender, options, isRanked, text),
};

export type SelectBench = typeof bench;
Object.assign(window, { bench });
document.title = 'ready';
