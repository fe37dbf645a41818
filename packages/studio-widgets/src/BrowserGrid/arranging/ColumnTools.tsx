import { Button, Checkbox, IconButton, Popover, RadioGroup, VisuallyHidden } from '@studio/ui';
import { useLabels } from '@studio/ui/internal';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Columns3 from 'lucide-react/icons/columns-3';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { memo, type ReactElement, useEffect, useEffectEvent } from 'react';
import { createGlobalStyle } from 'styled-components';
import { defaultLayoutLabels } from '../gridLayoutLabels.ts';
import { canHide, plainLayout, setDensity } from '../model/layout.ts';
import type { ArrangeContext, ArrangedColumn, ColumnToolsProps } from './ArrangeContext.ts';
import { Foot, Item, Items, Panel } from './ColumnPanel.styles.ts';
import { listColumns, shiftColumn, showColumn, widenColumn, widthStep } from './changeColumn.ts';
import { findHead, getHeads, getKey, isRightToLeft } from './headElements.ts';
import { startColumnGesture } from './startColumnGesture.ts';

/** Handles on the heads of grids whose columns can be arranged, and the line that shows where a head would go. */
const HeadStyles = createGlobalStyle`
  [data-part='browser-grid'][data-density] {
    & [data-part='head'] > [data-key]::after {
      position: absolute;
      inset-block: 6px;
      inset-inline-end: 0;
      inline-size: 9px;
      border-inline-end: 1px solid var(--st-line-strong);
      cursor: col-resize;
      content: '';
    }

    & [data-part='head'] > [data-key]:hover::after,
    & [data-part='head'] > [data-resizing]::after {
      border-inline-end: 2px solid var(--st-accent);
    }

    & [data-part='head'] > [data-moving] {
      opacity: 0.5;
    }

    & [data-part='head'] > [data-drop]::before {
      position: absolute;
      inset-block: 2px;
      inset-inline-start: -1px;
      inline-size: 2px;
      background: var(--st-accent);
      content: '';
    }

    & [data-part='head'] > [data-drop='after']::before {
      inset-inline: auto -1px;
    }
  }
`;

const forwardKeys: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Alt and an arrow on a column's head make it wider or narrower; with Shift they move it.
 * @returns whether the key was one of these
 */
function arrangeByKey(event: KeyboardEvent, context: ArrangeContext): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  const step = forwardKeys[key];
  const head = target instanceof Element ? findHead(target) : null;
  const column = head && context.columns.find((each) => each.key === getKey(head));
  if (!step || !altKey || ctrlKey || metaKey || !column) return false;
  event.preventDefault();
  const by = isRightToLeft(head) ? (-step as 1 | -1) : step;
  if (shiftKey) moveWithFocus(context, head, by);
  else widenColumn(context, column, by * widthStep);
  return true;
}

function moveWithFocus(context: ArrangeContext, head: HTMLElement, by: 1 | -1): void {
  const heads = getHeads(context.tableRef.current ?? head);
  const target = heads[heads.indexOf(head) + by];
  const column = context.columns.find((each) => each.key === getKey(head));
  if (target && column && shiftColumn(context, column, by))
    context.focusHead(Number(target.dataset['column']));
}

function PlainColumnTools({ labels: texts, message, ...given }: ColumnToolsProps): ReactElement {
  const { tableRef } = given;
  const labels = useLabels('GridLayout', defaultLayoutLabels, texts);
  const context = { ...given, labels };
  const press = useEffectEvent((event: PointerEvent) => startColumnGesture(event, context));
  const obey = useEffectEvent((event: KeyboardEvent) => arrangeByKey(event, context));

  useEffect(() => {
    const table = tableRef.current;
    const controller = new AbortController();
    const { signal } = controller;
    table?.addEventListener('pointerdown', (event) => press(event), { signal });
    table?.addEventListener('keydown', (event) => obey(event), { signal });
    return () => controller.abort();
  }, [tableRef]);

  return (
    <>
      <HeadStyles />
      <Popover
        label={labels.columns}
        align="end"
        width={320}
        trigger={
          <IconButton
            size="sm"
            data-part="column-tools"
            label={labels.columns}
            icon={<Columns3 size={16} />}
          />
        }
      >
        <ColumnPanel context={context} />
      </Popover>
      <VisuallyHidden aria-live="polite" data-part="layout-message">
        {message}
      </VisuallyHidden>
    </>
  );
}

/** Makes the heads of a grid's columns arrangeable, and opens the list of them. */
export const ColumnTools = memo(PlainColumnTools);

/** The list of columns: which are shown, in what order and how wide; and how close the rows are. */
function ColumnPanel({ context }: { readonly context: ArrangeContext }): ReactElement {
  const { layout, setLayout, labels } = context;
  return (
    <Panel data-part="column-panel">
      <Items aria-label={labels.columns}>
        {listColumns(context).map((column) => (
          <ColumnPanelItem key={column.key} column={column} context={context} />
        ))}
      </Items>
      <Foot>
        <RadioGroup
          label={labels.density}
          orientation="horizontal"
          options={[
            { value: 'comfortable', label: labels.comfortable },
            { value: 'compact', label: labels.compact },
          ]}
          value={layout.density}
          onValueChange={(density) => setLayout(setDensity(layout, density), { reason: 'density' })}
        />
        <Button size="sm" variant="ghost" onClick={() => setLayout(plainLayout, { reason: 'reset' })}>
          {labels.resetLayout}
        </Button>
      </Foot>
    </Panel>
  );
}

interface ColumnPanelItemProps {
  readonly column: ArrangedColumn;
  readonly context: ArrangeContext;
}

/** One column in the list of them. Buttons without effect now stay, so that the focus does. */
function ColumnPanelItem({ column, context }: ColumnPanelItemProps): ReactElement {
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
