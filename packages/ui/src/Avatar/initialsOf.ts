/** Up to two capitals for a name: of its first and its last word; "?" for an empty one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = picked
    .map((word) => [...(word ?? '')].find((letter) => /\p{L}|\p{N}/u.test(letter)) ?? '')
    .join('');
  return initials.toLocaleUpperCase() || '?';
}
