import type { AuthorizationKey } from '@studio/api';
import { useAfterPress } from '@studio/ui/internal';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { AnyRows } from '../../editor/fields/comparableRow.ts';
import { findFaults } from '../../editor/fields/findFaults.ts';
import { sameContent } from '../../editor/undo/sameContent.ts';
import { useAddressParams } from '../../screen/useAddressParams.ts';
import { EditorPage, type EditorPageProps } from '../EditorPage.tsx';
import type { EditorFrame, ObjectParts, PartsInput } from '../ObjectScreen.ts';
import type { ObjectTexts } from '../ObjectTexts.ts';
import type { PlainEditor } from './definePlainEditor.ts';
import { type FocusedPlace, focusedPlace } from './findControl.ts';
import { findShownFaults } from './findShownFaults.ts';
import { invalidReason } from './invalidReason.ts';
import { Sides } from './PlainForm.styles.ts';
import { PlainForm } from './PlainForm.tsx';
import { useFormTab } from './useFormTab.ts';
import { useRecheck } from './useRecheck.ts';

/** What a plain editor's screen says beside its fields. */
export interface PlainPartsInput<Doc extends object, Draft extends object> {
  readonly editor: PlainEditor<Doc, Draft>;
  readonly texts: () => ObjectTexts;
  /** What changes need. */
  readonly permission: AuthorizationKey;
  /** The heading: what the object is called, a new one too. */
  nameOf(doc: Doc): string;
  /** The field that is the object's name. Default: `name`. */
  readonly nameField?: string;
  /** The form takes the whole width, as a grid of many columns needs it. Default false. */
  readonly isWide?: boolean;
  /** Shown beside the form, or below it where there is no room: what follows from the draft. Default: nothing. */
  readonly Aside?: ComponentType<{ readonly draft: Draft }>;
  /** Shown beside the heading, such as 'In Production'. Default: nothing. */
  badgesOf?(doc: Doc): NonNullable<EditorPageProps['badges']>;
  /** What else the screen shows: banners, dialogs, entries of the palette. It is a hook. Default: nothing. */
  useOwnParts?(input: PartsInput<Doc, Draft>): OwnPlainParts;
}

/** What a plain editor's screen has beside its form. */
export interface OwnPlainParts
  extends Pick<ObjectParts, 'actions' | 'banners' | 'dialogs' | 'isBusy' | 'isCovered' | 'screenActions'> {
  /**
   * Draws the page, where the form is one of several parts of it.
   * @param faultCount of the fields of the form
   */
  readonly renderPage?: (frame: EditorFrame, form: ReactNode, faultCount: number) => ReactNode;
}

const useNoParts = (): OwnPlainParts => ({});

/** Makes the parts of a plain editor's screen: a form of its declared fields. */
export function plainParts<Doc extends object, Draft extends object>(
  plain: PlainPartsInput<Doc, Draft>,
): (input: PartsInput<Doc, Draft>) => ObjectParts {
  return function usePlainParts(input) {
    const { state, rootRef, onDraftChange, lockedBecause } = input;
    const { editor, draft, base, failure } = state;
    const { doc } = base;
    const { nameField = 'name', Aside, useOwnParts = useNoParts } = plain;
    const { controls, layout, names } = plain.editor;
    const isNew = base.etag === '';
    const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
    const afterPress = useAfterPress();
    // What is missing in a field that is left is named below it, and must not move what is being pressed.
    const touch = (field: string) =>
      afterPress(() => setLeft((known) => (known.has(field) ? known : new Set([...known, field]))));
    useRecheck(editor, controls, plain.editor.checkedWith);
    const faults = findFaults(plain.editor.outline, draft);
    const shown = findShownFaults({
      ...{ faults, failure, draft, controls, nameField },
      // The types of the names were checked by `OutlineInput`.
      lists: plain.editor.outline.lists as unknown as Readonly<Record<string, AnyRows>>,
      touched: isNew ? left : new Set(Object.keys(controls)),
    });
    const [params, setParams] = useAddressParams();
    const { tab, onTabChange, show } = useFormTab({
      ...{ layout, rootRef, failure, faults: shown.fields },
      chosen: params.get(tabParameter),
      onChoose: (next) => setParams(withTab(next), { replace: true }),
    });
    useFocusedField(editor, rootRef, show);
    const { renderPage, ...own } = useOwnParts(input);
    const form = (
      <Sides data-wide={plain.isWide || undefined}>
        <PlainForm
          {...{ controls, layout, doc, draft, tab, onTabChange }}
          readOnlyReason={lockedBecause}
          permission={plain.permission}
          faults={shown}
          onFieldLeave={touch}
          onDraftChange={onDraftChange}
        />
        {Aside && <Aside draft={draft} />}
      </Sides>
    );
    return {
      ...own,
      invalidReason: invalidReason(faults, names),
      render: (frame) =>
        renderPage?.(frame, form, Object.keys(shown.fields).length) ?? (
          <EditorPage
            {...{ frame, tab }}
            title={plain.nameOf(doc)}
            badges={plain.badgesOf?.(doc) ?? []}
            backLabel={plain.texts().back}
          >
            {form}
          </EditorPage>
        ),
    };
  };
}

/** The address says which tab is shown. */
const tabParameter = 'tab';

function withTab(tab: string): (params: URLSearchParams) => URLSearchParams {
  return (params) => {
    const next = new URLSearchParams(params);
    next.set(tabParameter, tab);
    return next;
  };
}

/** Undo and redo lead to the field that they change: where the step was made, as far as that is known. */
function useFocusedField<Doc, Draft extends object>(
  editor: PartsInput<Doc, Draft>['state']['editor'],
  rootRef: PartsInput<Doc, Draft>['rootRef'],
  show: (place: FocusedPlace) => void,
): void {
  const read = useEffectEvent(() => focusedPlace(rootRef.current));
  const goBack = useEffectEvent((place: FocusedPlace | null, from: object, to: object) => {
    const changed = changedFields(from, to);
    const [first] = changed;
    if (place !== null && (first === undefined || changed.includes(place.field))) show(place);
    else if (first !== undefined) show({ field: first, row: null, column: null });
  });
  useEffect(() => {
    // What `read` gave is given back.
    return editor.keepView({
      read: () => read(),
      show: (view, from, to) => goBack((view ?? null) as FocusedPlace | null, from, to),
    });
  }, [editor]);
}

/** The fields that two drafts hold differently, in the order of the form. */
function changedFields(from: object, to: object): readonly string[] {
  const before = from as Readonly<Record<string, unknown>>;
  return Object.entries(to).flatMap(([name, value]) => (sameContent(before[name], value) ? [] : [name]));
}
