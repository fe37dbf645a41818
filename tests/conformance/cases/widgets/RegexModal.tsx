import { RegexModal } from '@studio/widgets';
import { expect } from 'vitest';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, controlOf, elementOf, enter, partOf, textOf } from '../../user.ts';

const stored = '\\d{5}';
const expressionIn = (root: HTMLElement) => controlOf(partOf(root, 'expression'));
const isDisabled = (button: HTMLElement) => button.matches('[aria-disabled="true"], :disabled');
const doneIn = (root: HTMLElement) => elementOf(root, '[data-part~="done"]');

export const conformance: ConformanceCase = {
  name: 'RegexModal',
  render: (given) => (
    <RegexModal
      {...('value' in given || 'defaultValue' in given ? { isOpen: true } : { defaultIsOpen: true })}
      variableName="postalCode"
      defaultValue={stored}
      onTest={async () => ({ problems: [] })}
      {...given}
    />
  ),
  root: 'regex-modal',
  parts: ['expression', 'test-data', 'test', 'result', 'help', 'done'],
  isLayer: true,
  isTitleTaken: true,
  held: [
    {
      prop: 'isOpen',
      defaultProp: 'defaultIsOpen',
      callback: 'onOpenChange',
      first: true,
      next: false,
      act: (root) => click(partOf(root, 'close')),
      shown: (root) => root.isConnected,
    },
    {
      prop: 'value',
      defaultProp: 'defaultValue',
      callback: 'onSave',
      first: stored,
      next: `${stored}$`,
      act: async (root) => {
        enter(expressionIn(root), `${stored}$`);
        await expect.poll(() => isDisabled(doneIn(root))).toBe(false);
        click(doneIn(root));
      },
      // What is stored is what Done does not ask to store.
      shown: (root) => (isDisabled(doneIn(root)) ? textOf(expressionIn(root)) : stored),
    },
  ],
};
