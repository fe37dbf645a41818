import { Button } from '@studio/ui';
import { TriangleAlert } from 'lucide-react';
import { t } from '../../../messages/messages.ts';
import { Banner } from './DataSetEditorPage.styles.ts';
import './editor.messages.ts';

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
        <strong>{isOne ? t('dataSets.orphans.one') : t('dataSets.orphans.many', { count })}</strong>
        <p>{t(isOne ? 'dataSets.orphans.text.one' : 'dataSets.orphans.text.many')}</p>
      </div>
      <Button size="sm" onClick={onRemove}>
        {t(isOne ? 'dataSets.orphans.remove.one' : 'dataSets.orphans.remove.many')}
      </Button>
    </Banner>
  );
}
