import { Button, RadioGroup } from '@studio/ui';
import type { ReactElement } from 'react';
import { plainLayout, setDensity } from '../model/layout.ts';
import type { ArrangeContext } from './ArrangeContext.ts';
import { Foot, Items, Panel } from './ColumnPanel.styles.ts';
import { ColumnPanelItem } from './ColumnPanelItem.tsx';
import { listColumns } from './changeColumn.ts';

/** The list of columns: which are shown, in what order and how wide; and how close the rows are. */
export function ColumnPanel({ context }: { readonly context: ArrangeContext }): ReactElement {
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
