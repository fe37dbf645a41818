import { ConditionTree, createLiteralKind } from '@studio/widgets';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <ConditionTree
    label="Conditions"
    operators={[{ name: 'equals', label: 'is', operands: 'one' }]}
    valueKinds={[createLiteralKind()]}
  />,
);
