/** Everything that a document of XML 1.0 cannot hold, not even as a character reference. */
const unrepresentable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const escapePattern = /\\(?:u(?<hex>[0-9A-F]{4})|\\)/g;
const escaped = new RegExp(`\\\\|${unrepresentable.source}`, 'gu');

/** Text as an initialization file holds it. */
export interface EncodedText {
  /** True when backslash escapes represent what XML cannot hold, and a double backslash a backslash. */
  isEscaped: boolean;
  /** Content for an element; markup is escaped already. */
  content: string;
}

/** Makes element content of any string, so that reading it back gives the same string. */
export function encodeText(text: string): EncodedText {
  const isEscaped = unrepresentable.test(text);
  const plain = isEscaped ? text.replace(escaped, escapeCharacter) : text;
  return { isEscaped, content: escapeMarkup(plain) };
}

/** Whether every backslash of the text is the beginning of an escape. */
export function isEscapedText(content: string): boolean {
  return !content.replaceAll(escapePattern, ' ').includes('\\');
}

/** Gives back the string that `encodeText` was given, from the content as an XML parser reads it. */
export function decodeText(content: string, isEscaped: boolean): string {
  if (!isEscaped) return content;
  return content.replaceAll(escapePattern, (_match, hex: string | undefined) =>
    hex === undefined ? '\\' : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function escapeCharacter(character: string): string {
  if (character === '\\') return '\\\\';
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A carriage return is spelled out because parsers read a bare one as a line feed. */
function escapeMarkup(text: string): string {
  return text.replace(/[&<>"\r\t\n]/g, (character) => {
    switch (character) {
      case '&':
        return '&amp;';
      case '<':
        return '&lt;';
      case '>':
        return '&gt;';
      case '"':
        return '&quot;';
      default:
        return `&#${character.charCodeAt(0)};`;
    }
  });
}
