import { AsyncCombobox } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, controlOf, elementOf, textOf } from '../../user.ts';

const options = [
  { value: 'auto', label: 'Commercial Auto' },
  { value: 'property', label: 'Commercial Property' },
];

const search = async () => options;

export const conformance: ConformanceCase = {
  name: 'AsyncCombobox',
  render: (given) => (
    <AsyncCombobox
      label="Product"
      hint="One of ours"
      search={search}
      knownOptions={options}
      failureIn="list"
      {...given}
    />
  ),
  root: 'form-field',
  parts: ['label', 'control', 'input', 'end', 'toggle', 'hint'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: 'auto',
    next: 'property',
    act: async (root) => {
      controlOf(root).focus();
      click(controlOf(root));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      click(elementOf(root, '[role="option"]:nth-of-type(2)'));
    },
    shown: (root) => textOf(controlOf(root)),
    shownFirst: 'Commercial Auto',
    shownNext: 'Commercial Property',
  },
};
