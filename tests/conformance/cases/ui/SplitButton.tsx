import { SplitButton } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'SplitButton',
  render: (given) => (
    <SplitButton
      label="Export"
      items={[{ id: 'csv', label: 'As CSV', onSelect: () => undefined }]}
      {...given}
    />
  ),
  root: 'split-button',
  parts: ['main', 'more'],
  held: {
    prop: 'isOpen',
    defaultProp: 'defaultIsOpen',
    callback: 'onOpenChange',
    first: false,
    next: true,
    act: (root) => root.querySelector<HTMLElement>('[data-part="more"]')?.click(),
    shown: (root) => root.querySelector('[data-part="more"]')?.getAttribute('aria-expanded') === 'true',
  },
};
