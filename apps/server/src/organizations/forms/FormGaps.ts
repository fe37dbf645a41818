import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { formTemplateKind, identityOfForm } from '../../kinds/formTemplate/formTemplateKind.ts';
import type { OrganizationForm } from '../../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../../kinds/organization/organizationKind.ts';
import { LoopTurns } from '../../LoopTurns.ts';
import { loadRemovals } from '../../lists/loadRows.ts';
import type { RowFilter } from '../../lists/RowFilter.ts';
import type { Queries } from '../../store/Database.ts';
import { insertInSteps } from '../../store/insertInSteps.ts';
import { nameKey } from '../../store/nameKey.ts';
import { readRevisions } from '../../store/revisions.ts';
import { document } from '../../store/schema.ts';
import { formsInEffect, type MissingPath } from './missingFields.ts';
import { type Template, templateOf, templatesOf } from './templates.ts';

/** A form that lacks required values. */
export interface FormGap {
  id: string;
  name: string;
  type: number;
  missing: number;
  required: number;
  /** The first value that is missing, in the order of the form. */
  first: { path: MissingPath; label: string };
}

/** What an organization lacks. */
export interface OrganizationGaps {
  missing: number;
  /** How many values are required in all of its forms, those that are there included. */
  required: number;
  forms: FormGap[];
}

/** What all organizations lack, at one moment. */
export interface AllGaps {
  /** Another one whenever anything may have changed. */
  state: number;
  /** By the store's ids of the organizations; without those that lack nothing. */
  byDocument: ReadonlyMap<string, OrganizationGaps>;
  /** Those of all organizations that lack something. */
  ids: ReadonlySet<string>;
}

/** An organization as far as it is looked at here, as the database writes it into JSON. */
type Row = [id: string, revision: number, forms: OrganizationForm[] | null];

interface Position {
  revision: number;
  /** Null is before every row that has a later revision. */
  id: string | null;
}

/** Organizations that are read in one query. */
const batch = 250;

const indexes = new WeakMap<Queries, FormGaps>();

/** What the organizations of a database lack; one index for all who ask. */
export function formGapsOf(queries: Queries): FormGaps {
  const known = indexes.get(queries) ?? new FormGaps(queries);
  indexes.set(queries, known);
  return known;
}

/**
 * Which organizations lack required values, in memory. Before each answer it takes in the organizations that were saved since, and those with a
 * form whose definition was saved.
 */
export class FormGaps {
  readonly #queries: Queries;
  readonly #gaps = new Map<string, OrganizationGaps>();
  /** By `identityOfForm`; null for those that are gone. */
  readonly #templates = new Map<string, Template | null>();
  /** By the store's ids of the organizations: the definitions of their forms. Organizations with the same ones share them. */
  readonly #uses = new Map<string, readonly string[]>();
  readonly #sharedUses = new Map<string, readonly string[]>();
  /** By the keys of identities: the saves of the definitions that are known, as they were before these were read. */
  #saves: ReadonlyMap<string, string> = new Map();
  #revision = 0;
  #formRevision = -1;
  #state = 0;
  /** Of the state; null until it is asked for. */
  #answer: AllGaps | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Reads all organizations, ahead of the first request. Throws when the signal stops it. */
  async warm(signal: AbortSignal): Promise<void> {
    await this.#inTurn(() => this.#catchUp(signal));
  }

  /** What was committed before the call. */
  read(): Promise<AllGaps> {
    return this.#inTurn(async () => {
      await this.#catchUp();
      // It may be read while later changes are taken in.
      this.#answer ??= {
        state: this.#state,
        byDocument: new Map(this.#gaps),
        ids: new Set(this.#gaps.keys()),
      };
      return this.#answer;
    });
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #catchUp(signal?: AbortSignal): Promise<void> {
    const revisions = await readRevisions(this.#queries);
    const revision = revisions.get(organizationKind.name) ?? 0;
    const formRevision = revisions.get(formTemplateKind.name) ?? 0;
    try {
      if (formRevision !== this.#formRevision) await this.#takeInTemplates(signal);
      this.#formRevision = formRevision;
      if (revision === this.#revision) return;
      await this.#takeIn(signal);
      // What changes while it is read is read again next time.
      this.#revision = revision;
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  #noteChange(): void {
    this.#state += 1;
    this.#answer = null;
  }

  #forget(): void {
    this.#noteChange();
    for (const each of [this.#gaps, this.#templates, this.#uses, this.#sharedUses]) each.clear();
    this.#saves = new Map();
    this.#revision = 0;
    this.#formRevision = -1;
  }

  /** Forgets definitions that were saved since, and looks again at the organizations that have a form of one of them. */
  async #takeInTemplates(signal?: AbortSignal): Promise<void> {
    const saves = await this.#readSaves([...this.#templates.keys()]);
    const changed = new Set(
      [...this.#templates.keys()].filter((identity) => {
        const key = nameKey(identity);
        return saves.get(key) !== this.#saves.get(key);
      }),
    );
    if (changed.size === 0) return;
    for (const identity of changed) this.#templates.delete(identity);
    this.#saves = saves;
    const concerned = [...this.#uses].flatMap(([id, uses]) =>
      uses.some((identity) => changed.has(identity)) ? [id] : [],
    );
    for (let start = 0; start < concerned.length; start += batch) {
      signal?.throwIfAborted();
      const ids = concerned.slice(start, start + batch);
      await this.#look(await this.#readRows(inArray(document.id, ids)));
    }
  }

  /** The saves of definitions, by the keys of their identities; without those that are gone. */
  async #readSaves(identities: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await insertInSteps(identities.map(nameKey), (some) =>
      this.#queries
        .select({ key: document.identityKey, id: document.id, version: document.version })
        .from(document)
        .where(and(eq(document.kind, formTemplateKind.name), inArray(document.identityKey, some))),
    );
    return new Map(found.flat().map(({ key, id, version }) => [key, `${id} ${version}`]));
  }

  async #takeIn(signal?: AbortSignal): Promise<void> {
    const removed =
      this.#revision === 0 ? [] : await loadRemovals(this.#queries, organizationKind.name, this.#revision);
    for (const { id } of removed) {
      this.#gaps.delete(id);
      this.#uses.delete(id);
    }
    if (removed.length > 0) this.#noteChange();
    let last: Position = { revision: this.#revision, id: null };
    for (;;) {
      signal?.throwIfAborted();
      const rows = await this.#readRows(after(last));
      await this.#look(rows);
      const [id = null, revision = 0] = rows.at(-1) ?? [];
      if (rows.length < batch) return;
      last = { revision, id };
    }
  }

  async #look(rows: readonly Row[]): Promise<void> {
    const turns = new LoopTurns();
    if (rows.length > 0) this.#noteChange();
    await this.#learnTemplates(rows.flatMap(([, , forms]) => forms ?? []));
    for (const [id, , forms] of rows) {
      this.#noteUses(id, forms ?? []);
      const gaps = gapsOf(forms ?? [], this.#templates);
      if (gaps === null) this.#gaps.delete(id);
      else this.#gaps.set(id, gaps);
      await turns.give();
    }
  }

  #noteUses(id: string, forms: readonly OrganizationForm[]): void {
    const uses = forms.map(keyOf);
    const key = JSON.stringify(uses);
    const shared = this.#sharedUses.get(key) ?? uses;
    this.#sharedUses.set(key, shared);
    this.#uses.set(id, shared);
  }

  /** All rows in one value, which takes a fraction of the time that as many rows take. Letters stay where they are. */
  async #readRows(condition: SQL | undefined): Promise<readonly Row[]> {
    const some = this.#queries
      .select({ id: document.id, revision: document.revision, doc: document.doc })
      .from(document)
      .where(and(eq(document.kind, organizationKind.name), condition))
      .orderBy(asc(document.revision), asc(document.id))
      .limit(batch)
      .as('some');
    const row = sql`json_build_array(${some.id}, ${some.revision}, ${some.doc} -> 'forms')`;
    const [answer] = await this.#queries
      .select({ rows: sql<Row[] | null>`json_agg(${row} ORDER BY ${some.revision}, ${some.id})` })
      .from(some);
    return answer?.rows ?? [];
  }

  async #learnTemplates(forms: readonly OrganizationForm[]): Promise<void> {
    const unknown = [
      ...new Map(
        forms.flatMap((form) => (this.#templates.has(keyOf(form)) ? [] : [[keyOf(form), form]])),
      ).values(),
    ];
    if (unknown.length === 0) return;
    const saves = await this.#readSaves(unknown.map(keyOf));
    this.#saves = new Map([...this.#saves, ...saves]);
    const found = await templatesOf(this.#queries, unknown);
    for (const form of unknown) this.#templates.set(keyOf(form), templateOf(found, form) ?? null);
  }
}

/** As one comparison of rows, which the index answers in order. */
function after({ revision, id }: Position): SQL {
  return id === null
    ? gt(document.revision, revision)
    : sql`(${document.revision}, ${document.id}) > (${revision}, ${id})`;
}

/** Keeps the organizations that lack something, or the others. */
export function gapFilter({ state, ids }: AllGaps, isMissing: boolean): RowFilter {
  const key = `missingFields ${isMissing} ${state}`;
  if (isMissing) return { key, search: null, matches: null, ids };
  return { key, search: null, matches: ({ id }) => !ids.has(id) };
}

function keyOf({ uniqueName, templateVersion }: OrganizationForm): string {
  return identityOfForm(uniqueName, templateVersion);
}

function gapsOf(
  forms: readonly OrganizationForm[],
  templates: ReadonlyMap<string, Template | null>,
): OrganizationGaps | null {
  const definitionOf = (form: OrganizationForm) => templates.get(keyOf(form))?.form;
  const filled = formsInEffect(forms, definitionOf);
  let required = 0;
  const gaps = forms.flatMap((form): FormGap[] => {
    const { id, type } = form;
    const [definition, found] = [definitionOf(form), filled.get(id)];
    if (!definition || !found) return [];
    required += found.required;
    const [path] = found.missing;
    if (path === undefined) return [];
    const label = found.firstLabel || String(path.at(-1) ?? '');
    const count = { missing: found.missing.length, required: found.required };
    return [{ id, name: definition.name, type, ...count, first: { path, label } }];
  });
  if (gaps.length === 0) return null;
  return { missing: gaps.reduce((sum, { missing }) => sum + missing, 0), required, forms: gaps };
}
