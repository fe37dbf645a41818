import { type RefObject, useMemo } from 'react';
import type { DraftHistory } from '../../shared/history/useDraftHistory.ts';
import type { FormBuilderProps, InsertParts } from '../FormBuilderProps.ts';
import type { FormBuilderLabels } from '../labels.ts';
import { fromClipboardText, toClipboardText } from '../model/clipboard.ts';
import { insertParts, moveParts, removeParts, withSections } from '../model/editParts.ts';
import { placeOf } from '../model/placeOf.ts';
import { type PartSelection, selectionAfterRemoval, selectOnly } from '../model/selection.ts';
import { sectionSpotAt, spotBehind, spotOfStep } from '../model/spots.ts';
import type {
  FormBuilderChange,
  FormComponent,
  FormPartBase,
  FormPartLook,
  Spot,
  StepDirection,
} from '../types.ts';

/** What actions work with beyond the form. */
export interface BuilderContext<Part extends FormPartBase>
  extends Pick<
    FormBuilderProps<Part>,
    'components' | 'createPart' | 'formName' | 'copyParts' | 'askForCopies' | 'relabelPart' | 'resizePart'
  > {
  readonly labels: FormBuilderLabels;
  readonly lookOf: (part: Part) => FormPartLook;
  readonly nameOf: (part: Part) => string;
  readonly selection: PartSelection;
  /** Why what is selected cannot be deleted, a section with its fields. */
  readonly undeletableReason: string | undefined;
  readonly select: (selection: PartSelection) => void;
  /** The same after parts are gone: the canvas shows it at once, and the settings a moment later. */
  readonly selectRemaining: (selection: PartSelection) => void;
  /** Moves the focus to a part of the canvas, as soon as it is drawn. */
  readonly requestFocus: (key?: string) => void;
  readonly announce: (text: string) => void;
  readonly refuse: (text: string) => void;
}

/** Everything that can be done to a form. Always the same object. */
export interface BuilderActions {
  readonly insert: (component: FormComponent, spot?: Spot) => void;
  /** @param before the key of the head that it goes in front of. Default: behind the last section */
  readonly insertSection: (before?: string) => void;
  readonly removeSelected: () => void;
  readonly step: (direction: StepDirection) => void;
  readonly moveTo: (keys: ReadonlySet<string>, spot: Spot) => void;
  readonly relabel: (key: string, label: string) => void;
  /** @param width in pixels; undefined for as wide as there is room */
  readonly resize: (key: string, width: number | undefined) => void;
  readonly duplicate: () => void;
  /** What is selected as text for the clipboard; null where nothing is. */
  readonly copy: () => string | null;
  readonly paste: (text: string) => void;
  /** The same with the clipboard of the browser, which may refuse. */
  readonly writeClipboard: () => void;
  readonly readClipboard: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Actions that take parts, too. */
export interface PartActions<Part extends FormPartBase> extends BuilderActions {
  /** Puts parts of the host's behind what is selected. */
  readonly insertParts: InsertParts<Part>;
  /** A part as it is now; undefined where it is gone. */
  readonly partNow: (key: string) => Part | undefined;
  /** Puts what a part has become in its place. False where the part is not as it was, or may not be changed. */
  readonly replace: (source: Part, converted: Part, component: FormComponent) => boolean;
}

/** What can be done to a form, by keys, buttons and drags alike. */
export function useBuilderActions<Part extends FormPartBase>(
  { latest, edit, undo, redo }: DraftHistory<readonly Part[], FormBuilderChange>,
  context: RefObject<BuilderContext<Part>>,
): PartActions<Part> {
  return useMemo(() => {
    const partsNow = () => latest.current.draft;
    const announcement = () => context.current.labels.announcements;
    const selectedKeys = () => context.current.selection.keys;
    const selectedParts = () => {
      const keys = withSections(partsNow(), selectedKeys());
      return partsNow().filter(({ key }) => keys.has(key));
    };
    const nameOfFirst = (parts: readonly Part[]) => (parts[0] ? context.current.nameOf(parts[0]) : '');
    const show = (keys: readonly string[]) => {
      const [first] = keys;
      if (first === undefined) return;
      context.current.select(keys.length === 1 ? selectOnly(first) : { keys: new Set(keys), anchor: first });
      context.current.requestFocus(first);
    };

    /** Behind what is selected: fields in a row of their own, sections behind the section. */
    const spotBehindSelection = (hasHead: boolean): Spot => {
      const parts = partsNow();
      const last = parts.findLastIndex(({ key }) => selectedKeys().has(key));
      const at = last === -1 ? parts.length : last;
      if (hasHead) return sectionSpotAt(parts, at, 'below');
      return spotBehind(parts, at, (part) => context.current.lookOf(part).holdsNextRow === true);
    };

    const put = (
      inserted: readonly Part[],
      spot: Spot | undefined,
      reason: FormBuilderChange['reason'],
      shown?: string,
    ) => {
      const keys = inserted.map(({ key }) => key);
      const place = spot ?? spotBehindSelection(inserted.some(({ isHead }) => isHead));
      const isDone = edit((parts) => insertParts(parts, place, inserted), { reason, keys });
      if (isDone) show(shown === undefined ? keys : [shown]);
      return isDone;
    };

    const moveTo: BuilderActions['moveTo'] = (keys, spot) => {
      const moved = partsNow().filter(({ key }) => keys.has(key));
      const [first] = moved;
      if (first === undefined) return;
      const details = { reason: 'move', keys: moved.map(({ key }) => key) } as const;
      if (!edit((parts) => moveParts(parts, keys, spot), details)) return;
      const parts = partsNow();
      const { sectionIndex, ...numbers } = placeOf(
        parts,
        parts.findIndex(({ key }) => key === first.key),
      );
      const head = sectionIndex === undefined ? undefined : parts[sectionIndex];
      const place = { section: head ? context.current.nameOf(head) : '', ...numbers };
      context.current.announce(announcement().moved(context.current.nameOf(first), moved.length, place));
      context.current.requestFocus(first.key);
    };

    const copiesOf = (sources: readonly FormPartBase[], formName: string | undefined) =>
      context.current.copyParts(sources, partsNow(), { formName });

    const step = (isDone: boolean, done: string, refused: string) => {
      if (!isDone) return context.current.refuse(refused);
      context.current.announce(done);
      context.current.requestFocus();
      return undefined;
    };

    const copied = () => {
      const parts = selectedParts();
      if (parts.length === 0) return null;
      const done = announcement().copied(nameOfFirst(parts), parts.length);
      return { text: toClipboardText(parts, context.current.formName), done };
    };
    const copy = (): string | null => {
      const made = copied();
      if (made !== null) context.current.announce(made.done);
      return made?.text ?? null;
    };
    const paste = (text: string) => {
      const pasted = fromClipboardText(text);
      if ('refusal' in pasted) {
        context.current.refuse(context.current.labels.pasteRefused[pasted.refusal]);
        return;
      }
      const copies = copiesOf(pasted.parts, pasted.formName);
      if (put(copies, undefined, 'paste')) context.current.announce(announcement().pasted(copies.length));
      else context.current.refuse(announcement().notPasted);
    };
    const putParts: InsertParts<Part> = (inserted) => {
      const name = nameOfFirst(inserted);
      if (put(inserted, undefined, 'insert'))
        context.current.announce(announcement().inserted(name, inserted.length));
    };
    const refuseWriting = () => context.current.refuse(context.current.labels.clipboardLocked);
    const refuseReading = () => context.current.refuse(context.current.labels.clipboardClosed);

    const insert: BuilderActions['insert'] = (component, spot) => {
      const parts = partsNow();
      const { components, createPart, nameOf } = context.current;
      // A field is in a section: the first one of a form brings it along.
      const isLoose = parts.length === 0 && !component.isSection;
      const section = isLoose ? components.find(({ isSection }) => isSection) : undefined;
      const around = section === undefined ? [] : [createPart(section, parts)];
      const part = createPart(component, [...parts, ...around]);
      if (put([...around, part], spot, 'insert', part.key))
        context.current.announce(announcement().inserted(nameOf(part), 1));
    };

    return {
      insert,
      insertSection: (before) => {
        const parts = partsNow();
        const section = context.current.components.find(({ isSection }) => isSection);
        const at = before === undefined ? -1 : parts.findIndex(({ key }) => key === before);
        const index = at === -1 ? parts.length : at;
        if (section !== undefined) insert(section, { index, isBeside: false, joinsNext: false });
      },
      insertParts: putParts,
      removeSelected: () => {
        const before = partsNow();
        const gone = selectedParts();
        const reason = context.current.undeletableReason;
        if (reason !== undefined) {
          context.current.refuse(reason);
          return;
        }
        const keys = new Set(gone.map(({ key }) => key));
        const text = announcement().deleted(nameOfFirst(gone), gone.length);
        if (!edit((parts) => removeParts(parts, keys), { reason: 'delete', keys: [...keys] })) return;
        context.current.announce(text);
        const next = selectionAfterRemoval(before, keys);
        context.current.selectRemaining(next);
        context.current.requestFocus(next.anchor ?? undefined);
      },
      step: (direction) => {
        const keys = selectedKeys();
        const spot = spotOfStep(partsNow(), keys, direction);
        if (spot === undefined) context.current.refuse(announcement().cannotMove[direction]);
        else moveTo(keys, spot);
      },
      moveTo,
      relabel: (key, label) => {
        const { relabelPart } = context.current;
        if (relabelPart === undefined) return;
        const relabelled = (parts: readonly Part[]) =>
          parts.map((part) => (part.key === key ? relabelPart(part, label) : part));
        edit(relabelled, { reason: 'relabel', keys: [key] });
      },
      resize: (key, width) => {
        const { resizePart, nameOf, lookOf } = context.current;
        const part = partsNow().find((each) => each.key === key);
        if (resizePart === undefined || part === undefined) return;
        const text =
          width === undefined
            ? announcement().widened(nameOf(part))
            : announcement().resized(nameOf(part), width);
        if (lookOf(part).width !== width) {
          const resized = resizePart(part, width);
          const details = { reason: 'resize', keys: [key] } as const;
          edit((parts) => parts.map((each) => (each === part ? resized : each)), details, `resize ${key}`);
        }
        context.current.announce(text);
      },
      partNow: (key) => partsNow().find((part) => part.key === key),
      replace: (source, converted, component) => {
        const name = context.current.nameOf(source);
        const replaced = (parts: readonly Part[]) => {
          const at = parts.indexOf(source);
          return at === -1 ? parts : parts.with(at, { ...converted, key: source.key });
        };
        if (!edit(replaced, { reason: 'convert', keys: [source.key] })) return false;
        context.current.announce(announcement().converted(name, component.label));
        return true;
      },
      duplicate: () => {
        const sources = selectedParts();
        if (sources.length === 0) return;
        const insert: InsertParts<Part> = (copies) => {
          if (put(copies, undefined, 'duplicate'))
            context.current.announce(announcement().duplicated(copies.length));
        };
        if (!context.current.askForCopies?.(sources, insert))
          insert(copiesOf(sources, context.current.formName));
      },
      ...{ copy, paste },
      writeClipboard: () => {
        const made = copied();
        if (made !== null)
          writeText(made.text).then(() => context.current.announce(made.done), refuseWriting);
      },
      readClipboard: () => {
        readText().then(paste, refuseReading);
      },
      undo: () => step(undo(), announcement().undone, announcement().nothingToUndo),
      redo: () => step(redo(), announcement().redone, announcement().nothingToRedo),
    };
  }, [latest, edit, undo, redo, context]);
}

/** @throws where the page has no clipboard, as without a secure connection, or the browser or its user refuses */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** @throws as `writeText` */
async function readText(): Promise<string> {
  return await navigator.clipboard.readText();
}
