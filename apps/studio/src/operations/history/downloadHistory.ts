import { reportActivity } from '../../platform/feedback/activity.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { openDownload } from '../../platform/transfer/openDownload.ts';
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
 * Downloads the whole log on the filter, in a new window.
 * @returns why it failed, in words; empty when it has begun
 */
export async function downloadHistory(format: HistoryFormat, question: HistoryQuestion): Promise<string> {
  try {
    await openDownload((token) => historyDownloadUrl(format, question, { token, now: new Date() }));
    return '';
  } catch (error) {
    const reason = describeError(error);
    reportActivity(historyText(`download.${format}`), reason);
    return historyText('download.failed', { reason });
  }
}
