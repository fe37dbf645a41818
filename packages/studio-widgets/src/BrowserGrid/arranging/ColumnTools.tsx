import { IconButton, Popover, VisuallyHidden } from '@studio/ui';
import { useLabels } from '@studio/ui/internal';
import Columns3 from 'lucide-react/icons/columns-3';
import { memo, type ReactElement, useEffect, useEffectEvent } from 'react';
import { defaultLayoutLabels } from '../gridLayoutLabels.ts';
import type { ColumnToolsProps } from './ArrangeContext.ts';
import { arrangeByKey } from './arrangeByKey.ts';
import { ColumnPanel } from './ColumnPanel.tsx';
import { HeadStyles } from './HeadStyles.ts';
import { startColumnGesture } from './startColumnGesture.ts';

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
