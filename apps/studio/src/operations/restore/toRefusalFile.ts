import type { RestoreRefusal } from '@studio/api';
import { manageText } from '../manage.messages.ts';

/** The refusals as a CSV file (RFC 4180, UTF-8 with a byte order mark): line, section, name and reason. */
export function toRefusalFile(refusals: readonly RestoreRefusal[]): Blob {
  const header = [
    manageText('restore.refusals.line'),
    manageText('restore.section'),
    manageText('restore.refusals.name'),
    manageText('restore.refusals.reason'),
  ];
  const rows = refusals.map(({ line, section, name, message }) => [
    ...[line === null ? '' : String(line), section ?? '', name ?? '', message],
  ]);
  const text = [header, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
function toCell(text: string): string {
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
