import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import { dataSetXml } from '../kinds/dataSet/dataSetXml.ts';
import type { Section } from './Section.ts';

/** The section of data sets. */
export const dataSetSection: Section = { name: 'Data Sets', kind: dataSetKind, toXml: dataSetXml };

/** Every section there is, in the order of a whole backup. */
export const sections: readonly Section[] = [dataSetSection];

/** Stands for all sections. */
export const allSectionsName = 'All';
