import { encodeText } from './encodeText.ts';

type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/** An element around content that is markup already. Attributes that are null are left out. */
export function element(name: string, attributes: Attributes, content: string): string {
  const start = `${name}${attributeText(attributes)}`;
  return content === '' ? `<${start}/>` : `<${start}>${content}</${name}>`;
}

/** The start tag alone. */
export function startTag(name: string, attributes: Attributes): string {
  return `<${name}${attributeText(attributes)}>`;
}

/** An element around any text; nothing for null, so that null differs from the empty text. */
export function textElement(name: string, text: string | null): string {
  if (text === null) return '';
  const { isEscaped, content } = encodeText(text);
  return element(name, isEscaped ? { escaped: true } : {}, content);
}

/** Values are numbers, booleans, times and ids, or were checked to hold nothing that needs a backslash escape. */
function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${encodeText(String(value)).content}"`)
    .join('');
}
