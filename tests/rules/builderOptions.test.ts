import { expect, test } from 'vitest';
import { javascriptBuilderOptions } from '../../apps/server/src/rules/javascriptBuilderOptions.ts';
import { expressionFunctions } from '../../packages/rules/src/index.ts';
import { documentedFunctions } from '../../packages/studio-widgets/src/ExpressionModal/model/documentedFunctions.ts';

test('the options of expressions that the server lists are those of the widget, and its functions those that the interpreter has', () => {
  expect(javascriptBuilderOptions).toEqual(documentedFunctions);
  const offered = javascriptBuilderOptions.flatMap(({ type, value }) => (type === 'function' ? [value] : []));
  expect(offered.toSorted()).toEqual([...expressionFunctions].toSorted());
});
