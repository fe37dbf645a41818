import { Button, IconButton, Popover, VisuallyHidden } from '@studio/ui';
import { useControlled, useLabels, useLocale } from '@studio/ui/internal';
import Activity from 'lucide-react/icons/activity';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { formatDateTime } from '../formatDateTime/formatDateTime.ts';
import { Empty, Entries, Entry, Foot, Root, Title } from './ActivityList.styles.ts';
import { countUnseen } from './model/countUnseen.ts';
import type { ActivityEntry, ActivityListLabels } from './types.ts';

export interface ActivityListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In the order in which they are shown: the latest first. */
  entries: readonly ActivityEntry[];
  /** The id of the latest entry that the person has seen, when the host holds that; null for none. The count is of those after it. */
  seenId?: string | null | undefined;
  /** The latest entry that was seen at first, when the list holds that itself. @default null */
  defaultSeenId?: string | null | undefined;
  /** The list was opened or closed with this entry on top. */
  onSeenIdChange?: ((id: string | null) => void) | undefined;
  /** Empties the list. Without it there is no button for it. */
  onClear?: (() => void) | undefined;
  /** Whether the list is open, when the host holds that. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first, when it holds that itself. @default false */
  defaultIsOpen?: boolean | undefined;
  /** Asked to open or to close. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  labels?: Partial<ActivityListLabels> | undefined;
}

const defaultLabels: ActivityListLabels = {
  title: 'Activity',
  clear: 'Clear',
  empty: 'Nothing failed since you signed in.',
  announce: ({ action, reason }) => `${action}: ${reason}`,
};

/** A quiet icon with a count of what was not seen yet, for failures that are shown nowhere else. It opens the list of them. */
export function ActivityList(props: ActivityListProps): ReactElement {
  const { entries, onClear, isOpen, defaultIsOpen, onOpenChange, labels, ...others } = props;
  const { seenId: givenSeenId, defaultSeenId = null, onSeenIdChange, ...rest } = others;
  const [seenId, setSeenId] = useControlled(givenSeenId, defaultSeenId, onSeenIdChange);
  const texts = useLabels('ActivityList', defaultLabels, labels);
  const locale = useLocale();
  const latest = entries[0];
  const isEmpty = entries.length === 0;

  const handleOpenChange = (isNowOpen: boolean) => {
    if (latest && latest.id !== seenId) setSeenId(latest.id);
    onOpenChange?.(isNowOpen);
  };

  return (
    <Root data-part="activity-list" {...rest}>
      <Popover
        data-part="activity-panel"
        label={texts.title}
        align="end"
        width={360}
        isOpen={isOpen}
        defaultIsOpen={defaultIsOpen}
        onOpenChange={handleOpenChange}
        trigger={
          <IconButton
            label={texts.title}
            badge={countUnseen(entries, seenId)}
            icon={<Activity size={18} />}
          />
        }
      >
        <Title>{texts.title}</Title>
        {isEmpty ? (
          <Empty>{texts.empty}</Empty>
        ) : (
          <Entries tabIndex={0} aria-label={texts.title}>
            {entries.map(({ id, time, action, reason }) => (
              <Entry key={id}>
                <strong>{action}</strong>
                <time dateTime={new Date(time).toISOString()}>{formatDateTime(time, locale)}</time>
                <p>{reason}</p>
              </Entry>
            ))}
          </Entries>
        )}
        {onClear && (
          <Foot>
            <Button size="sm" disabledReason={isEmpty ? texts.empty : undefined} onClick={onClear}>
              {texts.clear}
            </Button>
          </Foot>
        )}
      </Popover>
      <VisuallyHidden role="status" data-part="status">
        {latest && texts.announce(latest)}
      </VisuallyHidden>
    </Root>
  );
}
