import { FormBuilder, type FormPartBase } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, elementOf, partOf } from '../../user.ts';

const head: FormPartBase = { key: 'head', isHead: true, isBeside: false };
const field: FormPartBase = { key: 'field', isHead: false, isBeside: false };

export const conformance: ConformanceCase = {
  name: 'FormBuilder',
  render: (given) => (
    <FormBuilder
      label="Form"
      components={[{ id: 'text', label: 'Text' }]}
      createPart={() => field}
      copyParts={(sources) => sources}
      getLook={({ key }) => ({ label: key, name: key, componentId: 'text', picture: 'text' })}
      defaultValue={[head]}
      {...given}
    />
  ),
  root: 'form-builder',
  parts: ['palette', 'component', 'settings', 'toolbar', 'canvas', 'part', 'label', 'outline', 'status'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: [head],
    next: [head, field],
    act: (root) => click(partOf(root, 'component')),
    shown: (root) => elementOf(root, '[data-part="canvas"]').querySelectorAll('[data-key]').length,
    shownFirst: 1,
    shownNext: 2,
  },
};
