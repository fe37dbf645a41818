import { result } from '@studio/api';
import { t } from '../../messages/messages.ts';
import { reportActivity } from '../../services/activity.ts';
import { api } from '../../services/api.ts';
import { describeError } from '../../services/describeError.ts';
import { notify } from '../../services/notices.ts';
import './history.messages.ts';
import { type HistoryQuery, toHistoryFilter } from './historyQuery.ts';

/** The files that the history can be downloaded as. */
export type HistoryFormat = 'csv' | 'xls';

/** The address of a download. @param token single-use. */
export function historyDownloadUrl(
  format: HistoryFormat,
  query: HistoryQuery,
  { token, now }: { readonly token: string; readonly now: Date },
): string {
  const filter = Object.entries(toHistoryFilter(query, now)).map(([name, value]) => [name, String(value)]);
  const params = [['exportType', format], ['currentState', 'administrator'], ...filter, ['t', token]];
  return `/auditLogData/DetailedHistory.${format}?${new URLSearchParams(params)}`;
}

/**
 * Downloads the whole log on the filter in a new window, which the browser closes when it finds a file. Where no window may
 * be opened, the download begins in this one, which stays as it is.
 */
export async function downloadHistory(format: HistoryFormat, query: HistoryQuery): Promise<void> {
  try {
    const { data } = await result(api.POST('/rest/Login/temporaryToken'));
    const url = historyDownloadUrl(format, query, { token: data.token, now: new Date() });
    const opened = window.open(url, '_blank');
    if (opened === null) downloadHere(url);
    else opened.opener = null;
  } catch (error) {
    const reason = describeError(error);
    reportActivity(t(`history.download.${format}`), reason);
    notify({ message: t('history.download.failed', { reason }), tone: 'bad' });
  }
}

function downloadHere(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
