import { ExpressionModal } from '@studio/widgets';
import { documentedFunctions, expressionKinds } from '@studio/widgets/presets';
import { expect } from 'vitest';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, controlOf, elementOf, enter, partOf, textOf } from '../../user.ts';

const stored = { script: '', valueFormat: '0' };
const formatIn = (root: HTMLElement) => controlOf(partOf(root, 'value-format'));
const saveIn = (root: HTMLElement) => elementOf(root, '[data-part~="save"]');
const canSave = (root: HTMLElement) => !saveIn(root).matches('[aria-disabled="true"], :disabled');

export const conformance: ConformanceCase = {
  name: 'ExpressionModal',
  render: (given) => (
    <ExpressionModal
      {...('value' in given || 'defaultValue' in given ? { isOpen: true } : { defaultIsOpen: true })}
      variableName="totalPremium"
      kind={expressionKinds.value}
      functions={documentedFunctions}
      searchForms={async () => []}
      loadFields={async () => []}
      {...given}
    />
  ),
  root: 'expression-modal',
  parts: ['function', 'value-format', 'fields', 'add', 'script', 'problems', 'save'],
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
      next: { script: '', valueFormat: '0.0' },
      act: async (root) => {
        enter(formatIn(root), '0.0');
        await expect.poll(() => canSave(root), { timeout: 8000 }).toBe(true);
        click(saveIn(root));
      },
      // What is stored is what Save does not ask to store.
      shown: (root) => ({ script: '', valueFormat: canSave(root) ? '0' : textOf(formatIn(root)) }),
    },
  ],
};
