import { whole } from '../store/checkShape.ts';

/**
 * The shape of a file that a document names, or null.
 * @param own what the kind keeps of it besides, all of it needed
 */
export function contentReferenceShape(own: Readonly<Record<string, object>> = {}) {
  const present = whole({
    digest: { type: 'string', pattern: '^[\\w-]{43}$' },
    size: { type: 'integer', minimum: 0 },
    mediaType: { type: 'string', minLength: 1, maxLength: 200 },
    fileName: { type: 'string', minLength: 1, maxLength: 255 },
    ...own,
  });
  return { oneOf: [{ type: 'null' }, present] };
}
