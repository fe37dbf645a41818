import type { Choice } from '../outline/Outline.ts';
import type { RacingUser } from './RacingUser.ts';
import type { FieldsDoc, SimulatedServer } from './SimulatedServer.ts';

/**
 * Records for every text which ones it replaced, because a user typed over them or gave them up in a choice, and
 * watches what happens on the server and on every screen. Every text is written once.
 */
export class Replacements {
  /** Texts that went, and what came without anybody having decided that. */
  readonly unexplained: string[] = [];
  readonly #replaced = new Map<string, Set<string>>();
  #count = 0;

  constructor(server: SimulatedServer, users: readonly RacingUser[]) {
    server.onWrite((before, { doc }) => this.#watch('server', before, doc));
    for (const [index, { editor }] of users.entries()) {
      let shown = editor.state.draft;
      const look = () => {
        this.#watch(`user ${index}`, shown, editor.state.draft);
        shown = editor.state.draft;
      };
      editor.subscribe(look);
    }
  }

  /** Types over what is on the screen. */
  type(user: RacingUser, field: string, text: string): void {
    this.#note(text, user.editor.state.draft[field] ?? '');
    user.edit(field, text);
  }

  /** Gives up one side or both. */
  choose(mine: string, theirs: string, pick: 'mine' | 'theirs' | 'a third'): Choice {
    if (pick === 'mine') this.#note(mine, theirs);
    if (pick === 'theirs') this.#note(theirs, mine);
    if (pick !== 'a third') return pick;
    this.#count += 1;
    const value = `third ${this.#count}`;
    this.#note(value, mine);
    this.#note(value, theirs);
    return { value };
  }

  #note(text: string, other: string): void {
    this.#replaced.set(text, (this.#replaced.get(text) ?? new Set()).add(other));
  }

  #watch(where: string, before: FieldsDoc, after: FieldsDoc): void {
    for (const [field, text] of Object.entries(after)) {
      const other = before[field] ?? '';
      if (text !== other && !this.#replaces(text, other, new Set()))
        this.unexplained.push(`${where}: ${field} was '${other}' and is '${text}'`);
    }
  }

  #replaces(text: string, other: string, seen: Set<string>): boolean {
    if (text === other) return true;
    if (seen.has(text)) return false;
    seen.add(text);
    return [...(this.#replaced.get(text) ?? [])].some((each) => this.#replaces(each, other, seen));
  }
}
