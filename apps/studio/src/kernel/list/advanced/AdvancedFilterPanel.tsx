import {
  AdvancedFilter,
  type Filter,
  type FilterField,
  isSameFilterUri,
  parseFilterUri,
} from '@studio/widgets';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { advancedFilterLabels } from '../../../platform/i18n/labels/advancedFilterLabels.ts';
import { once } from '../../../platform/i18n/once.ts';
import { useLookups } from '../../resource/useLookups.ts';
import { type ListSource, listUri } from '../ListDefinition.ts';
import { Frame } from './AdvancedFilterArea.styles.ts';
import { advancedFilterText } from './advancedFilter.messages.ts';
import { type AdvancedField, conditionsIn, knownConditions, withConditions } from './advancedFilter.ts';
import type { AdvancedFilterState } from './useAdvancedFilter.ts';
import { useSavedFilterWrites } from './useSavedFilterWrites.ts';

export interface AdvancedFilterPanelProps extends AdvancedFilterState {
  readonly kind: ListSource<never>['kind'];
  readonly scope?: ListSource<never>['scope'];
  readonly fields: readonly AdvancedField[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** It comes in the place of what has the focus, and takes it over. */
  readonly takesFocus: boolean;
}

/** What has been edited, incomplete conditions included. */
interface EditedFilter {
  readonly filter: Filter;
  /** The conditions of the address that it was made of. */
  readonly of: string;
  /** The conditions that were reported since, and which the address may not have yet. */
  readonly reported: string | null;
}

/** What was last chosen of the saved filters. */
interface Chosen {
  readonly id: string | null;
  /** The conditions of the address at that time. */
  readonly of: string;
}

const labels = once(() => ({ clearAll: advancedFilterText('clearAll'), ...advancedFilterLabels() }));

/**
 * The advanced filter with the saved filters of the user. What counts of it is in the address; which saved filter is applied follows
 * from the address, and stays what was chosen while that is changed.
 */
export function AdvancedFilterPanel(props: AdvancedFilterPanelProps) {
  const { kind, scope, kept, isOpen, onOpenChange, onConditionsChange } = props;
  const address = props.conditions ?? '';
  const fields = useFieldOptions(props.fields);
  const uriOf = (conditions: string) => withConditions(kind, conditions);
  const [edited, setEdited] = useState<EditedFilter | null>(null);
  if (edited !== null && edited.reported === address) setEdited({ ...edited, of: address, reported: null });
  const isEdited = edited !== null && (edited.of === address || edited.reported === address);
  const read = parseFilterUri(uriOf(address), fields);
  const current = (isEdited ? edited.reported : null) ?? address;

  const [chosen, setChosen] = useState<Chosen | null>(null);
  const own = (kept.filters ?? []).map(({ id, name, filterUri }, index) => ({
    ...{ id, name, isDefault: index === 0 },
    filterUri: uriOf(conditionsIn(filterUri, scope)),
  }));
  // A condition that is being changed may count for nothing for a while; where there is none, no filter is being changed.
  const isCleared = current === '' && (!isEdited || edited.filter.conditions.length === 0);
  if (isCleared && chosen !== null) setChosen(null);
  const selectedId = isCleared ? null : findSelected(own, fields, uriOf(current), current, chosen);
  // What was found stays chosen while its conditions are changed.
  if (selectedId !== null && chosen?.id !== selectedId) setChosen({ id: selectedId, of: current });

  const writes = useSavedFilterWrites({
    kept,
    toStored: (filterUri) =>
      withConditions(
        listUri({ kind, ...(scope && { scope }) }),
        knownConditions(conditionsIn(filterUri), props.fields),
      ),
  });
  const root = useRef<HTMLElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (props.takesFocus) root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  });
  useEffect(() => takeFocus(), []);
  const renew = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !kept.isLoading) kept.reload();
  });
  useEffect(() => {
    // Another tab may have changed them meanwhile.
    const onShown = () => renew();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);

  return (
    <Frame>
      <AdvancedFilter
        ref={root}
        kind={kind.slice(1)}
        fields={fields}
        labels={labels()}
        value={isEdited ? edited.filter : read.filter}
        problems={isEdited ? [] : read.problems}
        onValueChange={(filter) =>
          setEdited((now) => ({ filter, of: address, reported: now?.reported ?? null }))
        }
        onFilterUriChange={(filterUri) => {
          const reported = knownConditions(conditionsIn(filterUri), props.fields);
          setEdited((now) => now && { ...now, reported });
          onConditionsChange(reported);
        }}
        savedFilters={kept.isLoading && kept.filters === undefined ? undefined : own}
        savedFiltersError={
          kept.error === null
            ? undefined
            : {
                reason: advancedFilterText('savedFailed', { reason: describeError(kept.error) }),
                onRetry: kept.reload,
              }
        }
        selectedFilterId={selectedId}
        onSelectedFilterIdChange={(id) => setChosen({ id, of: current })}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        {...writes}
      />
    </Frame>
  );
}

/** The saved filter that the address has, or that was chosen and has been changed since; null for none. */
function findSelected(
  saved: readonly { readonly id: string; readonly filterUri: string }[],
  fields: readonly FilterField[],
  uri: string,
  address: string,
  chosen: Chosen | null,
): string | null {
  if (chosen?.id === null && chosen.of === address) return null;
  const last = saved.find(({ id }) => id === chosen?.id);
  const isSame = (filterUri: string) => isSameFilterUri(filterUri, uri, fields);
  if (last !== undefined && isSame(last.filterUri)) return last.id;
  return saved.find(({ filterUri }) => isSame(filterUri))?.id ?? last?.id ?? null;
}

/** The fields of an advanced filter with their choices, as far as these are there; the others are loaded. */
function useFieldOptions(fields: readonly AdvancedField[]): readonly FilterField[] {
  const loaded = useLookups(
    fields.flatMap(({ choices }) => (choices !== undefined && 'load' in choices ? [choices] : [])),
  );
  return fields.map(({ choices, ...field }) => {
    const options = choices !== undefined && 'load' in choices ? loaded(choices)?.choices : choices;
    return { ...field, options };
  });
}
