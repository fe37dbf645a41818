import type { DataSet } from '@studio/api';
import type {
  CriteriaTableActions,
  DataItemsEditorActions,
  DataItemsEditorProps,
  DependenciesEditorActions,
} from '@studio/widgets';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Editor } from '../../../kernel/editor/Editor.ts';
import { type DataSetTab, dataSetPath } from '../dataSets.urls.ts';
import type { RefusedCell } from './draft/refusedCells.ts';
import type { DataSetDraft } from './model.ts';

type DataItemsSelection = NonNullable<DataItemsEditorProps['selection']>;

/** Where the user is in the editor of a data set. */
export interface DataSetView {
  readonly selection: DataItemsSelection;
  readonly onSelectionChange: (selection: DataItemsSelection) => void;
  readonly itemsRef: RefObject<DataItemsEditorActions | null>;
  readonly criteriaRef: RefObject<CriteriaTableActions | null>;
  readonly dependenciesRef: RefObject<DependenciesEditorActions | null>;
  /** Leads to a cell, on whichever tab it is. */
  readonly showCell: (cell: RefusedCell) => void;
}

/** Null for what was not on screen. */
interface Where {
  readonly tab: DataSetTab;
  readonly items: ReturnType<DataItemsEditorActions['readPlace']> | null;
  readonly criteria: ReturnType<CriteriaTableActions['readPlace']> | null;
  readonly dependencies: ReturnType<DependenciesEditorActions['readPlace']>;
}

const nothing: DataItemsSelection = { itemIds: new Set(), groupIds: new Set() };

/**
 * Holds what is selected, and lets undo and redo lead the user back to where a step was made: tab, selection and cell.
 * What was selected among items that a version of the server has replaced is selected no more.
 */
export function useDataSetView(
  editor: Editor<DataSet, DataSetDraft>,
  { tab, generation }: { readonly tab: DataSetTab; readonly generation: number },
): DataSetView {
  const navigate = useNavigate();
  const [held, setHeld] = useState({ generation, selection: nothing });
  const [wanted, setWanted] = useState<Where | null>(null);
  const itemsRef = useRef<DataItemsEditorActions>(null);
  const criteriaRef = useRef<CriteriaTableActions>(null);
  const dependenciesRef = useRef<DependenciesEditorActions>(null);
  const selection = held.generation === generation ? held.selection : nothing;
  const onSelectionChange = (next: DataItemsSelection) => setHeld({ generation, selection: next });

  const read = useEffectEvent(
    (): Where => ({
      tab,
      items: itemsRef.current?.readPlace() ?? null,
      criteria: criteriaRef.current?.readPlace() ?? null,
      dependencies: dependenciesRef.current?.readPlace() ?? null,
    }),
  );
  const show = useEffectEvent((where: Where) => {
    const { doc } = editor.state.base;
    if (where.tab !== tab) void navigate(`${dataSetPath(doc.name, doc.type)}/${where.tab}`);
    setWanted(where);
  });
  useEffect(() => {
    return editor.keepView({
      read: () => read(),
      show: (view) => {
        if (view !== undefined) show(view as Where);
      },
    });
  }, [editor]);

  useEffect(() => {
    if (wanted === null || wanted.tab !== tab) return;
    if (wanted.items !== null) itemsRef.current?.showPlace(wanted.items);
    if (wanted.criteria !== null) criteriaRef.current?.showPlace(wanted.criteria);
    dependenciesRef.current?.showPlace(wanted.dependencies);
  }, [wanted, tab]);

  const showCell = (cell: RefusedCell) => {
    const elsewhere = { items: null, criteria: null, dependencies: null };
    if (cell.kind === 'criterion') {
      const row = editor.state.draft.criteria.findIndex(({ id }) => id === cell.row.id);
      const focus = { rowId: cell.row.id, row, column: cell.column };
      return show({ ...elsewhere, tab: 'dynamicCriteria', criteria: { focus, sort: null } });
    }
    const { groups } = editor.state.draft.items;
    const group = groups.find(({ items }) => items.some(({ id }) => id === cell.item.id));
    const focus = { groupId: group?.id ?? '', itemId: cell.item.id, field: cell.column };
    return show({ ...elsewhere, tab: 'dataItems', items: { focus, selection } });
  };
  return { selection, onSelectionChange, itemsRef, criteriaRef, dependenciesRef, showCell };
}
