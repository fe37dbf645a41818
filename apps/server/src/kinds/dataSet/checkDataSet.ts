import type { JsonObject } from '../../store/JsonObject.ts';
import { joinViolations } from '../../store/joinViolations.ts';
import type { SchemaFaults } from '../../store/schemaViolations.ts';
import type { DataSetDoc } from './DataSetDoc.ts';
import { findDataSetShapeFaults } from './dataSetShape.ts';
import { readDataSet } from './readDataSet.ts';

/** A document that passed, or what is wrong with it. */
export type CheckedDataSet =
  | (SchemaFaults & { doc: null })
  | {
      violations: [];
      isTyped: true;
      /** In the one form in which sets are stored. */
      doc: DataSetDoc;
      /** Where the given document has what `doc` has at a JSON pointer. */
      toGiven: (pointer: string) => string;
    };

/** Holds a document of a data set against the rules that a request body is held against, and reads it in the same way. */
export function checkDataSet(given: JsonObject): CheckedDataSet {
  const faults = findDataSetShapeFaults(given);
  if (!faults.isTyped) return { ...faults, doc: null };
  // The types were checked.
  const set = given as DataSetDoc;
  const { doc, toBodyPointer, ...read } = readDataSet(set);
  const violations = joinViolations(faults.violations, read.violations);
  if (violations.length > 0) return { violations, isTyped: true, doc: null };
  return { violations: [], isTyped: true, doc: { ...doc, required: set.required }, toGiven: toBodyPointer };
}
