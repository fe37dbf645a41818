import { LabelsProvider } from '@studio/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConditionTree } from '../ConditionTree.tsx';
import { parseCondition } from '../model/parseCondition.ts';
import { createLiteralKind } from './literalKind.tsx';

const day = String(Date.UTC(2026, 11, 31));
const isValue = (typeName: string, valueString: string) => ({
  kind: 'BinaryCondition',
  lhs: { kind: 'LiteralValue', typeName, valueString },
  operatorName: 'is',
  rhs: { kind: 'LiteralValue', typeName, valueString },
});
const condition = parseCondition({
  kind: 'CompositeCondition',
  operator: 'and',
  subconditions: [isValue('Date', day), isValue('Boolean', 'true')],
});
const operators = [{ name: 'is', label: 'is', operands: 'one' }] as const;
const valueKinds = [createLiteralKind()];

const drawn = (kinds = valueKinds) => (
  <ConditionTree label="Rule" value={condition} operators={operators} valueKinds={kinds} isReadOnly />
);
const german = (children: ReactNode) => (
  <LabelsProvider locale="de-DE" labels={{ LiteralKind: { yes: 'Ja' } }}>
    {children}
  </LabelsProvider>
);

it('describes literals in the words and the locale of the provider', () => {
  const text = renderToStaticMarkup(german(drawn()));
  expect(text).toContain('31.12.2026');
  expect(text).toContain('>Ja<');
});

it('describes them in English where there is none', () => {
  const text = renderToStaticMarkup(drawn());
  expect(text).toContain('12/31/2026');
  expect(text).toContain('>Yes<');
});

it('takes the labels of the kind itself rather than those of the provider', () => {
  const text = renderToStaticMarkup(german(drawn([createLiteralKind({ labels: { yes: 'Jawohl' } })])));
  expect(text).toContain('>Jawohl<');
});

it('draws the values of a list on a server', () => {
  const list = parseCondition({
    kind: 'CompositeCondition',
    operator: 'and',
    subconditions: [
      {
        ...isValue('String', 'Fire'),
        operatorName: 'isOneOf',
        rhs: ['Fire', 'Storm, hail'].map((valueString) => ({
          kind: 'LiteralValue',
          typeName: 'String',
          valueString,
        })),
      },
    ],
  });
  const lists = [{ name: 'isOneOf', label: 'is one of', operands: 'many' }] as const;
  const text = renderToStaticMarkup(
    <ConditionTree label="Rule" value={list} operators={lists} valueKinds={valueKinds} />,
  );
  expect(text).toContain('>Storm, hail<');
  // A row that needs more room than it usually takes moves those below it at once, not when it is measured.
  expect(text.match(/data-in-flow="true"/g)).toHaveLength(3);
});
