import { Button } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import type { News } from '../pruneNews.ts';
import { safetyText } from '../safety.messages.ts';
import { Banner } from './Banner.styles.ts';

/** How what was deleted can be made again. */
export interface Recreation {
  readonly onRun: () => void;
  readonly isPending: boolean;
  /** What is not there again afterwards. Default: all of it is. */
  readonly note?: string | undefined;
  /** Why it cannot be made now; empty when it can. */
  readonly blockedBecause: string;
  /** Why making it again has failed; empty when it has not. */
  readonly failedBecause: string;
}

/** What somebody else has done, and whether anything is unsaved here. */
export interface NewsBannerProps {
  /** Null for nothing. */
  readonly news: News | null;
  readonly isDirty: boolean;
  readonly onRebase: () => void;
  /** Absent where what was deleted may not be made again. */
  readonly recreation?: Recreation | undefined;
  readonly onDismiss: () => void;
}

/**
 * Says that the object has changed since it was opened here, and offers to rebase onto that. What says it is there before
 * there is anything to say: only then do screen readers read it out.
 */
export function NewsBanner({ news, ...rest }: NewsBannerProps) {
  return <div role="status">{news !== null && <ShownNews news={news} {...rest} />}</div>;
}

interface ShownNewsProps extends NewsBannerProps {
  readonly news: News;
}

function ShownNews({ news, isDirty, onRebase, recreation, onDismiss }: ShownNewsProps) {
  const isSaved = news.kind === 'saved';
  const reason = isSaved ? '' : (recreation?.failedBecause ?? '');
  return (
    <Banner data-tone={isSaved ? 'neutral' : 'warning'} data-part="news">
      {isSaved ? <RefreshCw aria-hidden size={16} /> : <CircleAlert aria-hidden size={16} />}
      <div>
        <p>
          {newsText(news)} {isDirty && isSaved && <span>{safetyText('news.kept')}</span>}
        </p>
        {!isSaved && recreation?.note && <p>{recreation.note}</p>}
        {reason !== '' && <p>{safetyText('news.recreate.failed', { reason })}</p>}
      </div>
      <div data-part="acts">
        {isSaved && (
          <Button size="sm" variant="primary" onClick={onRebase}>
            {safetyText('news.rebaseOnto')}
          </Button>
        )}
        {!isSaved && recreation && (
          <Button
            size="sm"
            variant="primary"
            isPending={recreation.isPending}
            disabledReason={recreation.blockedBecause || undefined}
            onClick={recreation.onRun}
          >
            {safetyText('news.recreate')}
          </Button>
        )}
        <Button size="sm" onClick={onDismiss}>
          {isSaved ? safetyText('news.later') : commonText('close')}
        </Button>
      </div>
    </Banner>
  );
}

function newsText({ kind, author, time, isOwn }: News): string {
  const values = { author, time: formatDateTime(time) };
  if (kind === 'deleted' && author === '') return safetyText('news.gone');
  if (kind === 'deleted') return safetyText(isOwn ? 'news.deletedByYou' : 'news.deleted', values);
  return safetyText(isOwn ? 'news.savedByYou' : 'news.saved', values);
}
