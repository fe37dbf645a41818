import { Button } from '@studio/ui';
import {
  ExpressionModal,
  type ExpressionValue,
  type FormSelection,
  RegexModal,
  serializeFormFields,
  TwoStepSelector,
} from '@studio/widgets';
import { documentedFunctions, expressionKinds } from '@studio/widgets/presets';
import { useState } from 'react';
import { forms, loadFields, searchForms } from '../forms.ts';
import { testPattern } from '../testPattern.ts';

export function ExpressionsPage() {
  const [open, setOpen] = useState<'expression' | 'pattern' | null>(null);
  const [expression, setExpression] = useState<ExpressionValue>({ script: '' });
  const [pattern, setPattern] = useState('CL-\\d{4}');
  const [source, setSource] = useState<FormSelection | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <h1>Expressions</h1>
      <TwoStepSelector
        mode="forms"
        label="Source of the reserve"
        value={source}
        onValueChange={setSource}
        searchForms={searchForms}
        loadFields={loadFields}
        debounceMs={50}
      />
      <output aria-label="Source">{source && serializeFormFields(source)}</output>
      <Button onClick={() => setOpen('expression')}>Edit reserve</Button>
      <ExpressionModal
        isOpen={open === 'expression'}
        onOpenChange={close}
        variableName="reserve"
        kind={expressionKinds.value}
        functions={documentedFunctions}
        value={expression}
        onSave={setExpression}
        forms={forms}
        searchForms={searchForms}
        loadFields={loadFields}
        debounceMs={50}
      />
      <output aria-label="Script">{expression.script}</output>
      <Button onClick={() => setOpen('pattern')}>Edit pattern</Button>
      <RegexModal
        isOpen={open === 'pattern'}
        onOpenChange={close}
        variableName="claimNumber"
        value={pattern}
        onSave={setPattern}
        onTest={testPattern}
      />
      <output aria-label="Pattern">{pattern}</output>
    </>
  );
}
