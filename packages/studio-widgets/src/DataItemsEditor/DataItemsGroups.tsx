import { useState } from 'react';
import type { ScrollElement } from '../shared/scrollElement/useScrollElement.ts';
import { DropLine, GroupList } from './DataItemsEditor.styles.ts';
import { DataItemsGroup } from './DataItemsGroup.tsx';
import type { GroupsView } from './GroupsView.ts';
import { useVisibleGroups } from './hooks/useVisibleGroups.ts';

export interface DataItemsGroupsProps {
  readonly view: GroupsView;
  readonly scrollElement: ScrollElement | undefined;
}

/** The list of groups, of which only what is on screen is drawn. */
export function DataItemsGroups({ view, scrollElement }: DataItemsGroupsProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { height, slices } = useVisibleGroups(view.draft, container, scrollElement, view.pinned);
  return (
    <GroupList
      ref={setContainer}
      data-part="groups"
      data-with-priorities={view.columns.includes('defaultPrecedence') || undefined}
      style={{ height }}
    >
      {slices.map((slice) => {
        const group = view.draft.groups[slice.groupIndex];
        return group && <DataItemsGroup key={group.id} view={view} group={group} slice={slice} />;
      })}
      {view.dropTop !== undefined && <DropLine data-part="drop-line" style={{ top: view.dropTop }} />}
    </GroupList>
  );
}
