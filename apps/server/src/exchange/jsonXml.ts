import type { JsonObject, JsonValue } from '../store/JsonObject.ts';
import { element } from './element.ts';
import { encodeText } from './encodeText.ts';

/**
 * JSON as elements: `map`, `array`, `string`, `number`, `boolean` and `null`, a member of a map with its name in the
 * attribute `key`. Nothing is lost, neither the order of members nor any character.
 */
export function jsonXml(value: JsonValue, key: string | null = null): string {
  const name = keyAttributes(key);
  if (value === null) return element('null', name, '');
  if (typeof value === 'boolean') return element('boolean', name, String(value));
  if (typeof value === 'number') return element('number', name, JSON.stringify(value));
  if (typeof value === 'string') {
    const { isEscaped, content } = encodeText(value);
    return element('string', { ...name, escaped: isEscaped || null }, content);
  }
  if (Array.isArray(value)) return element('array', name, value.map((item) => jsonXml(item)).join(''));
  return element('map', name, members(value).join(''));
}

function members(object: JsonObject): string[] {
  return Object.entries(object).map(([key, value]) => (value === undefined ? '' : jsonXml(value, key)));
}

function keyAttributes(key: string | null) {
  if (key === null) return {};
  return { key, escapedKey: encodeText(key).isEscaped || null };
}
