import type { CallInput } from './ApiClient.ts';

const boundary = 'studio-test-boundary';

/** What a call sends that brings a file along, as a browser's form does. */
export function fileBody(name: string, content: string | Uint8Array): Pick<CallInput, 'headers' | 'body'> {
  const disposition = `Content-Disposition: form-data; name="file"; filename="${name}"`;
  const head = `--${boundary}\r\n${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
