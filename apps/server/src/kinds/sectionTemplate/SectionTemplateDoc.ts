import type { JsonObject } from '../../store/JsonObject.ts';
import type { ContentReference } from '../../store/Kind.ts';

/** When a section is part of a document, by the contract's codes. */
export const applicability = { optional: 1, required: 2, defaultSelected: 3, conditional: 11 } as const;

/** The status of a template, by the contract's codes. */
export const sectionStatus = { draft: 0, inProduction: 1 } as const;

/** When a conditional section is part of a document, and what is done with it then. */
export type SectionRule = { condition: JsonObject; actions: JsonObject[] };

/** A section of proposals and binders as it is stored. */
export type SectionTemplateDoc = {
  name: string;
  description: string;
  active: boolean;
  applicability: number;
  /** Both may be false until one is chosen. */
  applicableToProposal: boolean;
  applicableToBinder: boolean;
  /** Empty for all products. */
  productNames: string[];
  /** Its place among the sections of a document. */
  ordinalNumber: number;
  /** It is part of the combined proposal or binder. */
  stitchable: boolean;
  /** The unique name of a form template. */
  formTemplateUniqueName: string | null;
  adapterBeanName: string;
  /** The template of its document. */
  document: ContentReference | null;
  status: number;
  /** Null while there is none. It stays when the section is not conditional any more. */
  triggerRule: SectionRule | null;
};
