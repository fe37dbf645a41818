import type { FormTemplateGraph } from '@studio/api';
import { expect, test } from 'vitest';
import { formsOnWay } from './otherForms.ts';

const graphOf = (...links: readonly (readonly [from: string, to: string])[]) => ({
  forms: [...new Set(links.flat())].map((uniqueName) => ({ id: `id of ${uniqueName}`, uniqueName })),
  links: links.map(([from, to]) => ({ from, to, type: 1, fields: [] })),
});

test.each<[what: string, graph: ReturnType<typeof graphOf>, reads: string[], ids: string[]]>([
  ['a form that is read and reads back', graphOf(['A', 'B'], ['B', 'A']), ['B'], ['id of B']],
  [
    'one that is read, with a way back by another',
    graphOf(['B', 'C'], ['C', 'A']),
    ['B'],
    ['id of B', 'id of C'],
  ],
  ['none that only reads', graphOf(['B', 'A']), ['C'], []],
  ['none that is only read', graphOf(['A', 'B']), ['B'], []],
])('%s', (_what, graph, reads, ids) => {
  // What decides is who names whom.
  expect(formsOnWay(graph as unknown as FormTemplateGraph, reads, 'A')).toEqual(ids);
});
