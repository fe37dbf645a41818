import type { Entry, Outline } from '../../../../../kernel/editor/outline/Outline.ts';
import { randomId } from '../../../../../kernel/editor/randomId.ts';
import type { DataSetDraft } from '../../draft/DataSetDraft.ts';
import { toText } from '../texts.ts';
import { interleave, isSameList } from './interleave.ts';
import { groupsById, type SourceGroup, type SourceItem, type Sources } from './Sources.ts';
import { writeItem } from './writeItem.ts';
import { writeText } from './writeText.ts';

/** The groups and items of an outline, with the blank rows and empty groups on screen. */
export function writeItems(outline: Outline, sources: Sources): DataSetDraft['items'] {
  const { first, newest } = sources;
  const children = childrenOf(outline);
  const groups = [...outline.values()]
    .filter(({ type }) => type === 'group')
    .map((entry) => writeGroup(entry, children.get(entry.key) ?? [], outline, sources));
  const held = new Set(first.items.groups.filter((group) => !group.items.every(isBlank)));
  const isAlone = first.items.groups.length === 1;
  const isKept = (group: SourceGroup) => !held.has(group) && !(isAlone && group.name === '');
  const { list } = interleave(groups, first.items.groups, isKept);
  const all = list.length > 0 ? list : [emptyGroup(first)];
  const firstOrdering = (newest ?? first).items.firstOrdering;
  return isSameList(all, first.items.groups) && firstOrdering === first.items.firstOrdering
    ? first.items
    : { groups: isSameList(all, first.items.groups) ? first.items.groups : all, firstOrdering };
}

/** The items of each group; those of a missing group are in the last one. */
function childrenOf(outline: Outline): ReadonlyMap<string, readonly Entry[]> {
  const children = new Map<string, Entry[]>();
  for (const { key, type } of outline.values()) if (type === 'group') children.set(key, []);
  const last = [...children.keys()].at(-1);
  for (const entry of outline.values()) {
    if (entry.type !== 'item') continue;
    const list = children.get(entry.parent ?? '') ?? children.get(last ?? '');
    list?.push(entry);
  }
  return children;
}

function writeGroup(
  { key, fields }: Entry,
  children: readonly Entry[],
  outline: Outline,
  sources: Sources,
): SourceGroup {
  const found = sources.all.flatMap((draft) => groupsById(draft).get(key) ?? []);
  const [group] = found;
  const newest = sources.newest && groupsById(sources.newest).get(key);
  const stored = found.map(({ storedName }) => storedName);
  const { text: name, stored: storedName } = writeText(
    toText(fields['name']),
    found.map((each) => each.name),
    newest?.storedName ?? stored.find((each) => each !== undefined),
    stored,
  );
  const content = children.map((entry) => writeItem(entry, sources));
  const items = withBlankRows(content, group, outline);
  return group !== undefined &&
    group.name === name &&
    group.storedName === storedName &&
    group.items === items
    ? group
    : { id: key, name, ...(storedName === undefined ? {} : { storedName }), items };
}

const isBlank = ({ label, value }: SourceItem) => label.trim() === '' && value.trim() === '';

function withBlankRows(
  content: readonly SourceItem[],
  group: SourceGroup | undefined,
  outline: Outline,
): readonly SourceItem[] {
  const before = group?.items ?? [];
  const { list, tail } = interleave(content, before, (item) => isBlank(item) && !outline.has(item.id));
  return tail.length > 0 || list === before ? list : [...list, blankRow()];
}

function blankRow(): SourceItem {
  return { id: randomId(), label: '', value: '', defaultPrecedence: '' };
}

function emptyGroup({ items }: DataSetDraft): SourceGroup {
  const [only] = items.groups;
  return only?.items.every(isBlank) === true ? only : { id: randomId(), name: '', items: [blankRow()] };
}
