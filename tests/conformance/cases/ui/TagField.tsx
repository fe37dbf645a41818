import { TagField } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { controlOf, enter, press } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'TagField',
  render: (given) => <TagField label="Tags" hint="At most 10 tags" defaultValue={['coastal']} {...given} />,
  root: 'form-field',
  parts: ['label', 'control', 'tags', 'tag', 'remove', 'input', 'hint'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: ['coastal'],
    next: ['coastal', 'wind'],
    act: async (root) => {
      enter(controlOf(root), 'wind');
      await new Promise((resolve) => requestAnimationFrame(resolve));
      press(controlOf(root), ',');
    },
    shown: (root) => [...root.querySelectorAll('[data-part="tag"]')].map((tag) => tag.textContent),
  },
};
