import { type MergeCollision, MergeTable } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';

const collisions: MergeCollision[] = [
  {
    id: '1',
    kind: 'field',
    subject: 'Item “Frame”',
    field: 'Label',
    base: 'Frame',
    mine: 'Wood',
    theirs: 'Timber',
    isEditable: true,
  },
];

export const conformance: ConformanceCase = {
  name: 'MergeTable',
  render: (given) => <MergeTable collisions={collisions} choices={{}} theirName="Priya Nair" {...given} />,
  root: 'merge-table',
  parts: [
    'head',
    'progress',
    'collisions',
    'collision',
    'what',
    'base',
    'options',
    'theirs',
    'mine',
    'own',
    'value',
  ],
};
