import { ConnectionError, isAbort, partsOf, readProblem } from '@studio/api';
import { endSession } from '../session/endSession.ts';
import { session } from '../session/session.ts';
import { untilSessionEnds } from './untilSessionEnds.ts';

/** A form whose answer comes line by line. */
export interface StreamedForm {
  readonly url: string;
  readonly form: FormData;
  readonly signal: AbortSignal;
}

/** Milliseconds without any byte of an answer that has begun, after which it is given up. */
const silence = 60_000;

/**
 * Sends a form by POST and gives the lines of its answer while they arrive. Left before its end, the call is ended. It ends with the session.
 * @throws ProblemError, ConnectionError or AbortError, as the calls of the client do
 */
export async function* streamLines({ url, form, signal }: StreamedForm): AsyncGenerator<string> {
  const { clientId } = session;
  const headers = { 'X-Console-Type': 'studio', ...(clientId !== null && { 'X-Client-Id': clientId }) };
  const alive = untilSessionEnds(signal);
  const response = await fetch(url, { method: 'POST', body: form, headers, signal: alive }).catch(explain);
  if (!response.ok) {
    const error = await readProblem(response);
    if (error.status === 401 && session.clientId === clientId) endSession('expired');
    throw error;
  }
  if (response.body !== null) yield* linesOf(partsOf(response.body, { silence }));
}

function explain(cause: unknown): never {
  throw isAbort(cause) ? cause : new ConnectionError('network', { cause });
}

/** The lines of a text in UTF-8 that arrives in parts, without those that are empty. */
export async function* linesOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield line;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
