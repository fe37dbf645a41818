import { type FormTemplateGraph, result } from '@studio/api';
import type { TriedForm } from '@studio/rules';
import { api } from '../../../../../platform/http/api.ts';
import { toFormDraft } from '../../draft/toFormDraft.ts';
import { triedForm } from './trialForm.ts';

/** The other forms that a form is analysed with. */
const mostForms = 20;

/**
 * The forms that a circle may lead through: those that this one reads, at once or by others, and that lead back to it. Without an answer there is none.
 * @param keys of what it reads elsewhere: fields, properties and variables
 */
export async function loadOtherForms(
  keys: readonly string[],
  uniqueName: string,
  signal: AbortSignal,
): Promise<readonly TriedForm[]> {
  const read = keys.flatMap((key) => (key.includes('::') ? (key.split('::')[0] ?? []) : []));
  if (read.every((form) => form === uniqueName)) return [];
  const params = { query: { formTemplateUniqueName: uniqueName } };
  const graph = await result(api.GET('/rest/UIFormTemplate/graph', { params, signal })).then(
    ({ data }) => data,
    () => null,
  );
  if (graph === null) return [];
  const loaded = formsOnWay(graph, read, uniqueName).map((id) =>
    result(api.GET('/rest/UIFormTemplate/{id}', { params: { path: { id } }, signal })).then(
      ({ data }) => [triedForm(toFormDraft(data), data.formTemplate.uniqueName)],
      () => [],
    ),
  );
  return (await Promise.all(loaded)).flat();
}

/** The ids of the forms that are on a way from some forms to another one. */
export function formsOnWay(
  { forms, links }: Pick<FormTemplateGraph, 'forms' | 'links'>,
  from: readonly string[],
  to: string,
): readonly string[] {
  const ahead = reached(from, (form) => links.flatMap((link) => (link.from === form ? [link.to] : [])));
  const back = reached([to], (form) => links.flatMap((link) => (link.to === form ? [link.from] : [])));
  return forms
    .flatMap(({ id, uniqueName }) =>
      id !== null && uniqueName !== to && ahead.has(uniqueName) && back.has(uniqueName) ? [id] : [],
    )
    .slice(0, mostForms);
}

function reached(from: readonly string[], next: (form: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const form of found) for (const each of next(form)) found.add(each);
  return found;
}
