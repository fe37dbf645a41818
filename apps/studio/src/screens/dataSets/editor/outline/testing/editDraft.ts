import type { DataSet } from '@studio/api';
import type { CriteriaRow, DependenciesDraft } from '@studio/widgets';
import { columnLoss, withoutColumn, withoutLoss } from '../../draft/changeDependencies.ts';
import type { DataSetDraft } from '../../draft/DataSetDraft.ts';
import { editItems } from '../../draft/testing/editItems.ts';
import { withCriteria } from '../../draft/withCriteria.ts';
import { withItems } from '../../draft/withItems.ts';

/** One edit: what is done, where, and with what text. */
export interface DraftEdit {
  readonly kind: (typeof editKinds)[number];
  readonly at: number;
  readonly to: number;
  readonly text: string;
}

/** Everything a user does to a draft. */
export const editKinds = [
  'label',
  'value',
  'priority',
  'remove item',
  'add item',
  'move item',
  'name group',
  'add group',
  'move group',
  'edit criterion',
  'remove criterion',
  'add criterion',
  'move criterion',
  'product',
  'remove dependency',
  'set dependency',
] as const;

type Items = DataSetDraft['items'];

let count = 0;
const newId = () => {
  count += 1;
  return `new-${count}`;
};

/** The draft after an edit; itself when there is nothing to edit. */
export function editDraft(draft: DataSetDraft, doc: DataSet, edit: DraftEdit): DataSetDraft {
  if (edit.kind === 'priority' && doc.type !== 2) return draft;
  if (doc.type === 2 || doc.type === 0) {
    const items = editedItems(draft.items, edit);
    if (items !== draft.items) return withItems(draft, items, false);
  }
  if (doc.type !== 1 && doc.type !== 2) return draft;
  const criteria = editedCriteria(draft, doc, edit);
  if (criteria !== draft.criteria) return withCriteria(draft, doc, criteria);
  return editDependencies(draft, doc, edit);
}

const isFilled = ({ label, value }: Items['groups'][number]['items'][number]) =>
  label.trim() !== '' || value.trim() !== '';

function editedItems(items: Items, { kind, at, to, text }: DraftEdit): Items {
  const { groups } = items;
  const all = groups.flatMap((group) => group.items.filter(isFilled));
  const item = all[at % all.length];
  const group = groups[to % groups.length];
  if (group === undefined) return items;
  const inGroup = (next: typeof group) => ({
    ...items,
    groups: groups.map((each) => (each === group ? next : each)),
  });
  if (kind === 'name group') return inGroup({ ...group, name: text });
  if (kind === 'move group') {
    const others = groups.filter((each) => each !== group);
    return { ...items, groups: others.toSpliced(at % groups.length, 0, group) };
  }
  const added = { id: newId(), label: text, value: `${text}#${count}`, defaultPrecedence: '' };
  if (kind === 'add group')
    return { ...items, groups: [...groups, { id: newId(), name: `${text}${count}`, items: [added] }] };
  if (kind === 'add item') {
    return inGroup({ ...group, items: group.items.toSpliced(at % group.items.length, 0, added) });
  }
  if (item === undefined) return items;
  if (kind === 'label' || kind === 'value')
    return editItems(items, item.id, () => [{ ...item, [kind]: text }]);
  if (kind === 'priority')
    return editItems(items, item.id, () => [{ ...item, defaultPrecedence: String((to % 9) + 1) }]);
  if (kind === 'remove item') return editItems(items, item.id, () => []);
  if (kind !== 'move item') return items;
  const without = editItems(items, item.id, () => []);
  return {
    ...without,
    groups: without.groups.map((each) =>
      each.id === group.id ? { ...each, items: each.items.toSpliced(at % 4, 0, item) } : each,
    ),
  };
}

const columns = ['product', 'field1', 'field2', 'field3', 'dataItem'] as const;

function editedCriteria(
  draft: DataSetDraft,
  { type }: DataSet,
  { kind, at, to, text }: DraftEdit,
): DataSetDraft['criteria'] {
  const { criteria } = draft;
  const place = at % criteria.length;
  const row = criteria[place];
  const named = draft.items.groups.flatMap(({ items }) => items.filter(isFilled));
  const item = named[at % named.length];
  const dataItem = (type === 1 ? item?.value : item?.id) ?? row?.dataItem ?? '';
  if (kind === 'add criterion') {
    const added: CriteriaRow = { id: newId(), dataItem, product: text, field1: text, field2: '', field3: '' };
    return criteria.toSpliced(to % (criteria.length + 1), 0, added);
  }
  if (row === undefined) return criteria;
  if (kind === 'remove criterion') return criteria.toSpliced(place, 1);
  if (kind === 'move criterion') return criteria.toSpliced(place, 1).toSpliced(to % criteria.length, 0, row);
  if (kind !== 'edit criterion') return criteria;
  const column = columns[to % 4] ?? 'product';
  return criteria.with(place, { ...row, [column]: text });
}

function editDependencies(draft: DataSetDraft, doc: DataSet, { kind, at, text }: DraftEdit): DataSetDraft {
  const { dependencies } = draft;
  const { rows } = dependencies;
  const index = at % 3;
  if (kind === 'product') {
    const next = { ...dependencies, isProductDependent: !dependencies.isProductDependent };
    return changed(draft, doc, next, { reason: 'set-product' });
  }
  if (kind === 'remove dependency' && rows[index] !== undefined)
    return changed(
      draft,
      doc,
      { ...dependencies, rows: rows.toSpliced(index, 1) },
      { reason: 'remove-field', index },
    );
  if (kind !== 'set dependency' || index > rows.length) return draft;
  const field = `${text.trim() || 'field'}${index}`;
  const last = Math.max(0, ...rows.map(({ id }) => Number(id.slice(1))));
  const row = { id: rows[index]?.id ?? `d${last + 1}`, form: 'Building', field };
  const next = { ...dependencies, rows: rows.toSpliced(index, 1, row) };
  return changed(draft, doc, next, { reason: 'set-field', index });
}

function changed(
  draft: DataSetDraft,
  doc: DataSet,
  next: DependenciesDraft,
  how: Parameters<typeof columnLoss>[3],
): DataSetDraft {
  const loss = columnLoss(draft, doc, next, how);
  return loss === null ? withoutLoss(draft, next, how) : withoutColumn(draft, next, loss);
}
