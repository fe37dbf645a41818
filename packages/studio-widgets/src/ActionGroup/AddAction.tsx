import { Button, Menu } from '@studio/ui';
import Plus from 'lucide-react/icons/plus';
import type { ActionGroupProps } from './ActionGroupProps.ts';
import type { ActionGroupLabels } from './labels.ts';

type Available = NonNullable<ActionGroupProps['availableActions']>;

export interface AddActionProps {
  /** Those that can be added; undefined while they are loading. */
  readonly availableActions: Available | undefined;
  readonly labels: ActionGroupLabels;
  readonly onAdd: (available: Available[number]) => void;
}

/** Adds one of several actions, chosen from a menu, or the only one there is. */
export function AddAction({ availableActions, labels, onAdd }: AddActionProps) {
  const [only, ...others] = availableActions ?? [];
  const isOnly = only !== undefined && others.length === 0;
  const button = (
    <Button
      variant="ghost"
      data-part="add-action"
      startIcon={<Plus size={16} />}
      isPending={availableActions === undefined}
      disabledReason={availableActions?.length === 0 ? labels.nothingToAdd : undefined}
      onClick={isOnly ? () => onAdd(only) : undefined}
    >
      {isOnly ? only.label : labels.addAction}
    </Button>
  );
  if (isOnly || availableActions?.length === 0) return button;
  return (
    <Menu
      label={labels.addAction}
      items={(availableActions ?? []).map((available) => ({
        id: available.name,
        label: available.label,
        onSelect: () => onAdd(available),
      }))}
      trigger={button}
    />
  );
}
