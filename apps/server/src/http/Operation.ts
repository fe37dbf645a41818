import type { Readable } from 'node:stream';
import type { operations } from '@studio/api';
import type { SignedIn } from '../access/SignedIn.ts';
import type { Violation } from '../store/Violation.ts';
import type { UploadedFile } from './UploadedFile.ts';

/** Identifies a call of the contract. */
export type OperationId = keyof operations;

type ParametersOf<Id extends OperationId, Place extends string> = operations[Id]['parameters'] extends {
  [Key in Place]?: infer Values;
}
  ? NonNullable<Values>
  : never;

type BodyOf<Id extends OperationId> = BodyIn<NonNullable<operations[Id]['requestBody']>>;

type BodyIn<RequestBody> = [RequestBody] extends [never]
  ? undefined
  : RequestBody extends { content: { 'application/json': infer Body } }
    ? Body
    : RequestBody extends { content: { 'multipart/form-data': infer Form } }
      ? FilesOf<Form>
      : undefined;

/** The file of a form whose one part is `file`, or the files by the names of their parts. */
type FilesOf<Form> = Form extends { file: unknown }
  ? UploadedFile
  : { readonly [Part in keyof Form]?: UploadedFile };

type Success = 200 | 201 | 204;

/** A media type, with or without parameters such as a character set. */
type MediaType<Name extends string> = Name | `${Name}; ${string}`;

/** JSON is given as a value; anything else as text, as bytes, or as a stream of either, with its media type. */
type ContentOf<Response> = Response extends { content: infer Content extends object }
  ? 'application/json' extends keyof Content
    ? { body: Content['application/json'] }
    : { body: Readable | Buffer | string; contentType: MediaType<keyof Content & string> }
  : { body?: never };

/** What an operation may answer when it succeeds, by the contract. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: {
    status: Status;
    headers?: Readonly<Record<string, string>>;
    /** Sets the login cookie; null clears it. */
    loginCookie?: { token: string; expiresAt: number } | null;
    /** Sets the cookie by which the browser is known at later sign-ins, for so many seconds. */
    deviceCookie?: { device: string; maxAge: number };
  } & ContentOf<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & Success];

/** A call that the contract allows. */
export interface Call<Id extends OperationId> {
  path: ParametersOf<Id, 'path'>;
  query: ParametersOf<Id, 'query'>;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** A file, or files by the names of their parts, when the contract says multipart/form-data. */
  body: BodyOf<Id>;
  /** What the contract forbids of values in the body; empty unless the operation tells faults itself. */
  bodyFaults: readonly Violation[];
  /** The value of the login cookie. */
  loginToken: string | null;
  /** The value of the cookie by which a browser is known at later sign-ins. */
  device: string | null;
  /** The network address of the caller. */
  address: string;
  /** Whether the call was made on this machine, by a loopback name. */
  isLocal: boolean;
  /** Throws a problem when the caller has closed the connection: what nobody waits for any more need not be done. */
  refuseGone: () => void;
  /** Who calls. Throws for operations that need no session. */
  signedIn: () => SignedIn;
  /** Who calls, asked again: in a long call the session may have ended or the right been lost. Throws the problem then. */
  checkAgain: () => Promise<SignedIn>;
}

/** One operation of the contract. */
export interface Operation<Id extends OperationId> {
  /** Largest body, or largest file of a body, in bytes. Default: 1 MiB, and 50 MiB for a file. */
  bodyLimit?: number;
  /** Largest file of a body at the moment, in bytes. Default: `bodyLimit`. */
  uploadLimit?: () => number;
  /** How deep the arrays and objects of a body may nest. Default: 64. */
  maxDepth?: number;
  /** How many values a body may hold, arrays and objects counted with what they hold. Default: one for 8 bytes of `bodyLimit`. */
  maxValues?: number;
  /**
   * Whether a body that has everything in the right type reaches the operation although the contract forbids some of its
   * values, so that all faults are reported together. Default: it is refused before.
   */
  reportsFaults?: boolean;
  handle: (call: Call<Id>) => Promise<Answer<Id>> | Answer<Id>;
}

/** An implementation for each of the contract's operations. */
export type Operations = { readonly [Id in OperationId]: Operation<Id> };
