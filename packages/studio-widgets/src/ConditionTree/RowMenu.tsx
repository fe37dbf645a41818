import { deferPart, useDeferredPart } from '@studio/ui/internal';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import type { RowMenuPartProps } from './RowMenuPart.tsx';
import { TreeButton } from './TreeButton.styles.ts';
import { useTreeView } from './TreeView.ts';

export type RowMenuProps = Omit<RowMenuPartProps, 'isRtl'>;

const menuPart = deferPart<RowMenuPartProps>(async () => (await import('./RowMenuPart.tsx')).RowMenuPart);

/** Everything else that can be done with a condition or group. A plain button until it is first pressed. */
export function RowMenu(props: RowMenuProps) {
  const { labels } = useTreeView();
  const [opened, setOpened] = useState<{ readonly isRtl: boolean }>();
  const Part = useDeferredPart(menuPart, opened !== undefined);
  if (Part !== null && opened !== undefined) return <Part {...props} {...opened} />;
  return (
    <TreeButton
      type="button"
      data-part="more"
      data-tip={labels.more}
      aria-label={labels.more}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => setOpened({ isRtl: currentTarget.matches(':dir(rtl)') })}
    >
      <Ellipsis size={16} aria-hidden="true" />
    </TreeButton>
  );
}
