import { reasonOf, useControlled } from '@studio/ui/internal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AskOptions } from '../../shared/request/AskOptions.ts';
import { useTask } from '../../shared/task/useTask.ts';
import type { AdvancedFilterProps } from '../AdvancedFilterProps.ts';
import type { AdvancedFilterLabels } from '../labels.ts';
import { parseFilterUri } from '../model/parseFilterUri.ts';
import { defaultFilterOf, hasUnsavedChanges } from '../model/savedFilters.ts';
import { serializeFilterUri } from '../model/serializeFilterUri.ts';
import type { FilterChange, SavedFilter } from '../types.ts';
import type { FilterEdits } from './useFilterEdits.ts';

const none: readonly SavedFilter[] = [];

/** Which dialog is open. */
export type SavedFilterDialog = 'save-as' | 'rename' | 'delete' | null;

interface Job {
  /** What was requested, for the text of a failure. */
  readonly action: string;
  readonly run: (options: AskOptions) => Promise<unknown>;
}

/** The saved filters of the user: which is applied, whether it was changed, and what can be done with it. */
export function useSavedFilters(
  props: AdvancedFilterProps,
  edits: FilterEdits,
  labels: AdvancedFilterLabels,
) {
  const { fields, savedFilters = none } = props;
  const [selectedId, select] = useControlled<string | null>(
    props.selectedFilterId,
    props.defaultSelectedFilterId ?? null,
    props.onSelectedFilterIdChange,
  );
  const [dialog, setDialog] = useState<SavedFilterDialog>(null);
  const [job, setJob] = useState<Job | null>(null);
  const task = useTask((next: Job, options: AskOptions) => next.run(options));
  const selected = savedFilters.find(({ id }) => id === selectedId);
  const filterUri = serializeFilterUri(edits.filter, fields);

  const start = (next: Job) => {
    setJob(next);
    task.run(next);
  };
  const work = (action: string, text: string, run: (options: AskOptions) => Promise<unknown>) =>
    start({
      action,
      run: async (options) => {
        await run(options);
        if (options.signal.aborted) return;
        setDialog(null);
        edits.announce(text);
      },
    });
  const apply = (saved: SavedFilter, reason: FilterChange['reason']) => {
    edits.change(
      { ...parseFilterUri(saved.filterUri, fields).filter, kind: edits.filter.kind },
      reason,
      true,
    );
    edits.announce(labels.announcements.applied(saved.name));
  };
  const isStarted = useRef(props.value !== undefined || props.defaultValue !== undefined);
  const isUndecided = props.selectedFilterId === undefined && props.defaultSelectedFilterId === undefined;
  const begin = useEffectEvent(() => {
    const first = isUndecided ? defaultFilterOf(savedFilters) : selected;
    const isFirstTime = !isStarted.current;
    if (first || isUndecided) isStarted.current = true;
    if (!isFirstTime || !first) return;
    if (edits.filter.conditions.length > 0) return;
    if (isUndecided) select(first.id);
    apply(first, 'apply-saved');
  });
  useEffect(() => {
    if (props.savedFilters !== undefined) begin();
  }, [props.savedFilters]);

  const close = () => {
    task.stop();
    setDialog(null);
  };

  return {
    selected,
    isChanged: hasUnsavedChanges(edits.filter, selected, fields),
    hasConditions: filterUri.includes('?'),
    problems: selected ? parseFilterUri(selected.filterUri, fields).problems : [],
    dialog,
    open: (next: SavedFilterDialog) => {
      task.stop();
      setDialog(next);
    },
    close,
    isRunning: task.isRunning,
    failure: task.failure && job ? labels.failed(job.action, reasonOf(task.failure.error)) : '',
    retry: () => job && start(job),
    choose: (id: string | null) => {
      const saved = savedFilters.find((candidate) => candidate.id === id);
      task.stop();
      select(saved ? saved.id : null);
      if (saved) apply(saved, 'apply-saved');
    },
    revert: () => selected && apply(selected, 'revert'),
    save: () => {
      if (!selected) return;
      const { id, name } = selected;
      work(labels.save, labels.announcements.saved(name), async (options) =>
        props.onSaveFilter?.({ id, name, filterUri }, options),
      );
    },
    saveAs: (name: string) =>
      work(labels.saveAsTitle, labels.announcements.saved(name), async (options) => {
        const saved = await props.onSaveFilter?.({ id: null, name, filterUri }, options);
        if (saved && !options.signal.aborted) select(saved.id);
      }),
    rename: (name: string) => {
      if (!selected) return;
      const { id } = selected;
      work(labels.renameTitle, labels.announcements.saved(name), async (options) =>
        props.onRenameFilter?.({ id, name }, options),
      );
    },
    remove: () => {
      if (!selected) return;
      const { id, name } = selected;
      work(labels.deleteTitle, labels.announcements.deleted(name), async (options) => {
        await props.onDeleteFilter?.(id, options);
        if (!options.signal.aborted) select(null);
      });
    },
    setDefault: () => {
      if (!selected) return;
      const { id, name } = selected;
      work(labels.setDefault, labels.announcements.saved(name), async (options) =>
        props.onSetDefaultFilter?.(id, options),
      );
    },
  };
}

/** What `useSavedFilters` gives. */
export type SavedFilters = ReturnType<typeof useSavedFilters>;
