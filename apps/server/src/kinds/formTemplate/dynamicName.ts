/** A name of a field in braces, with the white space around it. Braces with nothing between them are text. */
const mention = /\{(\s*)([^\s{}](?:[^{}]*[^\s{}])?)(\s*)\}/g;

/** The fields of its form that a Dynamic Name names, each once, such as by `Building {buildingNumber}`. */
export function fieldsInDynamicName(template: string): string[] {
  return [...new Set([...template.matchAll(mention)].map(([, , field = '']) => field))];
}

/** A name with braces of its own cannot be in braces. */
const isSpeakable = (field: string) => /^[^{}]+$/.test(field);

/**
 * The Dynamic Name with other names of fields; the same text when `rename` changes none. A field whose new name has braces keeps its former
 * one there, which is no field then.
 */
export function renameInDynamicName(template: string, rename: (field: string) => string): string {
  return template.replaceAll(mention, (whole, before: string, field: string, after: string) => {
    const now = rename(field);
    return isSpeakable(now) ? `{${before}${now}${after}}` : whole;
  });
}
