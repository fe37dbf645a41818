import type { JsonValue } from '../../../store/JsonObject.ts';
import { describeParts, simpleText } from '../fieldChange.ts';
import { headingOf } from './headingOf.ts';

/** A whole value on one line; null for nothing. Objects within it stand in parentheses. */
export function describeValue(value: JsonValue | undefined): string | null {
  if (typeof value !== 'object' || value === null) return simpleText(value);
  if (Object.keys(value).length === 0) return 'Empty';
  return Array.isArray(value)
    ? value.map(describeInner).join('; ')
    : describeParts(
        Object.entries(value).map(([name, part]) => [headingOf(name), describeInner(part)] as const),
      );
}

function describeInner(value: JsonValue | undefined): string {
  const text = describeValue(value) ?? '';
  return typeof value === 'object' && value !== null && text !== '' ? `(${text})` : text;
}
