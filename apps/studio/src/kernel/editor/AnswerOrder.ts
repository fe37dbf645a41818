/** Keeps the order of questions whose answers come in any order: one that is older than what was taken is left out. */
export class AnswerOrder {
  #asked = 0;
  #taken = 0;

  /**
   * To be called when something is asked.
   * @returns to be called with its answer: whether it is to be taken; not when one that was asked later has been
   */
  ask(): () => boolean {
    this.#asked += 1;
    const turn = this.#asked;
    return () => {
      if (turn < this.#taken) return false;
      this.#taken = turn;
      return true;
    };
  }
}
