import type { Kind } from '../store/Kind.ts';
import { dataSetKind } from './dataSet/dataSetKind.ts';
import { formTemplateKind } from './formTemplate/formTemplateKind.ts';
import { organizationKind } from './organization/organizationKind.ts';
import { productKind } from './product/productKind.ts';
import { ruleKind } from './rule/ruleKind.ts';

/** Every kind of document by its name. */
export const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>(
  [dataSetKind, formTemplateKind, organizationKind, productKind, ruleKind].map((kind) => [kind.name, kind]),
);
