import { readCondition } from '@studio/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryCondition } from '../../packages/rules/src/testing/arbitraryRules.ts';
import {
  fromClipboardText,
  toClipboardText,
} from '../../packages/studio-widgets/src/ConditionTree/model/clipboard.ts';
import { childrenOf } from '../../packages/studio-widgets/src/ConditionTree/model/nodes.ts';
import { parseCondition } from '../../packages/studio-widgets/src/ConditionTree/model/parseCondition.ts';
import {
  serializeBranch,
  serializeCondition,
} from '../../packages/studio-widgets/src/ConditionTree/model/serializeCondition.ts';
import { quotedCondition } from '../support/contract/quotedCondition.ts';

/** Conditions come out of the condition tree and its clipboard as they went in, and are evaluated alike. `formTemplateImport.test.ts` has API and files. */

test('a negated group of negations and texts with quotes comes out of the tree and the clipboard as it is', () => {
  expect(readCondition(quotedCondition('Form')).faults).toEqual([]);
  expectSame(quotedCondition('Form'));
});

test('so does any condition, of any operator, complete or not', () => {
  fc.assert(fc.property(arbitraryCondition, expectSame));
});

function expectSame(condition: Parameters<typeof readCondition>[0]) {
  const stored = { kind: 'CompositeCondition', operator: 'and', subconditions: [condition ?? null] };
  const draft = parseCondition(stored);
  expect(serializeCondition(draft)).toEqual(stored);
  const pasted = fromClipboardText(toClipboardText(childrenOf(draft)));
  const branches = 'nodes' in pasted ? pasted.nodes.map((node) => serializeBranch(node)) : [];
  expect(branches).toEqual([condition]);
  expect(readCondition(serializeBranch(draft) as typeof condition)).toEqual(readCondition(stored));
}
