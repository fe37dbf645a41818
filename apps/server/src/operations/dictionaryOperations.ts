import { DataDictionaries } from '../dictionary/DataDictionaries.ts';
import { attachment } from '../exchange/attachment.ts';
import type { Operations } from '../http/Operation.ts';
import { notFound } from '../http/problems.ts';
import type { Services } from '../Services.ts';
import { csvStart } from '../spreadsheets/csvLine.ts';

type DictionaryOperations = Pick<Operations, 'generateDataDictionary' | 'downloadDataDictionary'>;

/** The data dictionary. */
export function dictionaryOperations({ queries, audit, options, registry }: Services): DictionaryOperations {
  const { clock, random } = options;
  const newId = () => random(16).toString('hex');
  const dictionaries = new DataDictionaries({ queries, audit, kinds: registry.kinds, clock, newId });
  return {
    generateDataDictionary: {
      handle: async ({ signedIn }) => {
        const body = await dictionaries.generate(signedIn());
        return { status: 201, body, headers: { location: `/rest/Integration/dataDictionary/${body.id}` } };
      },
    },
    downloadDataDictionary: {
      handle: async ({ path, signedIn }) => {
        const found = await dictionaries.take(path.id, signedIn());
        if (!found) throw notFound(`There is no data dictionary '${path.id}'; the ten latest are kept.`);
        const headers = { 'content-disposition': attachment(found.fileName) };
        return {
          status: 200,
          headers,
          contentType: 'text/csv; charset=utf-8',
          body: `${csvStart}${found.content}`,
        };
      },
    },
  };
}
