import type { CallInput } from './ApiClient.ts';

const boundary = 'studio-test-boundary';

/** A file of a form, and the name of its part. */
interface FilePart {
  part: string;
  name: string;
  content: string | Uint8Array;
}

/** What a call sends that brings a file along, as a browser's form does. */
export function fileBody(name: string, content: string | Uint8Array): Pick<CallInput, 'headers' | 'body'> {
  return filesBody([{ part: 'file', name, content }]);
}

/** What a call sends that brings several files along. */
export function filesBody(files: readonly FilePart[]): Pick<CallInput, 'headers' | 'body'> {
  const parts = files.flatMap(({ part, name, content }) => {
    const disposition = `Content-Disposition: form-data; name="${part}"; filename="${name}"`;
    const head = `--${boundary}\r\n${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
