import Plus from 'lucide-react/icons/plus';
import { memo } from 'react';
import { GroupTitle } from './ConditionTreeRow.styles.ts';
import { TreeButton } from './TreeButton.styles.ts';
import { useTreeView } from './TreeView.ts';

/** The foot of a group: adds conditions at its end. */
export const GroupFoot = memo(function GroupFoot({ groupId }: { groupId: string }) {
  const { labels, actions, addedKinds } = useTreeView();
  const texts = { regular: labels.addCondition, custom: labels.addCustom, group: labels.addGroup };
  return (
    <GroupTitle>
      {addedKinds.map((kind) => (
        <TreeButton
          key={kind}
          type="button"
          data-wide
          data-part={`add-${kind}`}
          onClick={() => actions.add(kind, { position: 'end', targetId: groupId })}
        >
          <Plus size={14} aria-hidden="true" />
          {texts[kind]}
        </TreeButton>
      ))}
    </GroupTitle>
  );
});
