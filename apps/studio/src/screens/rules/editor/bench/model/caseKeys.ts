type Stored = Readonly<Record<string, unknown>>;

const words = new Set(['true', 'false', 'null', 'undefined', 'Math', 'fieldValue', 'fieldValues', 'field']);
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The keys by which a rule looks values up in a case, each once, in their order in it. Those of expressions are found by how they look. */
export function keysOf(condition: unknown): readonly string[] {
  const keys: string[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return undefined;
    const of = value as Stored;
    const [form, field] = [text(of['formTemplateUniqueName']), text(of['fieldName'])];
    const [object, property] = [text(of['objectName']), text(of['propertyName'])];
    if (of['kind'] === 'FieldValue' && form && field) keys.push(`${form}::${field}`);
    if (of['kind'] === 'PropertyValue' && object && property) keys.push(`${object}.${property}`);
    if (of['kind'] === 'VariableValue' && text(of['variableName'])) keys.push(text(of['variableName']));
    if (of['kind'] === 'RawCondition') keys.push(...namesIn(text(of['rawExpression'])));
    // Without its blanks it is an expression.
    if (of['kind'] === 'ParameterizedCondition')
      keys.push(...namesIn(text(of['expression']).replaceAll(/\{[^{}]*\}/g, ' ')));
    return Object.values(of).forEach(visit);
  };
  visit(condition);
  return [...new Set(keys)];
}

function namesIn(expression: string): readonly string[] {
  const fields = [...expression.matchAll(/fieldValues?\(\s*['"]([^'"]*)['"]\s*,\s*['"]([^'"]*)['"]\s*\)/g)];
  const rest = expression.replaceAll(/'[^']*'|"[^"]*"/g, ' ');
  const names = [...rest.matchAll(/[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?!\w*\s*\()/g)].map(
    ([name]) => name,
  );
  return [
    ...fields.map(([, form, field]) => `${form}::${field}`),
    ...names.filter((name) => !words.has(name) && !name.startsWith('Math.')),
  ];
}
