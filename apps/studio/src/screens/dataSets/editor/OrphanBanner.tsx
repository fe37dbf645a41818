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
  return (
    <Banner>
      <TriangleAlert aria-hidden size={18} />
      <div>
        <strong>{count === 1 ? t('dataSets.orphans.one') : t('dataSets.orphans.many', { count })}</strong>
        <p>{t('dataSets.orphans.text')}</p>
      </div>
      <Button size="sm" onClick={onRemove}>
        {t('dataSets.orphans.remove')}
      </Button>
    </Banner>
  );
}
