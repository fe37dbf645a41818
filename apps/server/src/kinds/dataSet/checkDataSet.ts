import type { JsonObject } from '../../store/JsonObject.ts';
import { StoreError } from '../../store/StoreError.ts';
import type { Violation } from '../../store/Violation.ts';
import type { DataSetDoc } from './DataSetDoc.ts';
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
    const { doc, toBodyPointer } = readDataSet(set);
    return { violations: [], doc: { ...doc, required: set.required }, toGiven: toBodyPointer };
  } catch (error) {
    if (!(error instanceof StoreError) || error.failure.reason !== 'invalid') throw error;
    return { violations: [...error.failure.violations], doc: null };
  }
}
