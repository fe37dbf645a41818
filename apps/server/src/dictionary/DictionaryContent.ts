/** A form field, a data set or a rule, as far as the dictionary tells of it. */
export interface DictionaryEntry {
  kind: 'Form Field' | 'Data Set' | 'Rule';
  /** Who it is where others refer to it. */
  target: ReferenceEnd;
  name: string;
  /** The form template of a field; empty for the others. */
  form: string;
  label: string;
  description: string;
  /** The type of a field or a set, the rule set of a rule. */
  details: string;
}

/** One end of a reference: a document, or a part of one. */
export interface ReferenceEnd {
  /** The kind's name. */
  kind: string;
  /** The document's name, as its kind tells it apart. */
  name: string;
  /** Empty for the whole document. */
  part: string;
}

/** That something names something else. */
export interface DictionaryReference {
  from: ReferenceEnd;
  to: ReferenceEnd;
  /** Whether what is named does not exist any more. */
  isMissing: boolean;
}

/** Everything that the dictionary is made of. */
export interface DictionaryContent {
  /** In the order of the file. */
  entries: DictionaryEntry[];
  references: DictionaryReference[];
}
