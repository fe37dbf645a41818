import { useState } from 'react';

interface AskedQuestion<Question> {
  readonly question: Question;
  readonly answer: (isYes: boolean) => void;
}

/** Questions to the user, one at a time. `ask` waits for the answer. */
export function useQuestion<Question>() {
  const [asked, setAsked] = useState<AskedQuestion<Question> | null>(null);
  return {
    /** What is being asked; null for nothing. */
    question: asked?.question ?? null,
    ask: (question: Question): Promise<boolean> =>
      new Promise((resolve) => setAsked({ question, answer: resolve })),
    answer: (isYes: boolean) => {
      setAsked(null);
      asked?.answer(isYes);
    },
  };
}
