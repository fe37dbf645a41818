import fc from 'fast-check';
import { mergeOutlines } from '../outline/mergeOutlines.ts';
import type { Choices } from '../outline/Outline.ts';
import { CaseServer } from './CaseServer.ts';
import type { EditorCase, RandomEdit } from './EditorCase.ts';

/** What happens to an editor. */
export type Act<Doc, Draft> =
  | { readonly kind: 'edit'; readonly edit: RandomEdit<Doc, Draft> }
  | { readonly kind: 'undo' | 'redo' | 'stopCoalescing' | 'save' }
  | { readonly kind: 'revert'; readonly pick: number }
  /** Somebody else saves, and the draft is rebased onto that. */
  | { readonly kind: 'rebaseOnto'; readonly edits: readonly RandomEdit<Doc, Draft>[]; readonly side: Side }
  /** Somebody else saves, and this editor notices at the next save. */
  | { readonly kind: 'overtake'; readonly edits: readonly RandomEdit<Doc, Draft>[] };

type Side = 'mine' | 'theirs';

/** Acts of a user alone. */
export function ownActs<Doc, Draft extends object>(editorCase: EditorCase<Doc, Draft>) {
  return fc.oneof<fc.WeightedArbitrary<Act<Doc, Draft>>[]>(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('edit' as const), edit: editorCase.edits }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo', 'stopCoalescing') }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('revert' as const), pick: fc.nat(20) }) },
  );
}

/** Acts of a user among others. */
export function allActs<Doc, Draft extends object>(editorCase: EditorCase<Doc, Draft>) {
  const edits = fc.array(editorCase.edits, { minLength: 1, maxLength: 3 });
  const side = fc.constantFrom('mine' as const, 'theirs' as const);
  return fc.oneof<fc.WeightedArbitrary<Act<Doc, Draft>>[]>(
    { weight: 12, arbitrary: ownActs(editorCase) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('save' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('rebaseOnto' as const), edits, side }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('overtake' as const), edits }) },
  );
}

/** One editor and what happens to it. */
export class EditingRun<Doc, Draft extends object> {
  readonly server: CaseServer<Doc, Draft>;
  readonly editor: ReturnType<CaseServer<Doc, Draft>['open']>;
  /** Where undoing everything has to lead: what was there first, with all that it was rebased onto since. */
  start: Draft;
  /** Saves of this editor that were written. */
  saves = 0;
  #sides: { base: EditingRun<Doc, Draft>['editor']['state']['base']; origin: Draft };
  #choices: Choices = {};

  constructor(editorCase: EditorCase<Doc, Draft>, doc: Doc) {
    this.server = new CaseServer(editorCase, doc);
    this.editor = this.server.open();
    const { base, origin, draft } = this.editor.state;
    this.start = draft;
    this.#sides = { base, origin };
    this.editor.onRebase(() => this.#carryStart());
  }

  /** Lets one thing happen. */
  async act(act: Act<Doc, Draft>): Promise<void> {
    const { editor } = this;
    const { base, origin } = editor.state;
    this.#sides = { base, origin };
    this.#choices = {};
    switch (act.kind) {
      case 'edit':
        this.#edit(act.edit);
        break;
      case 'revert':
        this.#revert(act.pick);
        break;
      case 'save':
        await this.#save();
        break;
      case 'overtake':
        this.server.change(act.edits);
        break;
      case 'rebaseOnto':
        this.server.change(act.edits);
        await editor.rebaseOntoLatest();
        this.#resolveConflict(act.side);
        break;
      default:
        editor[act.kind]();
    }
  }

  #carryStart(): void {
    const { definition, state } = this.editor;
    const { read, write } = definition.outline;
    const { base, origin } = this.#sides;
    const { doc } = state.base;
    const theirs = state.origin;
    const [before, after] = [read(origin, base.doc), read(theirs, doc, base.doc)];
    const { merged } = mergeOutlines(before, read(this.start, base.doc), after, this.#choices);
    this.start = write(merged, [this.start, theirs, origin], doc);
  }

  #edit(edit: RandomEdit<Doc, Draft>): void {
    const { draft, base } = this.editor.state;
    const { draft: next, intent } = edit(draft, base.doc);
    const amendsPrevious = intent.amendsPrevious === true && this.editor.canUndo;
    this.editor.edit(next, { ...intent, amendsPrevious });
  }

  #revert(pick: number): void {
    const { changes } = this.editor;
    const change = changes[pick % Math.max(changes.length, 1)];
    if (change !== undefined) this.editor.revert(change);
  }

  async #save(): Promise<void> {
    const { version } = this.server;
    await this.editor.save();
    this.saves += this.server.version - version;
    this.#resolveConflict('mine');
  }

  #resolveConflict(side: Side): void {
    const { conflict } = this.editor.state;
    if (conflict === null) return;
    this.#choices = Object.fromEntries(conflict.collisions.map(({ id }) => [id, side]));
    this.editor.resolveConflict(this.#choices);
  }
}
