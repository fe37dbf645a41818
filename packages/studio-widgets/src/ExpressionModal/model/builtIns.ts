const functionsOf = (name: string, holder: object): string[] =>
  Object.getOwnPropertyNames(holder)
    .filter((key) => typeof Reflect.get(holder, key) === 'function')
    .map((key) => `${name}.${key}`);

/** Functions of the language itself that a script may call: those that only compute. */
export const builtInFunctions: ReadonlySet<string> = new Set([
  'Array',
  'Boolean',
  'Date',
  'Number',
  'String',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
  ...functionsOf('Array', Array),
  ...functionsOf('Date', Date),
  ...functionsOf('JSON', JSON),
  ...functionsOf('Math', Math),
  ...functionsOf('Number', Number),
  ...functionsOf('Object', Object),
  ...functionsOf('String', String),
]);

/** Names of the language that a script may use. */
export const builtInNames: ReadonlySet<string> = new Set([
  'Array',
  'Boolean',
  'Date',
  'Infinity',
  'JSON',
  'Math',
  'NaN',
  'Number',
  'Object',
  'String',
  'arguments',
  'undefined',
]);
