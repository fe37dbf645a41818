import { Button } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { t } from '../../../messages/messages.ts';
import type { News } from '../useNews.ts';
import { Banner } from './Banner.styles.ts';
import './safety.messages.ts';

/** What somebody else has done, and whether anything is unsaved here. */
export interface NewsBannerProps {
  readonly news: News;
  readonly isDirty: boolean;
  readonly onTakeIn: () => void;
  /** Makes what was deleted again. Absent where that may not be done. */
  readonly onRecreate?: (() => void) | undefined;
  readonly onDismiss: () => void;
}

/** Says that the object has changed since it was opened here, and offers to take that in. */
export function NewsBanner({ news, isDirty, onTakeIn, onRecreate, onDismiss }: NewsBannerProps) {
  const isSaved = news.kind === 'saved';
  return (
    <Banner role="status" data-tone={isSaved ? 'neutral' : 'warning'} data-part="news">
      {isSaved ? <RefreshCw aria-hidden size={16} /> : <CircleAlert aria-hidden size={16} />}
      <div>
        <p>
          {newsText(news)} {isDirty && isSaved && <span>{t('editor.news.kept')}</span>}
        </p>
      </div>
      {isSaved && (
        <Button size="sm" variant="primary" onClick={onTakeIn}>
          {t('editor.news.takeIn')}
        </Button>
      )}
      {!isSaved && onRecreate && (
        <Button size="sm" variant="primary" onClick={onRecreate}>
          {t('editor.news.recreate')}
        </Button>
      )}
      <Button size="sm" onClick={onDismiss}>
        {t(isSaved ? 'editor.news.later' : 'common.close')}
      </Button>
    </Banner>
  );
}

function newsText({ kind, author, time, isOwn }: News): string {
  const values = { author, time: formatDateTime(time) };
  if (kind === 'deleted' && author === '') return t('editor.news.gone');
  if (kind === 'deleted') return t(isOwn ? 'editor.news.deletedByYou' : 'editor.news.deleted', values);
  return t(isOwn ? 'editor.news.savedByYou' : 'editor.news.saved', values);
}
