/** Drops responses that arrive after the response to a newer request. */
export class ResponseSequence {
  #asked = 0;
  #taken = 0;

  /**
   * To be called when a request is sent.
   * @returns to be called with its answer: whether it is to be taken; not when one that was asked later has been
   */
  next(): () => boolean {
    this.#asked += 1;
    const turn = this.#asked;
    return () => {
      if (turn < this.#taken) return false;
      this.#taken = turn;
      return true;
    };
  }
}
