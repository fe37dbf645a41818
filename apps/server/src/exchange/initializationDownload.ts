import { attachment, timestampedFileName } from './attachment.ts';
import { type SectionContent, writeInitializationFile } from './writeInitializationFile.ts';

/**
 * The answer that sends an initialization file.
 * @param created epoch milliseconds
 * @param file what the file's name begins with, and ends with
 */
export function initializationDownload(
  created: number,
  { prefix, extension }: { prefix: string; extension: string },
  contents: SectionContent[],
) {
  return {
    status: 200,
    headers: { 'content-disposition': attachment(timestampedFileName(prefix, created, extension)) },
    contentType: 'application/xml',
    body: writeInitializationFile({ created, sections: contents }),
  } as const;
}
