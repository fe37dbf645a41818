import type { FormTemplateFailure } from '@studio/api';
import { and, eq, isNull } from 'drizzle-orm';
import { type FormTemplateDoc, formStatus } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import { getCurrent, refuseStale } from '../store/getDocument.ts';
import { inSlices } from '../store/inSlices.ts';
import type { Kind } from '../store/Kind.ts';
import { recordChanges } from '../store/recordChanges.ts';
import { lockKind, nextRevision } from '../store/revisions.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { document, formTemplateSet, formTemplateSetItem } from '../store/schema.ts';
import { holdsForms } from './holdsForms.ts';
import { makeSet, type Origin } from './makeSet.ts';
import { planChange, refuseOtherPlan } from './planChange.ts';
import { newestFirst } from './readSets.ts';
import type { PlannedAction } from './sortOut.ts';

/** What was looked at before. Default: whatever there is. */
export interface LookedAt {
  /** Tells by its ETag whether a form is as it was looked at. */
  matches?: ((etag: string) => boolean) | undefined;
  /** Of `planChange`: what is done has to be the same. */
  plan?: string | undefined;
}

/** What became of forms, those that it was not done to with why. */
export interface Outcome {
  changed: number;
  failures: FormTemplateFailure[];
  /** The set that was made, or is the current one; null when nothing was done. */
  setId: number | null;
}

type Form = StoredDocument<FormTemplateDoc>;

/**
 * Sets of form templates, in a transaction that is open. Publishing and marking lock the kind, so that of two who do the same the second
 * finds it done.
 */
export class FormTemplateSets {
  readonly #tx: Queries;
  readonly #origin: Origin;

  constructor(tx: Queries, origin: Origin) {
    this.#tx = tx;
    this.#origin = origin;
  }

  /**
   * Publishes drafts and makes a set of everything that is published then. Nothing is done when none of them can be published.
   * @throws StoreError when one of them is not as it was looked at
   * @throws ProblemError 409 when the plan is another one
   */
  async publish(ids: readonly string[], { matches, plan }: LookedAt = {}): Promise<Outcome> {
    await this.#lock();
    if (matches !== undefined) {
      await inFormSlices(this.#tx, ids, async (lookedAt) => {
        for (const form of lookedAt) refuseStale(formTemplateKind, form, matches);
      });
    }
    return this.#change(ids, {
      ...{ action: 'publish', status: formStatus.published, plan },
      prepare: async () => () => makeSet(this.#tx, this.#origin, false),
    });
  }

  /**
   * Marks forms in production, and the current set with them when all that it holds is.
   * @throws ProblemError 409 when the plan is another one
   */
  async markInProduction(ids: readonly string[], plan?: string): Promise<Outcome> {
    await this.#lock();
    return this.#mark(ids, plan);
  }

  /**
   * Marks one form, as `markInProduction` does many.
   * @throws StoreError when it is not there, or not as it was looked at
   * @throws ProblemError 409 when the plan is another one
   */
  async markOne(id: string, matches: (etag: string) => boolean, plan?: string): Promise<Outcome> {
    await this.#lock();
    await getCurrent(this.#tx, formTemplateKind, { id }, { matches });
    return this.#mark([id], plan);
  }

  /**
   * Marks what is published in the current set in production, and the set; or answers why there is nothing to mark, as a sentence.
   * @param expectedId the set that was looked at. Default: whichever is the current one
   * @throws ProblemError 409 when the plan is another one
   */
  async markCurrentSet(expectedId?: number, plan?: string): Promise<Outcome | string> {
    const tx = this.#tx;
    await this.#lock();
    const set = await currentSet(tx);
    if (!set) return 'There is no form template set yet.';
    if (expectedId !== undefined && set.id !== expectedId) {
      return `The form template set ${set.id} has been published since. See first what it will change.`;
    }
    const forms = await formsOf(tx, set.id);
    const waiting = forms.filter(({ status }) => status !== formStatus.inProduction).map(({ id }) => id);
    if (waiting.length > 0) return this.#mark(waiting, plan);
    if (forms.length === 0) return `Nothing that the form template set ${set.id} held is there any more.`;
    if (set.productionTime !== null) return `The form template set ${set.id} is already in production.`;
    // Its forms were marked one by one, and what was left of it deleted.
    refuseOtherPlan(await planChange(tx, [], 'markInProduction'), plan);
    await completeSet(tx, set.id, this.#origin);
    return { changed: 0, failures: [], setId: set.id };
  }

  /** Makes a set of the last valid version of every form, drafts included. Nothing is published by it. */
  async makeTestSet(): Promise<Outcome> {
    await this.#lock();
    return { changed: 0, failures: [], setId: await makeSet(this.#tx, this.#origin, true) };
  }

  async #lock(): Promise<void> {
    await lockKind(this.#tx, formTemplateKind.name);
  }

  #mark(ids: readonly string[], plan: string | undefined): Promise<Outcome> {
    return this.#change(ids, {
      ...{ action: 'markInProduction', status: formStatus.inProduction, plan },
      prepare: (possible) => prepareCurrentSet(this.#tx, possible, this.#origin),
    });
  }

  async #change(ids: readonly string[], { action, status, plan, prepare }: StatusChange): Promise<Outcome> {
    const planned = await planChange(this.#tx, ids, action);
    refuseOtherPlan(planned, plan);
    const { possible, failures } = planned;
    if (possible.size === 0) return { changed: 0, failures, setId: null };
    const finish = await prepare([...possible]);
    await changeStatus(this.#tx, [...possible], status, this.#origin);
    return { changed: possible.size, failures, setId: await finish() };
  }
}

interface StatusChange {
  action: PlannedAction;
  status: number;
  plan: string | undefined;
  /**
   * Looks at the forms as they are before the change.
   * @returns what is done after it, which answers the set
   */
  prepare: (ids: readonly string[]) => Promise<() => Promise<number | null>>;
}

/** Of a form; how large one is is not known before it is read. */
const assumedSize = 4000;

/** Works through forms, some of them in memory at a time. */
async function inFormSlices(
  tx: Queries,
  ids: readonly string[],
  work: (forms: Form[]) => Promise<void>,
): Promise<void> {
  await inSlices(ids, {
    weigh: () => assumedSize,
    work: async (some) => work(await findDocumentsById(tx, formTemplateKind, some)),
  });
}

async function changeStatus(
  tx: Queries,
  ids: readonly string[],
  status: number,
  { authorId, time, clientTag }: Origin,
): Promise<void> {
  const kind = formTemplateKind as unknown as Kind;
  const revision = await nextRevision(tx, kind.name);
  await inFormSlices(tx, ids, async (forms) => {
    const changes = forms.map(({ id, doc: before, version }) => {
      // Those that have anything wrong with them were sorted out.
      const after: FormTemplateDoc = { ...before, status, errors: [] };
      const change = { kind, id, action: 'update', before, after } as const;
      return { ...change, version: version + 1, revision, authorId, time, clientTag };
    });
    await recordChanges(tx, changes);
  });
}

/** The last set that was published. */
async function currentSet(queries: Queries): Promise<{ id: number; productionTime: number | null } | null> {
  const [set] = await queries
    .select({ id: formTemplateSet.id, productionTime: formTemplateSet.productionTime })
    .from(formTemplateSet)
    .where(eq(formTemplateSet.isTest, false))
    .orderBy(...newestFirst)
    .limit(1);
  return set ?? null;
}

/**
 * The current set is in production once all that it holds, and that is still there, is. Where it does not hold the marked forms as they
 * are, because they were saved after it was made, a set of everything that is published now takes its place.
 * @param ids of the forms that are about to be marked
 * @returns what is done once they are, which answers the set
 */
async function prepareCurrentSet(tx: Queries, ids: readonly string[], origin: Origin) {
  const set = await currentSet(tx);
  const heldId = set && (await holdsForms(tx, set.id, ids)) ? set.id : null;
  return async () => {
    const id = heldId ?? (await makeSet(tx, origin, false));
    const held = await formsOf(tx, id);
    if (held.every(({ status }) => status === formStatus.inProduction)) await completeSet(tx, id, origin);
    return id;
  };
}

async function completeSet(tx: Queries, id: number, { authorId, time }: Origin): Promise<void> {
  await tx
    .update(formTemplateSet)
    .set({ productionAuthorId: authorId, productionTime: time })
    .where(and(eq(formTemplateSet.id, id), isNull(formTemplateSet.productionTime)));
}

/** What of a set's forms is still there, with its status now. */
async function formsOf(queries: Queries, setId: number): Promise<{ id: string; status: number }[]> {
  const forms = await queries
    .select({ id: document.id, summary: document.summary })
    .from(formTemplateSetItem)
    .innerJoin(document, eq(document.id, formTemplateSetItem.formTemplateId))
    .where(eq(formTemplateSetItem.setId, setId));
  return forms.map(({ id, summary }) => ({ id, status: Number(summary['status']) }));
}
