import type { RestoreOperation } from '@studio/api';
import type { RefusalList } from '../exchange/RefusalList.ts';
import type { RestoreDocument } from '../exchange/RestoreFile.ts';
import type { Section } from '../exchange/Section.ts';
import type { PlannedSets } from '../formTemplateSets/transfer/planSets.ts';
import type { PlannedDeployments } from '../ruleDeployments/transfer/transferDeployments.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import type { Reach } from '../store/reachesOf.ts';

/** A document of the store, as far as a plan needs it. */
export interface StoredName {
  id: string;
  name: string;
  version: number;
  /** What tells it from others of its kind, as the store has it. */
  key: string;
}

/** What becomes of a document of the file. */
export interface PlannedDocument {
  document: RestoreDocument;
  /** The document of the store whose place it takes; null when there is none. */
  stored: StoredName | null;
  /** What is to be stored. */
  after: JsonObject;
  fate: 'added' | 'updated' | 'left' | 'refused';
  /** Targets that the stored document refers to already; they may be missing, as when it is saved. */
  knownTargets: ReadonlySet<string>;
  /** Who names it, and has to be looked at again. */
  reaches: readonly Reach[];
}

/** What becomes of a document that the file lacks. */
export interface PlannedRemoval {
  stored: StoredName;
  isRefused: boolean;
  /** That it is refused because others refer to it. */
  isUsed: boolean;
  /** That it is refused because the product requires it. */
  isRequired: boolean;
}

/** What becomes of a section that the file names. */
export interface PlannedSection {
  section: Section;
  documents: PlannedDocument[];
  removals: PlannedRemoval[];
  /** Documents of the store that the file lacks, and which stay. */
  untouchedCount: number;
  /** Documents that were refused when the file was read. */
  refusedCount: number;
}

/** What restoring a file would do. */
export interface RestorePlan {
  operation: RestoreOperation;
  sections: PlannedSection[];
  /** Null when the file names no sets of form templates. */
  sets: PlannedSets | null;
  /** Null when the file names no deployments of rule sets. */
  deployments: PlannedDeployments | null;
  refusals: RefusalList;
}
