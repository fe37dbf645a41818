import type { DemoDataSetSeed } from '../types.ts';
import { emptySet } from './emptySet.ts';

interface CustomSetOptions {
  /** True locks the name. Default false. */
  required?: boolean;
  /** Searched on the server from this many characters on; not at all when absent. */
  minSearchStringLength?: number;
}

/** A Custom set: the generator of that bean name writes the items. */
export function customSet(
  name: string,
  description: string,
  generatorBeanName: string,
  { required = false, minSearchStringLength }: CustomSetOptions = {},
): DemoDataSetSeed {
  return {
    ...emptySet(name, description, 1),
    generatorBeanName,
    required,
    ...(minSearchStringLength !== undefined && { supportSearch: true, minSearchStringLength }),
  };
}
