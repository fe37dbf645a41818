import { expect, test } from 'vitest';
import { javascriptBuilderOptions } from '../../apps/server/src/rules/javascriptBuilderOptions.ts';
import { expressionFunctions, expressionOperators } from '../../packages/rules/src/index.ts';
import { documentedFunctions } from '../../packages/studio-widgets/src/ExpressionModal/model/documentedFunctions.ts';

test('the options of expressions that the server lists are those of the widget, and its functions and operators those that the interpreter has', () => {
  expect(javascriptBuilderOptions).toEqual(documentedFunctions);
  const offered = (kind: string) =>
    javascriptBuilderOptions.flatMap(({ type, value }) => (type === kind ? [value] : []));
  expect(offered('function').toSorted()).toEqual([...expressionFunctions].toSorted());
  // Those that convert are read, and warned of.
  const operators = expressionOperators.filter((each) => !['==', '!='].includes(each));
  expect(offered('operator').toSorted()).toEqual(operators.toSorted());
});
