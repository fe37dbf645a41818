import { fault } from '../../fault.ts';
import { productLookups } from '../../kinds/dataSet/productLookups.ts';
import type { DemoDataSetSeed } from '../types.ts';
import { customSet } from './customSet.ts';

/** A set of that name that every studio has. */
export function lookupSet(name: string): DemoDataSetSeed {
  const lookup = productLookups.find((each) => each.name === name) ?? fault(`There is no lookup '${name}'.`);
  const { description, generatorBeanName, isRequired } = lookup;
  return customSet(name, description, generatorBeanName, { required: isRequired });
}
