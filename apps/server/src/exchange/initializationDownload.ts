import { attachment, initializationFileName } from './attachment.ts';
import { type SectionContent, writeInitializationFile } from './writeInitializationFile.ts';

/**
 * The answer that sends an initialization file.
 * @param created epoch milliseconds
 * @param prefix what the file's name begins with
 */
export function initializationDownload(created: number, prefix: string, contents: SectionContent[]) {
  return {
    status: 200,
    headers: { 'content-disposition': attachment(initializationFileName(prefix, created)) },
    contentType: 'application/xml',
    body: writeInitializationFile({ created, sections: contents }),
  } as const;
}
