import type { DataSetWrite } from '@studio/api';
import { nameFault } from '../../store/nameFault.ts';
import type { Violation } from '../../store/Violation.ts';
import { dataSetType } from './DataSetDoc.ts';
import { type DataSetParts, isEnhanced } from './dataSetParts.ts';
import { isGeneratorOf } from './generatorDefinitions.ts';

/** Names that the paths of the contract, or URLs as such, give another meaning. */
export const reservedNames: ReadonlySet<string> = new Set([
  ...['.', '..', 'null'],
  ...['filter', 'references', 'delete', 'export', 'generators', 'repeatingFormTemplates'],
]);

/** The rules for a set's settings, by its type. */
export function checkSettings(body: DataSetWrite, parts: DataSetParts): Violation[] {
  return [...checkName(body.name.trim()), ...checkByType(body), ...checkParts(body, parts)].map(
    ([pointer, message]) => ({
      pointer,
      message,
    }),
  );
}

type Fault = [pointer: string, message: string];

function checkName(name: string): Fault[] {
  const fault = reservedNames.has(name) ? `The name '${name}' is reserved.` : nameFault(name);
  return fault === null ? [] : [['/name', fault]];
}

function checkByType(body: DataSetWrite): Fault[] {
  const isStatic = body.type === dataSetType.static;
  const isRepeating = body.type === dataSetType.repeatingForm;
  const faults: (Fault | false)[] = [
    isStatic && body.dynamicDefault !== null && ['/dynamicDefault', 'A static set has no dynamic default.'],
    !isStatic &&
      body.dynamicDefault === null && ['/dynamicDefault', 'Choose whether the default is dynamic.'],
    isStatic && !isBlank(body.generatorBeanName) && ['/generatorBeanName', 'A static set has no generator.'],
    !isStatic && checkGenerator(body),
    !isStatic &&
      body.clearInvalidFieldValue === null && [
        '/clearInvalidFieldValue',
        'Choose whether invalid values are cleared.',
      ],
    isRepeating &&
      isBlank(body.repeatingFormTemplateUniqueName) && [
        '/repeatingFormTemplateUniqueName',
        'A repeating form template is required.',
      ],
    !isRepeating &&
      !isBlank(body.repeatingFormTemplateUniqueName) && [
        '/repeatingFormTemplateUniqueName',
        'Only a Repeating Form set has a repeating form template.',
      ],
  ];
  return faults.filter((fault) => fault !== false);
}

function checkGenerator({ type, generatorBeanName }: DataSetWrite): Fault | false {
  if (generatorBeanName === null || isBlank(generatorBeanName))
    return ['/generatorBeanName', 'A generator is required.'];
  if (isGeneratorOf(generatorBeanName, type)) return false;
  return ['/generatorBeanName', `There is no generator '${generatorBeanName}' for this type of set.`];
}

/** Only sets with criteria depend on anything, and have another name for their items. */
function checkParts(
  { type, enhancedDynamicDataItems }: DataSetWrite,
  { dependency, dependencyPointer }: DataSetParts,
): Fault[] {
  if (isEnhanced(type)) return [];
  const faults: (Fault | false)[] = [
    enhancedDynamicDataItems !== undefined && [
      '/enhancedDynamicDataItems',
      'A set of this type sends items instead.',
    ],
    dependency !== null && [dependencyPointer, 'A set of this type has no dependencies.'],
  ];
  return faults.filter((fault) => fault !== false);
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
