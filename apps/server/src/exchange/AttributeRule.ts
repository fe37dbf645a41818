/** How an attribute is read. */
export interface AttributeRule<Value = unknown> {
  isRequired: boolean;
  /** Undefined when the text is not of the type. */
  parse(text: string): Value | undefined;
  /** What the text must be, for messages: 'a whole number from 1 to 99'. */
  expected: string;
}

/** The values of attributes by their names. */
export type AttributeValues<Rules> = {
  [Name in keyof Rules]: Rules[Name] extends AttributeRule<infer Value> ? Value : never;
};

/** A whole number within bounds. */
export function integer(minimum: number, maximum: number): AttributeRule<number> {
  return {
    isRequired: true,
    expected: `a whole number from ${minimum} to ${maximum}`,
    parse: (text) => {
      const value = /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
      return value >= minimum && value <= maximum ? value : undefined;
    },
  };
}

/** A truth value as XML Schema spells it. */
export const boolean: AttributeRule<boolean> = {
  isRequired: true,
  expected: "'true' or 'false'",
  parse: (text) => new Map(Object.entries({ true: true, 1: true, false: false, 0: false })).get(text.trim()),
};

const dateTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/;

/** A moment, as epoch milliseconds. */
export const dateTime: AttributeRule<number> = {
  isRequired: true,
  expected: 'a date and time such as 2026-11-20T09:30:00Z',
  parse: (text) => {
    const value = dateTimePattern.test(text.trim()) ? Date.parse(text.trim()) : Number.NaN;
    return Number.isNaN(value) ? undefined : value;
  },
};

/** SHA-256 in base64url. */
export const digestText: AttributeRule<string> = {
  isRequired: true,
  expected: '43 characters of base64url',
  parse: (text) => (/^[\w-]{43}$/.test(text) ? text : undefined),
};

/** Any text. */
export const anyText: AttributeRule<string> = { isRequired: true, expected: 'a text', parse: (text) => text };

/** The id of a document. */
export const documentId: AttributeRule<string> = {
  isRequired: true,
  expected: "an id of letters, digits, '-' and '_', 100 at most",
  parse: (text) => (/^[\w-]{1,100}$/.test(text) ? text : undefined),
};

/** The same, but it may be left out, which is read as null. */
export function optional<Value>(rule: AttributeRule<Value>): AttributeRule<Value | null> {
  return { ...rule, isRequired: false };
}
