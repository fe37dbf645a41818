import type { BulkFilter, BulkIds, FormTemplatesChanged } from '@studio/api';
import {
  formTemplatesInProduction,
  formTemplatesPublished,
  testSetMade,
} from '../audit/formTemplateEvents.ts';
import { FormTemplateSets, type Outcome } from '../formTemplateSets/FormTemplateSets.ts';
import { findFormOfSet } from '../formTemplateSets/findFormOfSet.ts';
import { findSet, listSets } from '../formTemplateSets/readSets.ts';
import type { Call, OperationId, Operations } from '../http/Operation.ts';
import { ParameterError } from '../http/ParameterError.ts';
import { ProblemError } from '../http/ProblemError.ts';
import { notFound } from '../http/problems.ts';
import { readIfMatch } from '../http/readIfMatch.ts';
import { readWrite } from '../http/readWrite.ts';
import { viewFormTemplate } from '../kinds/formTemplate/viewFormTemplate.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { pageSize } from '../preferences/rules.ts';
import type { Services } from '../Services.ts';
import type { AuditEvent, AuditUser } from '../store/log/AuditEvent.ts';
import { etagOf } from '../store/StoredDocument.ts';
import { rowsByFilter } from './kinds/exportHandler.ts';
import { selectionBodyLimit, serve } from './kinds/kindOperations.ts';

type FormTemplateSetOperations = Pick<
  Operations,
  | 'listFormTemplateSets'
  | 'getFormTemplateSet'
  | 'getFormTemplateOfSet'
  | 'publishFormTemplates'
  | 'createTestFormTemplateSet'
  | 'markCurrentFormTemplateSetInProduction'
  | 'markFormTemplatesInProduction'
  | 'markFormTemplateInProduction'
>;

const notMarked =
  'Some form templates could not be marked in production (because they are not published yet or already in production).';
const notPublished = 'Some form templates could not be published (because they are not valid or not drafts).';

/** What is done to sets in a transaction. @throws what is refused, so that nothing is noted of it */
type SetWork = (sets: FormTemplateSets) => Promise<FormTemplatesChanged>;

/** Publishing form templates, and marking them in production. */
export function formTemplateSetOperations(services: Services): FormTemplateSetOperations {
  const { queries, options, audit, preferences, store } = services;
  const served = serve(services, kindNames.formTemplate);
  /** A selection may be refused that was right when the call was made first: that is looked at only when it is no repetition. */
  const findIds = async (selection: BulkIds | BulkFilter) => {
    if ('ids' in selection) return () => selection.ids;
    const [found] = await Promise.allSettled([rowsByFilter(served, selection)]);
    return () => {
      if (found.status === 'rejected') throw found.reason;
      return found.value.map(({ id }) => id);
    };
  };
  /** Does it once, however often the call is made, and answers what came of it. */
  const once = async <Id extends OperationId>(
    operation: Id,
    call: Call<Id>,
    event: (user: AuditUser, outcome: Outcome) => AuditEvent,
    work: SetWork,
  ) => {
    const user = call.signedIn();
    const write = readWrite(operation, call);
    const body = await store.writes.runForResult(write, async (tx) => {
      const { authorId, clientTag } = write;
      const outcome = await work(new FormTemplateSets(tx, { authorId, clientTag, time: options.clock() }));
      await audit.record(event(user, outcome), tx);
      return outcome;
    });
    return { status: 200, body } as const;
  };
  return {
    listFormTemplateSets: {
      handle: async ({ query: { startIndex = 0, numberOfRows, ...filter } }) => {
        const range = { startIndex, numberOfRows: pageSize(preferences, numberOfRows) };
        return { status: 200, body: await listSets(queries, range, filter) };
      },
    },
    getFormTemplateSet: {
      handle: async ({ path: { id } }) => {
        const set = await findSet(queries, id);
        if (set === null) throw notFound(`There is no form template set ${id}.`);
        return { status: 200, body: set };
      },
    },
    getFormTemplateOfSet: {
      handle: async ({ path: { id: setId, formTemplateId: id } }) => {
        const form = await findFormOfSet(queries, setId, id);
        if (!form) throw notFound(`The form template set ${setId} does not hold it.`);
        return {
          status: 200,
          body: await viewFormTemplate(form, { queries }),
          headers: { etag: etagOf(form) },
        };
      },
    },
    publishFormTemplates: {
      bodyLimit: selectionBodyLimit,
      handle: async (call) => {
        const { query, headers } = call;
        // The contract lets it be left out.
        const chosen = call.body as typeof call.body | null | undefined;
        const selection = chosen ? alone(chosen, query) : readSelection(query);
        const matches = matchOfOne(headers, selection);
        const ids = await findIds(selection);
        return once('publishFormTemplates', call, formTemplatesPublished, async (sets) =>
          toAnswer(await sets.publish(ids(), { matches, plan: query.expectedPlan }), notPublished),
        );
      },
    },
    createTestFormTemplateSet: {
      handle: (call) =>
        once('createTestFormTemplateSet', call, testSetMade, async (sets) =>
          toAnswer(await sets.makeTestSet(), '', true),
        ),
    },
    markCurrentFormTemplateSetInProduction: {
      handle: (call) => {
        const { expectedSetId, expectedPlan } = call.query;
        const operation = 'markCurrentFormTemplateSetInProduction';
        return once(operation, call, formTemplatesInProduction, async (sets) => {
          const outcome = await sets.markCurrentSet(expectedSetId, expectedPlan);
          if (typeof outcome === 'string') throw nothingChanged(outcome, []);
          // Whatever is left of a set may have been marked one by one.
          return toAnswer(outcome, notMarked, outcome.failures.length === 0);
        });
      },
    },
    markFormTemplatesInProduction: {
      bodyLimit: selectionBodyLimit,
      handle: async (call) => {
        const ids = await findIds(call.body);
        return once('markFormTemplatesInProduction', call, formTemplatesInProduction, async (sets) =>
          toAnswer(await sets.markInProduction(ids(), call.query.expectedPlan), notMarked),
        );
      },
    },
    markFormTemplateInProduction: {
      handle: (call) => {
        const { path, query, headers } = call;
        const matches = readIfMatch(headers['if-match']);
        return once('markFormTemplateInProduction', call, formTemplatesInProduction, async (sets) =>
          toAnswer(await sets.markOne(path.id, matches, query.expectedPlan), notMarked),
        );
      },
    },
  };
}

/** What If-Match says of a single form template; without it, it is taken as it is. */
function matchOfOne(
  { 'if-match': header }: CallHeaders,
  selection: BulkIds | BulkFilter,
): ((etag: string) => boolean) | undefined {
  if (header === undefined) return undefined;
  const count = 'ids' in selection ? selection.ids.length : selection.expectedCount;
  if (count !== 1) throw new ParameterError('If-Match', 'It is for a single form template.');
  return readIfMatch(header);
}

type CallHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** What came of it, for the answer. @throws ProblemError 409 when nothing was changed, unless that may be */
function toAnswer(outcome: Outcome, text: string, mayBeNone = false): FormTemplatesChanged {
  const { changed, setId, failures } = outcome;
  if (changed === 0 && !mayBeNone) throw nothingChanged(text, failures);
  return { changed, setId, message: failures.length > 0 ? text : null, failures };
}

function nothingChanged(detail: string, failures: Outcome['failures']): ProblemError {
  return new ProblemError(409, 'nothing-changed', 'No form template was changed', detail, {
    members: { failures },
  });
}

interface PublishQuery {
  uiFormTemplateIds?: string;
  filterUri?: string;
  excludedFormTemplateIds?: string;
  expectedCount?: number;
}

/** What a body chooses, if the query chooses nothing. */
function alone(body: BulkIds | BulkFilter, query: PublishQuery): BulkIds | BulkFilter {
  const { uiFormTemplateIds, filterUri, excludedFormTemplateIds, expectedCount } = query;
  const given = Object.entries({ uiFormTemplateIds, filterUri, excludedFormTemplateIds, expectedCount });
  const twice = given.find(([, value]) => value !== undefined);
  if (twice) throw new ParameterError(twice[0], 'It cannot be sent together with a body.');
  return body;
}

function readSelection({
  uiFormTemplateIds,
  filterUri,
  excludedFormTemplateIds = '',
  expectedCount,
}: PublishQuery): BulkIds | BulkFilter {
  const split = (text: string) => text.split(',').filter((id) => id !== '');
  if (filterUri === undefined) {
    if (uiFormTemplateIds === undefined) {
      throw new ParameterError(
        'uiFormTemplateIds',
        'Name form templates, or a filter that finds them, here or in a body.',
      );
    }
    return { ids: split(uiFormTemplateIds) };
  }
  if (uiFormTemplateIds !== undefined) {
    throw new ParameterError('filterUri', 'It cannot be sent together with uiFormTemplateIds.');
  }
  if (expectedCount === undefined) throw new ParameterError('expectedCount', 'A filter needs it.');
  return { filterUri, excludedIds: split(excludedFormTemplateIds), expectedCount };
}
