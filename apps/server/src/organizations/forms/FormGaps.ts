import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import { formTemplateKind, identityOfForm } from '../../kinds/formTemplate/formTemplateKind.ts';
import type { OrganizationDoc, OrganizationForm } from '../../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../../kinds/organization/organizationKind.ts';
import { loadRemovals } from '../../lists/loadRows.ts';
import type { RowFilter } from '../../lists/RowFilter.ts';
import type { Queries } from '../../store/Database.ts';
import { insertInSteps } from '../../store/insertInSteps.ts';
import { nameKey } from '../../store/nameKey.ts';
import { readRevisions } from '../../store/revisions.ts';
import { document } from '../../store/schema.ts';
import { placesOf } from './FormValues.ts';
import { caseOf, completenessOf, type MissingPath } from './missingFields.ts';
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
}

interface Position {
  revision: number;
  id: string | null;
}

/** Organizations that are read in one query. */
const batch = 200;

const indexes = new WeakMap<Queries, FormGaps>();

/** What the organizations of a database lack; one index for all who ask. */
export function formGapsOf(queries: Queries): FormGaps {
  const known = indexes.get(queries) ?? new FormGaps(queries);
  indexes.set(queries, known);
  return known;
}

/**
 * Which organizations lack required values, in memory. Before each answer it takes in the organizations that were saved since, and all of them
 * where the definition of one of their forms was saved.
 */
export class FormGaps {
  readonly #queries: Queries;
  readonly #gaps = new Map<string, OrganizationGaps>();
  /** By `identityOfForm`; null for those that are gone. */
  readonly #templates = new Map<string, Template | null>();
  /** What the form templates are called, of which the versions are known. */
  readonly #names = new Set<string>();
  /** Saves of these form templates, in all of their versions, by their ids: as they were before the definitions were read. */
  #saves: ReadonlyMap<string, number> = new Map();
  #revision = 0;
  #formRevision = 0;
  #state = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** What was committed before the call. */
  read(): Promise<AllGaps> {
    const result = this.#turn.then(async () => {
      await this.#catchUp();
      return { state: this.#state, byDocument: new Map(this.#gaps) };
    });
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #catchUp(): Promise<void> {
    const revisions = await readRevisions(this.#queries);
    const revision = revisions.get(organizationKind.name) ?? 0;
    const formRevision = revisions.get(formTemplateKind.name) ?? 0;
    if (formRevision !== this.#formRevision) {
      if (await this.#haveTemplatesChanged()) this.#forget();
      this.#formRevision = formRevision;
    }
    if (revision === this.#revision) return;
    try {
      await this.#takeIn();
      // What changes while it is read is read again next time.
      this.#revision = revision;
      this.#state += 1;
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  #forget(): void {
    this.#gaps.clear();
    this.#templates.clear();
    this.#names.clear();
    this.#saves = new Map();
    this.#revision = 0;
    this.#state += 1;
  }

  async #haveTemplatesChanged(): Promise<boolean> {
    const saves = await this.#readSaves();
    if (saves.size !== this.#saves.size) return true;
    return [...saves].some(([id, version]) => this.#saves.get(id) !== version);
  }

  async #readSaves(): Promise<ReadonlyMap<string, number>> {
    const found = await insertInSteps([...this.#names].map(nameKey), (some) =>
      this.#queries
        .select({ id: document.id, version: document.version })
        .from(document)
        .where(and(eq(document.kind, formTemplateKind.name), inArray(document.nameKey, some))),
    );
    return new Map(found.flat().map(({ id, version }) => [id, version]));
  }

  async #takeIn(): Promise<void> {
    const removed =
      this.#revision === 0 ? [] : await loadRemovals(this.#queries, organizationKind.name, this.#revision);
    for (const { id } of removed) this.#gaps.delete(id);
    let last: Position = { revision: this.#revision, id: null };
    for (;;) {
      const rows = await this.#readSome(last);
      await this.#learnTemplates(rows.flatMap(({ doc }) => doc.forms ?? []));
      for (const { id, doc } of rows) {
        const gaps = gapsOf(doc, this.#templates);
        if (gaps === null) this.#gaps.delete(id);
        else this.#gaps.set(id, gaps);
      }
      const end = rows.at(-1);
      if (!end || rows.length < batch) return;
      last = end;
      // The embedded database answers at once; without this, other calls would not get a turn until the end.
      await nextTurn();
    }
  }

  async #readSome({ revision, id }: Position) {
    const isAfter =
      id === null
        ? gt(document.revision, revision)
        : or(gt(document.revision, revision), and(eq(document.revision, revision), gt(document.id, id)));
    const rows = await this.#queries
      .select({ id: document.id, revision: document.revision, doc: document.doc })
      .from(document)
      .where(and(eq(document.kind, organizationKind.name), isAfter))
      .orderBy(asc(document.revision), asc(document.id))
      .limit(batch);
    // Of this kind, and validated when they were stored.
    return rows.map((row) => ({ ...row, doc: row.doc as OrganizationDoc }));
  }

  async #learnTemplates(forms: readonly OrganizationForm[]): Promise<void> {
    const unknown = forms.filter((form) => !this.#templates.has(keyOf(form)));
    if (unknown.length === 0) return;
    for (const { uniqueName } of unknown) this.#names.add(uniqueName);
    this.#saves = await this.#readSaves();
    const found = await templatesOf(this.#queries, unknown);
    for (const form of unknown) this.#templates.set(keyOf(form), templateOf(found, form) ?? null);
  }
}

/** Keeps the organizations that lack something, or the others. */
export function gapFilter({ state, byDocument }: AllGaps, isMissing: boolean): RowFilter {
  const key = `missingFields ${isMissing} ${state}`;
  const ids = new Set(byDocument.keys());
  if (isMissing) return { key, search: null, matches: null, ids };
  return { key, search: null, matches: ({ id }) => !ids.has(id) };
}

function keyOf({ uniqueName, templateVersion }: OrganizationForm): string {
  return identityOfForm(uniqueName, templateVersion);
}

function gapsOf(
  { forms = [] }: OrganizationDoc,
  templates: ReadonlyMap<string, Template | null>,
): OrganizationGaps | null {
  const given = caseOf(forms);
  let required = 0;
  const gaps = forms.flatMap((form): FormGap[] => {
    const template = templates.get(keyOf(form));
    if (!template) return [];
    const found = completenessOf(template.form, form.values, given);
    required += found.required;
    const [path] = found.missing;
    if (path === undefined) return [];
    const label = labelAt(template, path);
    const { id, type } = form;
    const count = { missing: found.missing.length, required: found.required };
    return [{ id, name: template.form.name, type, ...count, first: { path, label } }];
  });
  if (gaps.length === 0) return null;
  return { missing: gaps.reduce((sum, { missing }) => sum + missing, 0), required, forms: gaps };
}

function labelAt({ form }: Template, path: MissingPath): string {
  const names = path.filter((step) => typeof step === 'string');
  const name = names.at(-1) ?? '';
  const around = names.slice(0, -1).join('\n');
  const place = placesOf(form).find((each) => each.name === name && each.around.join('\n') === around);
  return place?.label || name;
}
