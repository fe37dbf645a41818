import { Badge, Button, ConfirmDialog, VisuallyHidden } from '@studio/ui';
import { useLabels, useMergedRefs } from '@studio/ui/internal';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { useMediaQuery } from '../shared/media/useMediaQuery.ts';
import {
  FailureText,
  FilterHeader,
  FilterPanel,
  FilterRoot,
  NoConditions,
  Notice,
  ToggleIcon,
} from './AdvancedFilter.styles.ts';
import type { AdvancedFilterProps } from './AdvancedFilterProps.ts';
import { AdvancedFilterRow } from './AdvancedFilterRow.tsx';
import { FilterNameDialog } from './FilterNameDialog.tsx';
import { useFilterEdits } from './hooks/useFilterEdits.ts';
import { type SavedFilters, useSavedFilters } from './hooks/useSavedFilters.ts';
import { type AdvancedFilterLabels, defaultLabels } from './labels.ts';
import { conditionFaults } from './model/conditionFault.ts';
import { SavedFilterBar } from './SavedFilterBar.tsx';
import type { SavedFilter } from './types.ts';

function useOpenState({ isOpen, defaultIsOpen, onOpenChange }: AdvancedFilterProps) {
  const isNarrow = useMediaQuery('(width < 768px)');
  const [chosen, setChosen] = useState(defaultIsOpen);
  return {
    isOpen: isOpen ?? chosen ?? !isNarrow,
    setOpen: (next: boolean) => {
      if (isOpen === undefined) setChosen(next);
      onOpenChange?.(next);
    },
  };
}

function rootPropsOf(props: AdvancedFilterProps) {
  const {
    kind: _kind,
    fields: _fields,
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onChange,
    onFilterUriChange: _onFilterUriChange,
    debounceMs: _debounceMs,
    problems: _problems,
    savedFilters: _savedFilters,
    savedFiltersError: _savedFiltersError,
    selectedFilterId: _selectedFilterId,
    defaultSelectedFilterId: _defaultSelectedFilterId,
    onSelectedFilterIdChange: _onSelectedFilterIdChange,
    onSaveFilter: _onSaveFilter,
    onRenameFilter: _onRenameFilter,
    onDeleteFilter: _onDeleteFilter,
    onSetDefaultFilter: _onSetDefaultFilter,
    isOpen: _isOpen,
    defaultIsOpen: _defaultIsOpen,
    onOpenChange: _onOpenChange,
    readOnlyReason: _readOnlyReason,
    labels: _labels,
    ref: _ref,
    ...rest
  } = props;
  return rest;
}

const none: readonly SavedFilter[] = [];

/**
 * Conditions that every object of a list has to meet, saved under names. Conditions that are incomplete say so and are
 * left out.
 */
export function AdvancedFilter(props: AdvancedFilterProps) {
  const { fields, readOnlyReason } = props;
  const hasSavedFilters = Boolean(props.savedFilters ?? props.onSaveFilter ?? props.savedFiltersError);
  const savedFilters = props.savedFilters ?? none;
  const labels = useLabels('AdvancedFilter', defaultLabels, props.labels);
  const id = useId();
  const edits = useFilterEdits(props, labels);
  const { rootRef: ownRef, filter } = edits;
  const saved = useSavedFilters(props, edits, labels);
  const { isOpen, setOpen } = useOpenState(props);
  const rootRef = useMergedRefs(ownRef, props.ref);
  const { conditions } = filter;
  const faults = conditionFaults(conditions, fields);
  const activeCount = conditions.length - faults.size;

  return (
    <FilterRoot data-part="advanced-filter" aria-label={labels.title} {...rootPropsOf(props)} ref={rootRef}>
      <FilterHeader data-part="header">
        <Button
          variant="ghost"
          data-part="toggle-conditions"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          startIcon={
            <ToggleIcon>
              <ChevronRight size={16} />
            </ToggleIcon>
          }
          onClick={() => setOpen(!isOpen)}
        >
          {labels.title}
        </Button>
        {activeCount > 0 && (
          <Badge tone="accent" data-part="active-count">
            {labels.active(activeCount)}
          </Badge>
        )}
        {hasSavedFilters && <SavedFilterBar {...{ saved, savedFilters, props, labels }} />}
        {conditions.length > 0 && !readOnlyReason && (
          <Button variant="ghost" data-part="clear-all" onClick={edits.clearAll}>
            {labels.clearAll}
          </Button>
        )}
      </FilterHeader>
      <AdvancedFilterNotices {...{ props, saved, labels }} />
      <FilterPanel id={`${id}-panel`} data-part="panel" hidden={!isOpen}>
        {conditions.length === 0 && <NoConditions data-part="empty">{labels.noConditions}</NoConditions>}
        {conditions.map((condition, index) => (
          <AdvancedFilterRow
            key={condition.id}
            {...{ condition, fields, labels, readOnlyReason }}
            ordinal={index + 1}
            fault={faults.get(condition.id)}
            onFieldChange={(field) => edits.setField(condition.id, field)}
            onOperatorChange={(operator, field) => edits.setOperator(condition.id, operator, field)}
            onValuesChange={(values) => edits.setValues(condition.id, values)}
            onRemove={() => edits.remove(condition.id)}
          />
        ))}
        {!readOnlyReason && (
          <Button data-part="add-condition" startIcon={<Plus size={16} />} onClick={edits.add}>
            {labels.addCondition}
          </Button>
        )}
      </FilterPanel>
      {hasSavedFilters && <SavedFilterDialogs {...{ saved, savedFilters, labels }} />}
      <VisuallyHidden role="status">{edits.announcement}</VisuallyHidden>
    </FilterRoot>
  );
}

interface AdvancedFilterNoticesProps {
  readonly props: AdvancedFilterProps;
  readonly saved: SavedFilters;
  readonly labels: AdvancedFilterLabels;
}

/** What went wrong: what could not be read, loaded or saved. */
function AdvancedFilterNotices({ props, saved, labels }: AdvancedFilterNoticesProps) {
  const problems = [...(props.problems ?? []), ...saved.problems];
  const { savedFiltersError } = props;
  return (
    <>
      {savedFiltersError && (
        <Notice role="alert" data-part="saved-filters-error">
          {savedFiltersError.reason}
          {savedFiltersError.onRetry && (
            <Button size="sm" onClick={savedFiltersError.onRetry}>
              {labels.retry}
            </Button>
          )}
        </Notice>
      )}
      {saved.failure !== '' && saved.dialog === null && (
        <Notice role="alert" data-part="failure">
          {saved.failure}
          <Button size="sm" onClick={saved.retry}>
            {labels.retry}
          </Button>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice role="alert" data-part="problems">
          {labels.unreadable}
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.code} ${problem.part}`}>{labels.problem(problem)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

interface SavedFilterDialogsProps {
  readonly saved: SavedFilters;
  readonly savedFilters: readonly SavedFilter[];
  readonly labels: AdvancedFilterLabels;
}

/** The dialogs of the saved filters: one at a time. */
function SavedFilterDialogs({ saved, savedFilters, labels }: SavedFilterDialogsProps) {
  const { dialog, selected, failure, close } = saved;
  const shared = { savedFilters, labels, failure, isPending: saved.isRunning, onClose: close };
  const name = selected?.name ?? '';
  return (
    <>
      {dialog === 'save-as' && (
        <FilterNameDialog
          {...shared}
          title={labels.saveAsTitle}
          confirmLabel={labels.confirmSave}
          name=""
          ownId={null}
          onConfirm={saved.saveAs}
        />
      )}
      {dialog === 'rename' && selected && (
        <FilterNameDialog
          {...shared}
          title={labels.renameTitle}
          confirmLabel={labels.confirmRename}
          name={name}
          ownId={selected.id}
          onConfirm={saved.rename}
        />
      )}
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        tone="danger"
        title={labels.deleteTitle}
        message={
          <>
            {labels.deleteQuestion(name)}
            {failure !== '' && <FailureText role="alert">{failure}</FailureText>}
          </>
        }
        confirmLabel={labels.yes}
        cancelLabel={labels.no}
        isPending={saved.isRunning}
        onConfirm={saved.remove}
        onCancel={close}
      />
    </>
  );
}
