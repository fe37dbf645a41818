/**
 * How far a question is that loads what it shows: `awaited` until that is there, `open` once it can be agreed to, `idle` where nothing would be
 * done, which it says: then there is nothing to agree to.
 */
export type QuestionState = 'awaited' | 'open' | 'idle';
