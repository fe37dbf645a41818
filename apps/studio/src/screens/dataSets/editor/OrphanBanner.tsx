import { Button } from '@studio/ui';
import { TriangleAlert } from 'lucide-react';
import { Banner } from './DataSetEditorPage.styles.ts';
import { dataSetsText } from './editor.messages.ts';

/** How many criteria have lost their data item, and how to take them out. */
export interface OrphanBannerProps {
  /** From 1. */
  readonly count: number;
  readonly onRemove: () => void;
}

/** Says that criteria are left of data items that went: they are neither saved nor dropped unseen. */
export function OrphanBanner({ count, onRemove }: OrphanBannerProps) {
  const isOne = count === 1;
  return (
    <Banner>
      <TriangleAlert aria-hidden size={18} />
      <div>
        <strong>{isOne ? dataSetsText('orphans.one') : dataSetsText('orphans.many', { count })}</strong>
        <p>{dataSetsText(isOne ? 'orphans.text.one' : 'orphans.text.many')}</p>
      </div>
      <Button size="sm" onClick={onRemove}>
        {dataSetsText(isOne ? 'orphans.remove.one' : 'orphans.remove.many')}
      </Button>
    </Banner>
  );
}
