import { result } from '@studio/api';
import { reportActivity } from '../../platform/feedback/activity.ts';
import { api } from '../../platform/http/api.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { historyText } from './history.messages.ts';
import { type HistoryQuestion, toHistoryFilter } from './historyFilter.ts';

/** The files that the history can be downloaded as. */
export type HistoryFormat = 'csv' | 'xls';

/** The address of a download. @param token single-use. */
export function historyDownloadUrl(
  format: HistoryFormat,
  question: HistoryQuestion,
  { token, now }: { readonly token: string; readonly now: Date },
): string {
  const filter = Object.entries(toHistoryFilter(question, now)).map(([name, value]) => [name, String(value)]);
  const params = [['exportType', format], ['currentState', 'administrator'], ...filter, ['t', token]];
  return `/auditLogData/DetailedHistory.${format}?${new URLSearchParams(params)}`;
}

/**
 * Downloads the whole log on the filter in a new window, which the browser closes when it finds a file. Where no window may
 * be opened, the download begins in this one, which stays as it is.
 * @returns why it failed, in words; empty when it has begun
 */
export async function downloadHistory(format: HistoryFormat, question: HistoryQuestion): Promise<string> {
  try {
    const { data } = await result(api.POST('/rest/Login/temporaryToken'));
    const url = historyDownloadUrl(format, question, { token: data.token, now: new Date() });
    const opened = window.open(url, '_blank');
    if (opened === null) downloadHere(url);
    else opened.opener = null;
    return '';
  } catch (error) {
    const reason = describeError(error);
    reportActivity(historyText(`download.${format}`), reason);
    return historyText('download.failed', { reason });
  }
}

function downloadHere(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
