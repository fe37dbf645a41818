import type { DataSet } from '@studio/api';
import { Link } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { TriangleAlert } from 'lucide-react';
import type { Conflict } from '../../../kernel/editor/types.ts';
import { t } from '../../../messages/messages.ts';
import { Banner } from './DataSetEditorPage.styles.ts';

/** Who saved first and when, with a way to see it. */
export interface ConflictBannerProps {
  readonly conflict: Conflict<DataSet>;
  /** Where the current version opens. */
  readonly href: string;
}

/** Says that somebody else saved first; the edits stay. */
export function ConflictBanner({ conflict, href }: ConflictBannerProps) {
  const { author, time } = conflict;
  return (
    <Banner>
      <TriangleAlert aria-hidden size={18} />
      <div>
        <strong>{t('editor.conflict.title')}</strong>
        <p>{t('editor.conflict.text', { author, time: formatDateTime(time) })}</p>
        <Link href={href} target="_blank" rel="noreferrer">
          {t('editor.conflict.open')}
        </Link>
      </div>
    </Banner>
  );
}
