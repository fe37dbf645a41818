import { isProblem } from '@studio/api';
import { EmptyState, ErrorState, Skeleton } from '@studio/ui';
import { type DeferredPart, useDeferredPart } from '@studio/ui/internal';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { onKindChange } from '../../../platform/changes/kindChanges.ts';
import { watchKind } from '../../../platform/events/watchObject.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import type { ObjectPaths } from '../../area/objectPaths.ts';
import type { ListPickerProps } from '../../list/picker/ListPicker.tsx';
import type { Lookup } from '../../resource/Lookup.ts';
import { useLookups } from '../../resource/useLookups.ts';
import { type Resource, useResource } from '../../resource/useResource.ts';
import { renderRouterLink } from '../../screen/renderRouterLink.tsx';
import { useScreenActions } from '../../screen/screenActions.ts';
import { useAddressParams } from '../../screen/useAddressParams.ts';
import { usePageTitle } from '../../screen/usePageTitle.ts';
import type { PlainEditor } from '../plain/definePlainEditor.ts';
import { type ComparedObject, ComparePage, type Side } from './ComparePage.tsx';
import { compareText } from './compare.messages.ts';
import { type ComparedGroup, compareObjects } from './compareObjects.ts';

/** How two objects of a kind are compared: `comparedBy` takes it from an editor that is declared. */
export interface ComparedWays<Doc extends object> {
  /** The kind's owner URI. */
  readonly kind: string;
  idOf(doc: Doc): string;
  /** Everything that the two say, in the words and the order of the screen. */
  compare(left: Doc, right: Doc): readonly ComparedGroup[];
  /** What values are named by. Default: nothing is looked up. */
  readonly lookups?: readonly Lookup<unknown>[];
}

const noLookups: readonly Lookup<unknown>[] = [];

/** The comparison of two objects of a kind: all that is particular to it. */
export interface Comparison<Doc extends object, Row> extends ComparedWays<Doc> {
  readonly paths: Pick<ObjectPaths, 'listPath' | 'pathOfId'>;
  /** What they are called, one and several, within a sentence. */
  readonly nouns: () => { readonly one: string; readonly many: string };
  /** What they are chosen from; it is loaded when one is to be chosen. */
  readonly picker: DeferredPart<Omit<ListPickerProps<Row>, 'definition'>>;
  /** The text of the link to the list. */
  readonly backLabel: () => string;
  load(id: string, signal: AbortSignal): Promise<{ readonly doc: Doc }>;
  /** What the other one is searched by at first, such as the name that the versions of one have in common. Default: nothing. */
  searchFor?(doc: Doc): string;
  /** What can still be seen of one that is gone, and where. Default: only its history is named. */
  readonly gone?: () => { readonly about: string; readonly action: ReactNode };
  /** Whether an object may be compared with itself, to be read: no editor shows it as it is there. Default: none may. */
  mayStandAlone?(id: string): boolean;
  nameOf(doc: Doc): string;
  /** What is to be known of one beside its name, such as that it is inactive; empty for nothing. */
  noteOf(doc: Doc): string;
}

/** Compares the two objects that the address names, and lets others be chosen; where it names one alone, the picker of the other opens at once. */
export function CompareRoute<Doc extends object, Row>({ of }: { readonly of: Comparison<Doc, Row> }) {
  const { paths, lookups = noLookups } = of;
  const nouns = of.nouns();
  const [params, setParams] = useAddressParams();
  const ids = { left: params.get('left') ?? '', right: params.get('right') ?? '' };
  const left = useCompared(of, ids.left);
  const right = useCompared(of, ids.right);
  useLookups(lookups);
  useKindChanges(of.kind, () => {
    left.reload();
    right.reload();
  });
  const [choosing, setChoosing] = useState<Side | null>(ids.left !== '' && ids.right === '' ? 'right' : null);
  const Picker = useDeferredPart(of.picker, choosing !== null);
  usePageTitle(compareText('title', { objects: nouns.many }));
  const beside = choosing === 'left' ? right : left;
  // Its first choices depend on the other side, where that is loading.
  const isPicking =
    choosing !== null && (beside.id === '' || beside.doc !== undefined || beside.error !== null);
  const set = (values: Readonly<Record<string, string>>) =>
    setParams((now) => withValues(now, values), { replace: true });
  const isOne = ids.left !== '' && ids.left === ids.right && of.mayStandAlone?.(ids.left) !== true;
  const groups = left.doc && right.doc && !isOne ? of.compare(left.doc, right.doc) : null;
  const isAll = params.has('all');
  const setAll = (next: boolean) => set({ all: next ? '1' : '' });
  const swap = () => set({ left: ids.right, right: ids.left });
  useScreenActions([
    { id: 'swap', label: compareText('swap'), onRun: swap },
    { id: 'all', label: compareText(isAll ? 'differing' : 'all'), onRun: () => setAll(!isAll) },
  ]);
  return (
    <>
      <ComparePage
        {...{ nouns, groups, isAll }}
        backHref={paths.listPath()}
        backLabel={of.backLabel()}
        left={objectOf(of, left)}
        right={objectOf(of, right)}
        instead={groups === null ? insteadOf([left, right], isOne, of.gone?.()) : null}
        onAllChange={setAll}
        onChoose={setChoosing}
        onSwap={swap}
        renderLink={renderRouterLink}
      />
      {Picker && (
        <Picker
          isOpen={isPicking}
          initialQuery={{ search: (beside.doc && of.searchFor?.(beside.doc)) ?? '' }}
          title={compareText('with')}
          mode="single"
          confirmLabel={compareText('action')}
          onPick={({ rows: [row] }) => {
            if (choosing !== null && row !== undefined) set({ [choosing]: row.id });
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}

/** Calls back when somebody has changed an object of the kind, here or elsewhere. */
function useKindChanges(kind: string, onChange: () => void): void {
  const notice = useEffectEvent(onChange);
  useEffect(() => {
    const stops = [watchKind(kind), onKindChange(kind, () => notice())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [kind]);
}

type AnyComparison<Doc extends object> = Omit<Comparison<Doc, never>, 'picker'>;

function useCompared<Doc extends object>(of: AnyComparison<Doc>, id: string): Compared<Doc> {
  const resource = useResource(id === '' ? null : id, async (signal) => (await of.load(id, signal)).doc);
  const { data, error } = resource;
  // While another one is loaded, the one before is still there.
  const isIt = data !== undefined && of.idOf(data) === id;
  return { ...resource, id, doc: isIt && error === null ? data : undefined };
}

/** One side: what the address names, and what was loaded for it. */
interface Compared<Doc> extends Pick<Resource<Doc>, 'error' | 'isLoading' | 'reload'> {
  /** Empty for none. */
  readonly id: string;
  readonly doc: Doc | undefined;
}

function objectOf<Doc extends object>(
  of: AnyComparison<Doc>,
  { id, doc, error }: Compared<Doc>,
): ComparedObject {
  if (doc !== undefined) {
    const name = of.nameOf(doc);
    return { name, href: of.paths.pathOfId(id, name), note: of.noteOf(doc) };
  }
  if (id === '' || error === null) return { name: '', href: undefined, note: '' };
  return { name: '', href: undefined, note: compareText(isProblem(error, 404) ? 'missing' : 'failed') };
}

/** Shown in place of the differences while there are none. */
function insteadOf(
  sides: readonly Compared<unknown>[],
  isOne: boolean,
  gone: { readonly about: string; readonly action?: ReactNode } = { about: compareText('gone.about') },
): ReactNode {
  const failed = sides.find(({ error }) => error !== null && !isProblem(error, 404));
  if (failed !== undefined)
    return (
      <ErrorState
        title={compareText('failed')}
        reason={describeError(failed.error)}
        isRetrying={failed.isLoading}
        onRetry={failed.reload}
      />
    );
  if (!isOne && sides.some(({ error }) => error !== null))
    return (
      <EmptyState title={compareText('gone')} icon={<GitCompareArrows size={20} />} action={gone.action}>
        {gone.about}
      </EmptyState>
    );
  const isToChoose = sides.some(({ id }) => id === '');
  if (isOne || isToChoose)
    return (
      <EmptyState title={compareText(isOne ? 'same.one' : 'pick')} icon={<GitCompareArrows size={20} />}>
        {compareText(isOne ? 'same.one.about' : 'pick.about')}
      </EmptyState>
    );
  return <Skeleton width="100%" height="20rem" />;
}

function withValues(now: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Compares objects by the editor that is declared for them: by its fields, in their words. */
export function comparedBy<Doc extends object, Draft extends object>(
  editor: PlainEditor<Doc, Draft>,
): ComparedWays<Doc> {
  const { kind, toDraft, idOf } = editor.definition;
  return {
    ...{ kind, idOf },
    compare: (left, right) => compareObjects(editor, toDraft(left), toDraft(right)),
    // Values are named by what their controls would load.
    lookups: Object.values(editor.controls).flatMap(({ lookups = [] }) => lookups),
  };
}
