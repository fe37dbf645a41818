const functionsOf = (name: string, holder: object): string[] =>
  Object.getOwnPropertyNames(holder)
    .filter((key) => typeof Reflect.get(holder, key) === 'function')
    .map((key) => `${name}.${key}`);

/** Functions of the language itself that a script may call: those that only compute. */
export const builtInFunctions: ReadonlySet<string> = new Set([
  'Array',
  'BigInt',
  'Boolean',
  'Date',
  'Error',
  'Number',
  'Object',
  'RangeError',
  'RegExp',
  'String',
  'Symbol',
  'TypeError',
  'decodeURI',
  'decodeURIComponent',
  'encodeURI',
  'encodeURIComponent',
  'escape',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
  'structuredClone',
  'unescape',
  ...functionsOf('Array', Array),
  ...functionsOf('BigInt', BigInt),
  ...functionsOf('Date', Date),
  ...functionsOf('Intl', Intl),
  ...functionsOf('JSON', JSON),
  ...functionsOf('Math', Math),
  ...functionsOf('Number', Number),
  ...functionsOf('Object', Object),
  ...functionsOf('Reflect', Reflect),
  ...functionsOf('String', String),
]);

/** Names of the language that a script may use. */
export const builtInNames: ReadonlySet<string> = new Set([
  'Array',
  'Boolean',
  'Date',
  'Error',
  'Infinity',
  'Intl',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'arguments',
  'undefined',
]);
