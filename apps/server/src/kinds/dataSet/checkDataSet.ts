import type { DataSetWrite } from '@studio/api';
import type { JsonObject } from '../../store/JsonObject.ts';
import { StoreError } from '../../store/StoreError.ts';
import type { Violation } from '../../store/Violation.ts';
import { type DataSetDoc, dataSetType } from './DataSetDoc.ts';
import { checkDataSetShape } from './dataSetShape.ts';
import { readDataSet } from './readDataSet.ts';

/** A document that passed, or what is wrong with it. */
export type CheckedDataSet =
  | { violations: Violation[]; doc: null }
  | {
      violations: [];
      /** In the one form in which sets are stored. */
      doc: DataSetDoc;
      /** Where the given document has what `doc` has at a JSON pointer. */
      toGiven: (pointer: string) => string;
    };

/** Holds a document of a data set against the rules that a request body is held against, and reads it in the same way. */
export function checkDataSet(given: JsonObject): CheckedDataSet {
  const faults = checkDataSetShape(given);
  if (faults.length > 0) return { violations: faults, doc: null };
  // The shape was checked.
  const set = given as DataSetDoc;
  try {
    const { doc, toBodyPointer } = readDataSet(toBody(set));
    const toGiven = (pointer: string) => toDocumentPointer(toBodyPointer(pointer));
    return { violations: [], doc: { ...doc, required: set.required }, toGiven };
  } catch (error) {
    if (!(error instanceof StoreError) || error.failure.reason !== 'invalid') throw error;
    const violations = error.failure.violations.map(({ pointer, message }) => ({
      pointer: toDocumentPointer(pointer),
      message,
    }));
    return { violations, doc: null };
  }
}

/** The body that a client would send to write the document. */
function toBody({ required: _required, items, dynamicDataSetDependency, ...settings }: DataSetDoc) {
  const isEnhanced = settings.type === dataSetType.custom || settings.type === dataSetType.dependent;
  const body: DataSetWrite = isEnhanced
    ? { ...settings, enhancedDynamicDataItems: items, dependency: dynamicDataSetDependency }
    : { ...settings, items, dependency: dynamicDataSetDependency };
  return body;
}

function toDocumentPointer(pointer: string): string {
  return pointer
    .replace(/^\/enhancedDynamicDataItems(?=\/|$)/, '/items')
    .replace(/^\/dependency(?=\/|$)/, '/dynamicDataSetDependency');
}
