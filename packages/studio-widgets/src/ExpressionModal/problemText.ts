import type { ScriptFault } from './model/scriptProblem.ts';

const mend = (suggestion: string | undefined) => (suggestion ? ` Did you mean '${suggestion}'?` : '');

function faultText(fault: ScriptFault, formLabel: string): string {
  switch (fault.kind) {
    case 'syntax':
      return `${fault.reason.charAt(0).toLowerCase()}${fault.reason.slice(1)}.`;
    case 'unknown-function':
      return `no function '${fault.name}'.${mend(fault.suggestion)}`;
    case 'function-not-offered':
      return `'${fault.name}' is not offered for this kind of expression.`;
    case 'unknown-form':
      return `no form '${fault.form}'.${mend(fault.suggestion)}`;
    case 'unknown-field':
      return `no field '${fault.field}' on ${formLabel}.${mend(fault.suggestion)}`;
    case 'unchecked-form':
      return `the fields of ${formLabel} could not be loaded, and are not checked.`;
    case 'unknown-name':
      return `nothing is named '${fault.name}' here.${mend(fault.suggestion)}`;
    case 'equality':
      return `expected '${fault.operator}=' and instead saw '${fault.operator}'.`;
  }
}

/** A problem in words, its line first. @param formLabel of the form that it names */
export function problemText(fault: ScriptFault, line: number, formLabel: string): string {
  return `Line ${line}: ${faultText(fault, formLabel)}`;
}
