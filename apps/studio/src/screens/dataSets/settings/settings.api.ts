import {
  type DataSet,
  type DataSetType,
  type DataSetWrite,
  type GeneratorDefinition,
  type RepeatingFormTemplate,
  result,
} from '@studio/api';
import type { Loaded, SaveOptions } from '../../../kernel/editor/types.ts';
import { api } from '../../../services/api.ts';
import { saveHeaders, toLoaded } from '../dataSets.api.ts';

/** The generators that a set of this type can have. */
export async function listGenerators(
  type: DataSetType,
  signal: AbortSignal,
): Promise<readonly GeneratorDefinition[]> {
  return (await result(api.GET('/rest/DataSet/generators', { params: { query: { type } }, signal }))).data;
}

/** The form templates that can feed a Repeating Form set. */
export async function listRepeatingFormTemplates(
  signal: AbortSignal,
): Promise<readonly RepeatingFormTemplate[]> {
  return (await result(api.GET('/rest/DataSet/repeatingFormTemplates', { signal }))).data;
}

/** Creates a set. @throws ProblemError 409 when the name is taken, 422 when a rule is broken. */
export async function createDataSet(body: DataSetWrite, options: SaveOptions): Promise<Loaded<DataSet>> {
  const params = { header: saveHeaders(options) };
  return toLoaded(await result(api.POST('/rest/DataSet', { params, body })));
}
