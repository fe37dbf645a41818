import { DependenciesEditor, parseDependency } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, elementOf } from '../../user.ts';

const first = parseDependency(null);
const next = { ...first, isProductDependent: true };

function isChecked(root: HTMLElement): boolean {
  const box = elementOf(root, 'input[type="checkbox"]');
  return box instanceof HTMLInputElement && box.checked;
}

export const conformance: ConformanceCase = {
  name: 'DependenciesEditor',
  render: (given) => <DependenciesEditor forms={[]} loadFields={async () => []} {...given} />,
  root: 'dependencies-editor',
  parts: ['hint', 'dependency', 'form', 'field'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first,
    next,
    act: (root) => click(elementOf(root, 'input[type="checkbox"]')),
    shown: isChecked,
    shownFirst: false,
    shownNext: true,
  },
};
