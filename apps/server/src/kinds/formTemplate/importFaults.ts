import type { ImportedFormTemplate } from '@studio/api';
import type { RefusedPart } from '../../exchange/RefusedParts.ts';

/** Of a form template; what else is wrong is counted. */
const maxListed = 5;

/** The first few sentences about what is wrong with a form template, and how many more there are. */
export function joinFaults(sentences: readonly string[], count = sentences.length): string {
  const listed = sentences.slice(0, maxListed);
  const rest = count - listed.length;
  if (rest > 0) listed.push(rest === 1 ? 'There is 1 more fault.' : `There are ${rest} more faults.`);
  return listed.join(' ');
}

/** The result for a part of a file that could not be taken for a form template: whatever of its names the file has. */
export function refusedOf({ name, doc, faults, faultCount }: RefusedPart): ImportedFormTemplate {
  const sentences = faults.map(({ message, position }) =>
    position ? `Line ${position.line}: ${message}` : message,
  );
  return {
    uniqueName: name,
    version: numberOf(doc?.['version']),
    type: numberOf(doc?.['type']),
    fate: 'refused',
    message: joinFaults(sentences, faultCount),
  };
}

/** The value may be of any type. */
function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
