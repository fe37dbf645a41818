/**
 * The shape of a file that a document names, or null.
 * @param own what the kind keeps of it besides, all of it needed
 */
export function contentReferenceShape(own: Readonly<Record<string, object>> = {}) {
  const properties = {
    digest: { type: 'string', pattern: '^[\\w-]{43}$' },
    size: { type: 'integer', minimum: 0 },
    mediaType: { type: 'string', minLength: 1, maxLength: 200 },
    fileName: { type: 'string', minLength: 1, maxLength: 255 },
    ...own,
  };
  const present = {
    type: 'object',
    required: Object.keys(properties),
    additionalProperties: false,
    properties,
  };
  return { oneOf: [{ type: 'null' }, present] };
}
