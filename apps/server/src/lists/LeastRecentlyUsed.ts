/** Keeps the values used last. */
export class LeastRecentlyUsed<Value> {
  readonly #size: number;
  readonly #values = new Map<string, Value>();

  constructor(size: number) {
    this.#size = size;
  }

  /** The value kept under a key, or what `make` makes, which is kept from now on. */
  get(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#size && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }

  clear(): void {
    this.#values.clear();
  }
}
