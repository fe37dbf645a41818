import type { Readable } from 'node:stream';
import type { AuthorizationKey, operations } from '@studio/api';
import type { SignedIn } from '../access/SignedIn.ts';

/** Identifies a call of the contract. */
export type OperationId = keyof operations;

type ParametersOf<Id extends OperationId, Place extends string> = operations[Id]['parameters'] extends {
  [Key in Place]?: infer Values;
}
  ? NonNullable<Values>
  : never;

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

type Success = 200 | 201 | 204;

type ContentOf<Response> = Response extends { content: { 'application/json': infer Json } }
  ? { body: Json }
  : Response extends { content: { 'application/xml': string } }
    ? { body: Readable; contentType: 'application/xml' }
    : { body?: never };

/** What an operation may answer when it succeeds, by the contract. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: {
    status: Status;
    headers?: Readonly<Record<string, string>>;
    /** Sets the login cookie; null clears it. */
    loginCookie?: { token: string; expiresAt: number } | null;
  } & ContentOf<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & Success];

/** A call that the contract allows. */
export interface Call<Id extends OperationId> {
  path: ParametersOf<Id, 'path'>;
  query: ParametersOf<Id, 'query'>;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: BodyOf<Id>;
  /** The value of the login cookie. */
  loginToken: string | null;
  /** The network address of the caller. */
  address: string;
  /** Who calls. Throws for operations that need no session. */
  signedIn: () => SignedIn;
}

/** One operation of the contract. */
export interface Operation<Id extends OperationId> {
  /** Checked before the body is read. */
  permission?: AuthorizationKey;
  /** Largest body in bytes. */
  bodyLimit?: number;
  handle: (call: Call<Id>) => Promise<Answer<Id>> | Answer<Id>;
}

/** An implementation for each of the contract's operations. */
export type Operations = { readonly [Id in OperationId]: Operation<Id> };
