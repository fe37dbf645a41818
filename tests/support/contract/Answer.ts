import type { components, operations } from '@studio/api';
import type { OperationId } from './contract.ts';
import type { HttpResponse } from './httpCall.ts';

export type Problem = components['schemas']['Problem'];

type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] & number;

type ContentOf<Response> = Response extends { content: infer Content extends object }
  ? Content[keyof Content]
  : undefined;

type BodyOf<Id extends OperationId, Status extends StatusOf<Id>> = ContentOf<
  operations[Id]['responses'][Status]
>;

/** A response that honours the contract. */
export class Answer<Id extends OperationId> {
  readonly status: number;
  readonly headers: HttpResponse['headers'];
  readonly bytes: Buffer;
  readonly text: string;

  constructor({ status, headers, body }: HttpResponse) {
    this.status = status;
    this.headers = headers;
    this.bytes = body;
    this.text = body.toString('utf8');
  }

  /** The version of the document. Throws when the response carries none. */
  get etag(): string {
    const { etag } = this.headers;
    if (etag === undefined) throw new Error(`There is no ETag: ${this.describe()}`);
    return etag;
  }

  /**
   * The body that the contract promises with that status: parsed when it is JSON, else its text.
   * @throws when the status is another
   */
  body<Status extends StatusOf<Id>>(status: Status): BodyOf<Id, Status> {
    this.#expect(status);
    const isJson = /[/+]json\b/.test(this.headers['content-type'] ?? '');
    const parsed: unknown = isJson ? JSON.parse(this.text) : this.text;
    return parsed as BodyOf<Id, Status>;
  }

  /** The problem document of a refusal with that status. Throws when the status is another. */
  problem(status: number): Problem {
    this.#expect(status);
    return JSON.parse(this.text) as Problem;
  }

  #expect(status: number): void {
    if (this.status !== status) throw new Error(`Expected ${status}, not ${this.describe()}`);
  }

  /** Status and text, for messages. */
  describe(): string {
    return `${this.status} ${this.text.slice(0, 2000)}`;
  }
}
