import type { Problem } from '@studio/api';

/** What a problem has besides its words. */
export interface ProblemOptions extends ErrorOptions {
  /** Response headers that belong to the problem. */
  headers?: Readonly<Record<string, string>>;
  /** Members of the problem document beyond the standard ones. */
  members?: Readonly<Record<string, unknown>>;
}

/** A failure that is answered with a problem document (RFC 9457). */
export class ProblemError extends Error {
  readonly status: number;
  /** The last segment of the type URI; stable. */
  readonly slug: string;
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly #members: Readonly<Record<string, unknown>>;

  constructor(status: number, slug: string, title: string, detail: string, options: ProblemOptions = {}) {
    super(detail, options);
    this.name = 'ProblemError';
    this.status = status;
    this.slug = slug;
    this.title = title;
    this.headers = options.headers ?? {};
    this.#members = options.members ?? {};
  }

  /** The document to send. */
  get document(): Problem {
    const { slug, title, status, message: detail } = this;
    return { type: `/problems/${slug}`, title, status, detail, ...this.#members };
  }
}
