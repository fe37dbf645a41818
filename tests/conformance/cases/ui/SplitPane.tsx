import { SplitPane } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'SplitPane',
  render: (given) => <SplitPane label="Width of the list" start="Rules" end="Details" {...given} />,
  root: 'split-pane',
  parts: ['start-pane', 'splitter', 'end-pane'],
  held: {
    prop: 'size',
    defaultProp: 'defaultSize',
    callback: 'onSizeChange',
    first: 40,
    next: 42,
    act: (root) => {
      const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
      root.querySelector('[data-part="splitter"]')?.dispatchEvent(press);
    },
    shown: (root) => Number(root.querySelector('[data-part="splitter"]')?.getAttribute('aria-valuenow')),
  },
};
