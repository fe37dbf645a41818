import { fault } from '../../../apps/server/src/fault.ts';
import type { KindModule, KindVerb } from '../../../apps/server/src/kinds/KindModule.ts';
import { kindCases } from '../../../apps/server/src/kinds/testing/kindCases.ts';
import type { ApiClient, CallInput } from './ApiClient.ts';
import { type OperationId, operationOf } from './contract.ts';

/** What answers of every kind's calls have. */
export type AnyBody = Record<string, unknown>;

interface AnyPage {
  records: AnyBody[];
  totalRecords: number;
}

/** Calls the operations of a kind without knowing which kind it is. */
export class KindCalls {
  readonly #module: KindModule;
  readonly #nameProperty: string;
  readonly #titleProperty: string;
  readonly #versionProperty: string | undefined;
  readonly #rowOf: (answer: AnyBody) => AnyBody;
  readonly #rowOnly: readonly string[];

  constructor(module: KindModule) {
    const { name } = module.kind;
    this.#module = module;
    const kindCase = kindCases[name] ?? fault(`The kind ${name} has no case in kinds/testing/kindCases.ts.`);
    this.#nameProperty = kindCase.nameProperty;
    this.#titleProperty = kindCase.titleProperty ?? kindCase.nameProperty;
    this.#versionProperty = kindCase.versionProperty;
    this.#rowOf = kindCase.rowOf ?? ((answer) => answer);
    this.#rowOnly = kindCase.rowOnly ?? [];
  }

  /** Makes a call. @param address the object's name or id, as the kind's addresses have it */
  call(user: ApiClient, verb: KindVerb, address: string | null = null, input: CallInput = {}) {
    const id = this.#operation(verb);
    const { parameter } = this.#module;
    if (address === null) return user.call(id, input);
    const isInPath = operationOf(id).path.includes(`{${parameter}}`);
    const place = { [parameter]: address };
    const { path = {}, query = {} } = input;
    return user.call(
      id,
      isInPath ? { ...input, path: { ...path, ...place } } : { ...input, query: { ...query, ...place } },
    );
  }

  /** The body of an answer with that status. Throws when the status is another. */
  async body(status: number, ...args: Parameters<KindCalls['call']>): Promise<AnyBody> {
    const answer = await this.call(...args);
    if (answer.status !== status) throw new Error(`Expected ${status}, not ${answer.describe()}`);
    return answer.text === '' ? {} : (JSON.parse(answer.text) as AnyBody);
  }

  /** A page of the list. */
  async page(user: ApiClient, query: NonNullable<CallInput['query']>): Promise<AnyPage> {
    return (await this.body(200, user, 'list', null, { query })) as unknown as AnyPage;
  }

  /** Every row of the list, in pages of that many. */
  async all(user: ApiClient, query: NonNullable<CallInput['query']> = {}, size = 500): Promise<AnyBody[]> {
    const rows: AnyBody[] = [];
    for (;;) {
      const asked = { ...query, startIndex: rows.length, numberOfRows: size };
      const { records, totalRecords } = await this.page(user, asked);
      rows.push(...records);
      if (rows.length >= totalRecords || records.length === 0) return rows;
    }
  }

  /** How many objects a filter URI finds but for some, as an export that expects another number returns it. */
  async count(user: ApiClient, filterUri: string, excludedIds: readonly string[] = []): Promise<number> {
    const selection = { filterUri, excludedIds, expectedCount: 2_000_000 };
    const answer = await this.call(user, 'export', null, { body: selection });
    return Number(answer.problem(409).actualCount);
  }

  /** Whether a call takes a query parameter. */
  takes(verb: KindVerb, parameter: string): boolean {
    return operationOf(this.#operation(verb)).parameters.some(({ name }) => name === parameter);
  }

  /** What addresses call an object. */
  readonly addressOf = (object: AnyBody): string =>
    String(object[this.#module.addressing === 'id' ? 'id' : this.#nameProperty]);

  /** What the kind calls an object. */
  readonly nameOf = (object: AnyBody): string => String(object[this.#nameProperty]);

  /** What people call an object. */
  readonly titleOf = (object: AnyBody): string => String(object[this.#titleProperty]);

  /** What tells an object, or its document, from all others of the kind. */
  readonly identityOf = (object: AnyBody): string =>
    this.#versionProperty === undefined
      ? this.nameOf(object)
      : `${this.nameOf(object)} ${object[this.#versionProperty]}`;

  /** What lists show of an object, from what reading it answers. */
  shownOf(answer: AnyBody): AnyBody {
    return this.#rowOf(answer);
  }

  /** What of a row reading its object answers, too. */
  readAlike(row: AnyBody): AnyBody {
    return Object.fromEntries(Object.entries(row).filter(([property]) => !this.#rowOnly.includes(property)));
  }

  /** The address of an object for events and actions. */
  uriOf(object: AnyBody): string {
    return `${this.#module.ownerUri}:${this.addressOf(object)}`;
  }

  #operation(verb: KindVerb): OperationId {
    return this.#module.operations[verb] ?? fault(`The kind has no operation for ${verb}.`);
  }
}
