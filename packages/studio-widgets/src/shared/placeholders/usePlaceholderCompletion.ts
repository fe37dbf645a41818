import { useState } from 'react';
import { findPlaceholders, type Placeholder, type PlaceholderQuery } from './Placeholder.ts';

/** Options that PageUp and PageDown go over. */
const page = 6;

/** Where a key goes in a list; undefined for one that goes nowhere. At its ends the arrows go around. */
export function movedIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'PageDown') return Math.min(index + page, count - 1);
  return key === 'PageUp' ? Math.max(index - page, 0) : undefined;
}

/** A key that is pressed in a field, of React or of the browser. */
interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

interface CompletionInput {
  /** Undefined while it is not known which there are. */
  readonly placeholders: readonly Placeholder[] | undefined;
  /** What is being typed where the caret is; null for nothing. */
  readonly query: PlaceholderQuery | null;
  /** The text around it: another one, by identity, after each edit. */
  readonly text: unknown;
  /** Puts a placeholder in place of what was typed. */
  readonly onChoose: (placeholder: Placeholder, query: PlaceholderQuery) => void;
}

/** The list that completes a placeholder. */
export interface PlaceholderCompletion {
  /** Those that fit what was typed; none while the list is closed. */
  readonly found: readonly Placeholder[];
  readonly index: number;
  readonly onHighlight: (index: number) => void;
  readonly onChoose: (placeholder: Placeholder) => void;
  /** Does what a key does in the list while it is open. @returns whether it did something */
  readonly handleKey: (event: PressedKey) => boolean;
}

const none: readonly Placeholder[] = [];

/** What is remembered between edits. Places are those of braces. */
interface Memory {
  readonly text: unknown;
  /** Where the list is open; null for nowhere. */
  readonly open: number | null;
  /** Where Escape has closed it; null for nowhere. */
  readonly dismissed: number | null;
}

/** What becomes of it by a text and what is being typed there: an edit opens the list, a caret that is only moved does not. */
function remembered(memory: Memory, text: unknown, query: PlaceholderQuery | null): Memory {
  if (query === null) return { text, open: null, dismissed: null };
  return text === memory.text ? memory : { ...memory, text, open: query.from };
}

function isSame(a: Memory, b: Memory): boolean {
  return a.text === b.text && a.open === b.open && a.dismissed === b.dismissed;
}

/** Offers placeholders while one is typed, until Escape or a choice; the focus stays in the text. */
export function usePlaceholderCompletion({
  placeholders = none,
  query,
  text,
  onChoose,
}: CompletionInput): PlaceholderCompletion {
  const [known, setKnown] = useState<Memory>({ text, open: null, dismissed: null });
  const memory = remembered(known, text, query);
  if (!isSame(memory, known)) setKnown(memory);
  const [highlighted, setHighlighted] = useState({ query: '', index: 0 });
  const isWanted = query !== null && query.from === memory.open && query.from !== memory.dismissed;
  const found = isWanted ? findPlaceholders(placeholders, query.query) : none;
  const typed = query?.query ?? '';
  const index = highlighted.query === typed ? Math.min(highlighted.index, found.length - 1) : 0;
  const onHighlight = (next: number) => setHighlighted({ query: typed, index: next });
  const choose = (placeholder: Placeholder) => {
    if (query) onChoose(placeholder, query);
  };

  const run = (key: string): boolean => {
    const chosen = found[index];
    const next = movedIndex(key, index, found.length);
    if (next !== undefined) onHighlight(next);
    else if (key === 'Escape') setKnown({ ...memory, dismissed: query?.from ?? null });
    else if (chosen && (key === 'Enter' || (key === 'Tab' && typed !== ''))) choose(chosen);
    else return false;
    return true;
  };
  const handleKey = (event: PressedKey): boolean => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (found.length === 0 || !isPlain || !run(event.key)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { found, index, onHighlight, onChoose: choose, handleKey };
}
