import { Badge, Button, IconButton, Menu, type MenuEntry, Select } from '@studio/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { AdvancedFilterProps } from './AdvancedFilterProps.ts';
import type { SavedFilters } from './hooks/useSavedFilters.ts';
import type { AdvancedFilterLabels } from './labels.ts';
import type { SavedFilter } from './types.ts';

interface SavedFilterBarProps {
  readonly saved: SavedFilters;
  readonly savedFilters: readonly SavedFilter[];
  readonly props: AdvancedFilterProps;
  readonly labels: AdvancedFilterLabels;
}

function menuEntries({ saved, props, labels }: SavedFilterBarProps): readonly MenuEntry[] {
  const { selected, isChanged } = saved;
  const entries: (MenuEntry | false | undefined)[] = [
    props.onSaveFilter !== undefined && {
      id: 'save-as',
      label: labels.saveAs,
      disabledReason: saved.hasConditions ? undefined : labels.nothingToSave,
      onSelect: () => saved.open('save-as'),
    },
    selected && isChanged && { id: 'revert', label: labels.revert, onSelect: saved.revert },
    selected &&
      props.onRenameFilter && { id: 'rename', label: labels.rename, onSelect: () => saved.open('rename') },
    selected &&
      props.onSetDefaultFilter && {
        id: 'set-default',
        label: labels.setDefault,
        disabledReason: selected.isDefault ? labels.isDefaultAlready : undefined,
        onSelect: saved.setDefault,
      },
    selected &&
      props.onDeleteFilter && {
        id: 'delete',
        label: labels.delete,
        tone: 'danger' as const,
        onSelect: () => saved.open('delete'),
      },
  ];
  return entries.filter((entry) => entry !== false && entry !== undefined);
}

/** Chooses a saved filter, and what to do with it. */
export function SavedFilterBar(bar: SavedFilterBarProps) {
  const { saved, savedFilters, props, labels } = bar;
  const { selected, isChanged } = saved;
  const items = menuEntries(bar);
  return (
    <>
      <Select
        data-part="saved-filter"
        label={labels.savedFilter}
        isLabelHidden
        isClearable
        placeholder={
          props.savedFilters === undefined && !props.savedFiltersError
            ? labels.loadingSaved
            : labels.savedPlaceholder
        }
        isDisabled={savedFilters.length === 0}
        options={savedFilters.map(({ id, name, isDefault }) => ({
          value: id,
          label: labels.savedOption(name, isDefault ?? false),
        }))}
        value={selected?.id ?? null}
        onValueChange={saved.choose}
      />
      {isChanged && (
        <Badge tone="warning" data-part="unsaved">
          {labels.unsavedChanges}
        </Badge>
      )}
      {isChanged && props.onSaveFilter && (
        <Button
          data-part="save"
          isPending={saved.isRunning && saved.dialog === null}
          disabledReason={saved.hasConditions ? undefined : labels.nothingToSave}
          onClick={saved.save}
        >
          {labels.save}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label={labels.savedActions}
          items={items}
          trigger={<IconButton label={labels.savedActions} icon={<Ellipsis size={16} />} />}
        />
      )}
    </>
  );
}
