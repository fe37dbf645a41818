import { Editor } from '../Editor.ts';
import type { Choice } from '../outline/Outline.ts';
import type { FieldsDoc, Line, SimulatedServer } from './SimulatedServer.ts';

/** Something that a user does. */
export type Deed = 'edit' | 'save' | 'save twice' | 'rebase' | 'undo' | 'redo' | 'cut' | 'mend';

/** One user with an editor, whose connection may be cut. */
export class RacingUser {
  readonly editor: Editor<FieldsDoc, FieldsDoc>;
  readonly line: Line = { isCut: false };
  /** Whether the draft is rebased as soon as news of a save is received. */
  readonly isEager: boolean;
  conflicts = 0;
  /** Counts what was done to the draft. */
  edits = 0;

  constructor(server: SimulatedServer, isEager: boolean) {
    this.isEager = isEager;
    this.editor = new Editor(server.definition(this.line), 'doc', server.current());
    this.editor.subscribe(() => {
      if (this.editor.state.conflict !== null) this.conflicts += 1;
    });
  }

  /** Does one thing. @returns what it has begun */
  act(deed: Exclude<Deed, 'edit'>): Promise<unknown>[] {
    switch (deed) {
      case 'save':
        return [this.editor.save()];
      case 'save twice':
        return [this.editor.save(), this.editor.save()];
      case 'rebase':
        return [this.rebaseOnto()];
      case 'cut':
      case 'mend':
        this.line.isCut = deed === 'cut';
        return [];
      default:
        this.edits += 1;
        this.editor[deed]();
        return [];
    }
  }

  edit(field: string, text: string): void {
    this.edits += 1;
    this.editor.edit({ ...this.editor.state.draft, [field]: text }, { coalesceKey: field });
  }

  /** As the screen does with news; without a connection it has no effect. */
  async rebaseOnto(): Promise<void> {
    await this.editor.rebaseOntoLatest().catch(() => null);
  }

  /** Saves and rebases until nothing is left of either. @param choose resolves collisions */
  async finish(choose: (mine: string, theirs: string) => Choice): Promise<void> {
    this.line.isCut = false;
    do {
      this.resolveConflict(choose);
      await this.editor.save();
    } while (this.editor.isDirty);
    await this.rebaseOnto();
  }

  /** Chooses for everything that collides. */
  resolveConflict(choose: (mine: string, theirs: string) => Choice): void {
    const collisions = this.editor.state.conflict?.collisions ?? [];
    const chosen = collisions.map((collision) => {
      if (collision.kind !== 'field') throw new Error('Only fields collide here.');
      return [collision.id, choose(String(collision.mine), String(collision.theirs))] as const;
    });
    this.editor.resolveConflict(Object.fromEntries(chosen));
  }
}
