/** A noun as one of several is spoken of: `an e-mail template`. Nouns with a u begin as `user` does. */
export function withArticle(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
