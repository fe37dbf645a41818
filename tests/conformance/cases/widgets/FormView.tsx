import { FormView, type ViewForm } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { elementOf, enter, textOf } from '../../user.ts';

const form: ViewForm = {
  sections: [
    {
      key: 'claim',
      label: 'Claim',
      rows: [[{ key: 'insured', name: 'insured', type: 'text', label: 'Insured' }]],
    },
  ],
};

const repeated: ViewForm = {
  sections: [{ key: 'loss', label: 'Loss', repeatsAs: 'losses', rows: [] }],
};

export const conformance: ConformanceCase = {
  name: 'FormView',
  render: (given) => <FormView form={form} {...given} />,
  root: 'form-view',
  parts: ['section', 'row', 'field'],
  withLabels: { form: repeated },
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: { insured: 'Ada' },
    next: { insured: 'Grace' },
    act: (root) => enter(elementOf(root, 'input'), 'Grace'),
    shown: (root) => textOf(elementOf(root, 'input')),
    shownFirst: 'Ada',
    shownNext: 'Grace',
  },
};
