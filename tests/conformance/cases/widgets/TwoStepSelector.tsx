import { type FormSelection, TwoStepSelector } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, partOf } from '../../user.ts';

const first: FormSelection = { form: { name: 'Rating' }, fields: [{ name: 'premium' }] };

export const conformance: ConformanceCase = {
  name: 'TwoStepSelector',
  render: (given) => (
    <TwoStepSelector
      mode="forms"
      label="Field"
      defaultValue={first}
      searchForms={async () => []}
      loadFields={async () => []}
      {...given}
    />
  ),
  root: 'two-step-selector',
  parts: ['label', 'chosen', 'prompt', 'change', 'clear'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first,
    next: null,
    act: (root) => click(partOf(root, 'clear')),
    shown: (root) => root.dataset['step'],
    shownFirst: 'chosen',
    shownNext: 'first',
  },
};
