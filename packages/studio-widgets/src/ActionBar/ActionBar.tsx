import { IconButton, Menu, type MenuEntry, useMergedRefs } from '@studio/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ComponentPropsWithRef, type ReactElement, useRef } from 'react';
import { Place, Root } from './ActionBar.styles.ts';
import { ActionBarButton } from './ActionBarButton.tsx';
import { type ActionBarLabels, defaultLabels } from './labels.ts';
import type { BarAction } from './types.ts';
import { useOverflow } from './useOverflow.ts';

export interface ActionBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In the order of their buttons. */
  actions: readonly BarAction[];
  /** How many buttons stand beside the menu at most. @default as many as there is room for */
  maxVisible?: number | undefined;
  labels?: Partial<ActionBarLabels> | undefined;
}

/**
 * The actions on an object or a list, at the end of the room it is given. Those that do not fit are in a menu at their
 * place: first the plain ones from the end, then the pinned ones, the primary one last.
 */
export function ActionBar(props: ActionBarProps): ReactElement {
  const { actions, maxVisible = Number.POSITIVE_INFINITY, labels, ref, ...rest } = props;
  const texts = { ...defaultLabels, ...labels };
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(rootRef, ref);
  const overflow = useOverflow(rootRef, actions.map(getRank), maxVisible);
  const hidden = actions.filter((_, index) => overflow.includes(index));
  const places = actions.map((action, index) => (
    <Place
      key={action.name}
      data-part="place"
      data-place
      data-overflowed={overflow.includes(index) || undefined}
    >
      <ActionBarButton action={action} unavailableText={texts.unavailable} />
    </Place>
  ));
  const menu = (
    <Menu
      key="more actions"
      label={texts.more}
      align="end"
      trigger={<IconButton variant="secondary" label={texts.more} icon={<Ellipsis size={16} />} />}
      items={hidden.map(toMenuEntry)}
    />
  );
  return (
    <Root role="group" aria-label={texts.bar} data-part="action-bar" {...rest} ref={mergedRef}>
      {overflow[0] === undefined ? places : places.toSpliced(overflow[0], 0, menu)}
    </Root>
  );
}

function getRank({ variant, isPinned }: BarAction): number {
  if (variant === 'primary') return 2;
  return isPinned ? 1 : 0;
}

function toMenuEntry(action: BarAction): MenuEntry {
  const { name, label, icon, isEnabled, isPending, subText, notes, variant, onRun } = action;
  return {
    id: name,
    label: subText ? `${label} – ${subText}` : label,
    icon,
    isDisabled: !isEnabled || isPending === true,
    disabledReason: isEnabled ? undefined : notes,
    tone: variant === 'danger' ? 'danger' : 'neutral',
    onSelect: onRun,
  };
}
