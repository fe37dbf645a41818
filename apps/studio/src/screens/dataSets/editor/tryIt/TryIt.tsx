import type { DataSet } from '@studio/api';
import { useEffect, useMemo, useState } from 'react';
import { useResource } from '../../../../kernel/resource/useResource.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { usePreference } from '../../../../platform/preferences/preferences.ts';
import { type Choices, tryItems } from '../criteria/criteria.api.ts';
import { deferredText } from '../criteria/criteria.messages.ts';
import { goneLabel } from '../criteria/criteriaOptions.ts';
import { useCriteriaSources } from '../criteria/useCriteriaSources.ts';
import { completeFieldNames } from '../draft/criteriaContext.ts';
import { itemsByKey } from '../draft/itemsByKey.ts';
import { type DataSetDraft, toPayload } from '../model.ts';
import type { TryItChoice } from './ChoiceField.tsx';
import { TryItDrawer } from './TryItDrawer.tsx';

/** The draft that is tried. */
export interface TryItProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly doc: DataSet;
  readonly draft: DataSetDraft;
  /** Where the draft has errors; null when it has none. */
  readonly invalidReason: string | null;
}

const nothing: Choices = { product: '', fieldValue1: '', fieldValue2: '', fieldValue3: '' };
const fieldIds = ['fieldValue1', 'fieldValue2', 'fieldValue3'] as const;

/** The Try it drawer, wired to the server. */
export function TryIt({ isOpen, onClose, doc, draft, invalidReason }: TryItProps) {
  const [chosen, setChosen] = useState(nothing);
  const choices = useChoices(doc, draft, chosen);
  const asked = useDebounced(JSON.stringify(chosen), usePreference('editor.tryItDelayMilliseconds'));
  const payload = useMemo(() => toPayload(draft, doc), [draft, doc]);
  const canAsk = isOpen && invalidReason === null;
  const answer = useResource(canAsk ? asked : null, (signal) =>
    tryItems(doc.name, payload, JSON.parse(asked) as Choices, signal),
  );
  return (
    <TryItDrawer
      isOpen={isOpen}
      onClose={onClose}
      choices={choices}
      onChoose={(id, value) => setChosen((before) => ({ ...before, [id]: value }))}
      page={answer.data}
      isLoading={answer.isLoading || asked !== JSON.stringify(chosen)}
      error={answer.error === null ? null : { reason: describeError(answer.error), onRetry: answer.reload }}
      itemCount={doc.type === 1 ? null : itemsByKey(draft.items).size}
      isAnythingChosen={Object.values(chosen).some((value) => value !== '')}
      invalidReason={invalidReason}
    />
  );
}

/** What the items depend on. */
function useChoices(doc: DataSet, draft: DataSetDraft, chosen: Choices): readonly TryItChoice[] {
  const { isProductDependent } = draft.dependencies;
  const { products, fields } = useCriteriaSources(doc, draft);
  const product: TryItChoice = {
    id: 'product',
    label: deferredText('tryIt.product'),
    options: products,
    isLoading: products === undefined,
    value: chosen.product,
  };
  const names = completeFieldNames(draft.dependencies);
  const allFields = fields.map(({ label, options, isLoading, isGone, search }, index): TryItChoice => {
    const id = fieldIds[index] ?? 'fieldValue1';
    return { id, label: isGone ? goneLabel(label) : label, options, isLoading, search, value: chosen[id] };
  });
  const fieldChoices = allFields.filter((_, index) => names[index] !== '');
  return isProductDependent ? [product, ...fieldChoices] : fieldChoices;
}

/** A text once it has not changed for a while; at first what it is. */
function useDebounced(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
