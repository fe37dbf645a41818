import CircleSlash from 'lucide-react/icons/circle-slash';
import Trash2 from 'lucide-react/icons/trash-2';
import { RowActions } from './ConditionTreeRow.styles.ts';
import { coreOf, negationsOf } from './model/nodes.ts';
import { RowMenu, type RowMenuProps } from './RowMenu.tsx';
import { TreeButton } from './TreeButton.styles.ts';
import { useTreeView } from './TreeView.ts';

/** The buttons at the end of a row: negation, more, delete. The root cannot be deleted; its buttons follow its content. */
export function RowActionsView(props: RowMenuProps) {
  const { labels, actions } = useTreeView();
  const { id } = coreOf(props.node);
  const isNegated = negationsOf(props.node) > 0;
  const negate = isNegated ? labels.removeNegation : labels.negate;
  return (
    <RowActions role="gridcell" data-root={props.isRoot || undefined}>
      <TreeButton
        type="button"
        data-part="negate"
        data-tip={negate}
        aria-label={labels.negate}
        aria-pressed={isNegated}
        onClick={() => actions.toggleNegation(id)}
      >
        <CircleSlash size={16} aria-hidden="true" />
      </TreeButton>
      <RowMenu {...props} />
      {!props.isRoot && (
        <TreeButton
          type="button"
          data-part="delete"
          data-tip={labels.delete}
          aria-label={labels.delete}
          onClick={() => actions.remove(id)}
        >
          <Trash2 size={16} aria-hidden="true" />
        </TreeButton>
      )}
    </RowActions>
  );
}
