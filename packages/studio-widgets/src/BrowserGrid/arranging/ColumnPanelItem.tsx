import { Checkbox, IconButton } from '@studio/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactElement } from 'react';
import { canHide } from '../model/layout.ts';
import type { ArrangeContext, ArrangedColumn } from './ArrangeContext.ts';
import { Item } from './ColumnPanel.styles.ts';
import { shiftColumn, showColumn, widenColumn, widthStep } from './changeColumn.ts';

export interface ColumnPanelItemProps {
  readonly column: ArrangedColumn;
  readonly context: ArrangeContext;
}

/** One column in the list of them. Buttons without effect now stay, so that the focus does. */
export function ColumnPanelItem({ column, context }: ColumnPanelItemProps): ReactElement {
  const { columns, allColumns, layout, labels } = context;
  const { key, header } = column;
  const place = columns.findIndex((each) => each.key === key);
  const isHidden = layout.hidden.includes(key);
  const noPlace = place < 0 ? labels.notShown : undefined;
  return (
    <Item>
      <Checkbox
        label={header}
        checked={!isHidden || !canHide(allColumns, column)}
        isDisabled={!canHide(allColumns, column)}
        onCheckedChange={(isShown) => showColumn(context, key, isShown)}
      />
      <IconButton
        size="sm"
        label={labels.narrower(header)}
        icon={<Minus size={14} />}
        disabledReason={noPlace}
        onClick={() => widenColumn(context, column, -widthStep)}
      />
      <IconButton
        size="sm"
        label={labels.wider(header)}
        icon={<Plus size={14} />}
        disabledReason={noPlace}
        onClick={() => widenColumn(context, column, widthStep)}
      />
      <IconButton
        size="sm"
        label={labels.moveBack(header)}
        icon={<ArrowUp size={14} />}
        disabledReason={place === 0 ? labels.isFirst : noPlace}
        onClick={() => shiftColumn(context, column, -1)}
      />
      <IconButton
        size="sm"
        label={labels.moveForward(header)}
        icon={<ArrowDown size={14} />}
        disabledReason={place === columns.length - 1 ? labels.isLast : noPlace}
        onClick={() => shiftColumn(context, column, 1)}
      />
    </Item>
  );
}
