import type { DataSet } from '@studio/api';
import { type CriteriaField, type CriteriaRefusals, CriteriaTable } from '@studio/widgets';
import { useId, useMemo } from 'react';
import type { EditIntent } from '../../../../kernel/editor/types.ts';
import type { CriteriaSources, FieldSource } from '../criteria/CriteriaSources.ts';
import { deferredText } from '../criteria/criteria.messages.ts';
import { criteriaTableLabels } from '../criteria/criteriaLabels.ts';
import { generatedItemOptions, goneLabel, ownItemOptions, withGone } from '../criteria/criteriaOptions.ts';
import { completeFieldNames } from '../draft/criteriaContext.ts';
import { shownCriteria } from '../draft/orphans.ts';
import { withCriteria } from '../draft/withCriteria.ts';
import { criteriaIntent } from '../editIntent.ts';
import type { DataSetDraft } from '../model.ts';
import type { DataSetView } from '../useDataSetView.ts';
import { CriteriaSection } from './DynamicCriteriaTab.styles.ts';

interface CriteriaSectionViewProps {
  readonly doc: DataSet;
  readonly draft: DataSetDraft;
  readonly onDraftChange: (draft: DataSetDraft, intent?: EditIntent) => void;
  /** What the server refused, by cells. Default: nothing. */
  readonly refusals?: CriteriaRefusals | undefined;
  /** Why nothing can be changed; empty when it can. */
  readonly readOnlyReason: string;
  readonly criteriaRef?: DataSetView['criteriaRef'] | undefined;
  readonly sources: CriteriaSources;
}

/** The criteria of all items as one table. */
export function CriteriaSectionView(props: CriteriaSectionViewProps) {
  const { doc, draft, onDraftChange, readOnlyReason, sources } = props;
  const titleId = useId();
  const rows = shownCriteria(draft, doc);
  const fields = useFields(draft, sources);
  const products = useMemo(
    () => sources.products && withGone(sources.products, rows, 'product'),
    [sources.products, rows],
  );
  const dataItems = useDataItems(doc, draft, sources);

  return (
    <CriteriaSection aria-labelledby={titleId}>
      <h3 id={titleId}>{deferredText('criteria.title')}</h3>
      <p>{deferredText('criteria.text')}</p>
      <CriteriaTable
        value={rows}
        onValueChange={(next, change) =>
          onDraftChange(withCriteria(draft, doc, next, sources.generatedItems), criteriaIntent(change))
        }
        actionsRef={props.criteriaRef}
        refusals={props.refusals}
        dataItems={dataItems}
        isProductDependent={draft.dependencies.isProductDependent}
        products={products}
        fields={fields}
        isReadOnly={readOnlyReason !== ''}
        labels={criteriaTableLabels()}
      />
    </CriteriaSection>
  );
}

const fieldColumns = ['field1', 'field2', 'field3'] as const;

/** The columns of the fields. A value that its data set does not have any more is a choice all the same, and marked. */
function useFields({ criteria, dependencies }: DataSetDraft, sources: CriteriaSources) {
  const [first, second, third] = sources.fields;
  const names = JSON.stringify(completeFieldNames(dependencies));
  return useMemo<readonly CriteriaField[]>(() => {
    const known = [first, second, third];
    return (JSON.parse(names) as readonly string[]).map((name, index) => {
      const column = fieldColumns[index] ?? 'field1';
      return toField(name, known[index], (options, labelOf) => withGone(options, criteria, column, labelOf));
    });
  }, [first, second, third, names, criteria]);
}

const asItIs = (value: string) => value;

type Options = NonNullable<FieldSource['options']>;

function toField(
  name: string,
  source: FieldSource | undefined,
  withUsed: (options: Options, labelOf?: (value: string) => string) => Options,
): CriteriaField {
  if (name === '' || source === undefined) return { name };
  const { options, label, isGone, isLoading, isUnknown, search } = source;
  const areGiven = isLoading || search !== undefined;
  return {
    name: isGone ? goneLabel(label) : label || name,
    options: options && (areGiven ? options : withUsed(options, isUnknown ? asItIs : undefined)),
    isLoading,
    search,
  };
}

function useDataItems(doc: DataSet, { items, criteria }: DataSetDraft, { generatedItems }: CriteriaSources) {
  return useMemo(() => {
    if (doc.type !== 1) return ownItemOptions(items);
    return generatedItems && generatedItemOptions(generatedItems, doc.items, criteria);
  }, [doc, items, criteria, generatedItems]);
}
