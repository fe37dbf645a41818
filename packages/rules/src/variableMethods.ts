/** How variables of a type are read. */
export interface VariableMethod {
  /** The type of the variable, by which both sides of a comparison are read. */
  readonly typeName: string;
  /** What is stored as the method. */
  readonly name: string;
  readonly label: string;
}

/** The types of variables, with the method that each is read by. */
export const variableMethods: readonly VariableMethod[] = [
  { typeName: 'String', name: 'stringValue', label: 'Text' },
  { typeName: 'Boolean', name: 'booleanValue', label: 'Yes or no' },
  { typeName: 'Integer', name: 'integerValue', label: 'Whole number' },
  { typeName: 'Double', name: 'doubleValue', label: 'Number' },
  { typeName: 'Date', name: 'dateValue', label: 'Date' },
];

/** Whether a variable of a type can be read by a method. Without one it is read by its type. */
export function suitsVariable(typeName: unknown, method: unknown): boolean {
  if (method === undefined || method === null || method === '') return true;
  return variableMethods.some((each) => each.name === method && each.typeName === typeName);
}
