import { Button, IconButton, Popover } from '@studio/ui';
import ListChecks from 'lucide-react/icons/list-checks';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { bulkText } from './bulk.messages.ts';
import { Heading, Row, Rows } from './ChosenList.styles.ts';
import type { BulkState } from './useBulkAction.ts';

/**
 * What is chosen on all pages and filters, by name, each of which can be deselected; with all on a filter, what is left out of it.
 * Nothing while that is nothing.
 */
export function ChosenList({ bulk }: { readonly bulk: Pick<BulkState, 'rows' | 'selection' | 'onRemove'> }) {
  const { rows, selection, onRemove } = bulk;
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  const isLeftOut = selection.mode === 'all';
  const label = bulkText(isLeftOut ? 'showLeftOut' : 'showChosen');
  return (
    <Popover
      label={bulkText(isLeftOut ? 'leftOut' : 'chosen')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      width={360}
      trigger={
        <Button startIcon={<ListChecks aria-hidden size={16} />} disabledReason={undefined}>
          {label}
        </Button>
      }
    >
      <Heading>{bulkText(isLeftOut ? 'leftOut' : 'chosen')}</Heading>
      <Rows>
        {rows.map(({ id, name }) => (
          <Row key={id}>
            <span>{name}</span>
            <IconButton
              size="sm"
              variant="ghost"
              label={bulkText(isLeftOut ? 'takeBack' : 'remove', { name })}
              icon={<X size={16} />}
              onClick={() => onRemove(id)}
            />
          </Row>
        ))}
      </Rows>
    </Popover>
  );
}
