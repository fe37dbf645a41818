import { type FormSet, isProblem, type OrganizationFormSummary } from '@studio/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Resource, useResource } from '../../../../kernel/resource/useResource.ts';
import { notify } from '../../../../platform/feedback/notices.ts';
import { lockNavigation } from '../../../../platform/navigationLock/navigationLock.ts';
import { sendBeforeLeaving } from '../../../../platform/navigationLock/sendFirst.ts';
import { noteKeptEdits, onSessionEnd } from '../../../../platform/session/endSession.ts';
import { session } from '../../../../platform/session/session.ts';
import { shallowProxy, useShallowSnapshot } from '../../../../platform/state/shallowProxy.ts';
import { earlyForms, formsIn } from '../../earlyForms.ts';
import { organizationFormText } from '../../forms.messages.ts';
import { FormSetEditor } from './FormSetEditor.ts';
import type { FormSetState, UnsentEdits, Values, ValuesByForm } from './FormSetState.ts';
import type { FormUploads } from './FormUploads.ts';
import { type FilledForm, withHidden } from './filledForms.ts';
import { FormLoader, formSetCalls, type LoadedForm } from './formSet.api.ts';
import { keepUnsent, takeUnsent } from './unsentEdits.ts';

/** Milliseconds from the last edit until the server gets it. */
const keepingDelay = 600;
/** And at most, where typing does not pause. */
const longestDelay = 5000;

/** A form in the menu, with what is missing in it as far as that is known. */
export interface MenuForm {
  readonly id: string;
  readonly name: string;
  /** Of its form template, by the contract's codes. */
  readonly type: number;
  readonly missing: number;
  readonly required: number;
}

/** The form that is shown. */
export interface ShownForm {
  readonly form: LoadedForm;
  readonly values: Values;
  /** Null where its definition is gone. */
  readonly filled: FilledForm | null;
}

type FillForm = (form: LoadedForm) => FilledForm | null;

/** The forms of an organization as the manager shows them. */
export interface Forms {
  /** Undefined until it is loaded. */
  readonly set: FormSetEditor | undefined;
  readonly state: FormSetState;
  readonly menu: Resource<readonly OrganizationFormSummary[]>;
  /** The forms in the order of the menu; undefined until they are loaded. */
  readonly forms: readonly MenuForm[] | undefined;
  /** The one that is shown; undefined where there is none. */
  readonly selectedId: string | undefined;
  /** Undefined while it is loaded. */
  readonly shown: ShownForm | undefined;
  /** All that are loaded, by their ids. */
  readonly loaded: ReadonlyMap<string, LoadedForm>;
  /** The values of a form as they are by now. */
  readonly valuesOf: (form: LoadedForm) => Values;
  /** What becomes of a form; null where its definition is gone. */
  readonly filledOf: FillForm;
  /** The same with other values of all forms. */
  readonly fill: (values: ValuesByForm) => FillForm;
  /** What is needed to look for values that are not valid is there, or cannot be loaded. */
  readonly isComplete: boolean;
  /** Files are on their way, or could not be uploaded. */
  readonly isUploading: boolean;
  /** Why nothing can be shown; null for nothing. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

const noState = shallowProxy<FormSetState>({
  ...{ saved: new Map(), values: new Map(), others: null, failure: null, pending: null, timeKept: null },
  ...{ isEditing: false, isTakenOver: false, isKeeping: false },
});

const summaryGrid = 24;

const noUploads = shallowProxy<FormUploads['state']>({ uploads: [] });

/**
 * Loads the forms of an organization, and keeps what is edited in them.
 * @param input.version of the organization: with another one, menu and forms are loaded again
 * @param input.formId the form that the address names; empty for the first
 */
export function useForms(input: {
  readonly id: string;
  readonly version: number;
  readonly formId: string;
  readonly clientTag: string;
  /** Whether the user may change the organization. */
  readonly mayChange: boolean;
}): Forms {
  const { id, version, formId, clientTag, mayChange } = input;
  const [loader] = useState(() => new FormLoader(id));
  const calls = formSetCalls(id, clientTag);
  const edit = (formSet: FormSet) =>
    new FormSetEditor(calls, formSet, {
      delayMs: keepingDelay,
      longestMs: longestDelay,
      settle: loader.forms.settle.bind(loader.forms),
    });
  // What was requested with the organization may have been answered before it was saved.
  const isCurrent = (formSet: FormSet) => formSet.version >= version;
  const loading = useResource(
    `/FormSet:${id}`,
    async (signal) => {
      const early = await earlyForms.set.take(id, signal);
      return edit(isCurrent(early) ? early : await calls.load());
    },
    {
      isKeptOnChange: true,
      takeKnown: () => {
        const early = earlyForms.set.takeAnswered(id);
        return early && isCurrent(early) ? edit(early) : undefined;
      },
    },
  );
  const set = loading.data;
  const state = useShallowSnapshot(set?.state ?? noState);
  const isUploading = useKeeping(set, { id, version, mayChange });

  const menu = useResource(`${id} ${version}`, (signal) => earlyForms.menu.take(id, signal), {
    takeKnown: () => earlyForms.menu.takeAnswered(id),
  });
  const leaves = menu.data && formsIn(menu.data);
  const selectedId = (leaves?.find((each) => each.id === formId) ?? leaves?.[0])?.id;
  const own = useResource(
    selectedId === undefined ? null : `${selectedId} ${version}`,
    (signal) => loader.load(selectedId ?? '', signal),
    { takeKnown: () => loader.takeAnswered(selectedId ?? '') },
  );
  const isForeign = (own.data?.read?.filler.foreignKeys.length ?? 0) > 0;
  const others = leaves?.filter((each) => each.id !== selectedId).map((each) => each.id) ?? [];
  const hasSummary = own.data?.read?.fields.some(({ part }) => part.type === summaryGrid) ?? false;
  const isAllNeeded = (state.isEditing || isForeign || hasSummary) && others.length > 0;
  const rest = useResource(isAllNeeded ? `${others.join(' ')} ${version}` : null, (signal) =>
    Promise.all(others.map((each) => loader.load(each, signal))),
  );

  // The answers come in any order: a form that was loaded before is shown until it is loaded again, so that it keeps the focus.
  const known = (leaves ?? []).flatMap((leaf) => loader.loaded.get(leaf.id) ?? []);
  const loaded = new Map(known.map((form) => [form.info.id, form]));
  const valuesOf = (form: LoadedForm): Values =>
    state.values.get(form.info.id) ?? (form.info.values as Values);
  const fill = (values: ValuesByForm): FillForm => {
    const filled = loader.forms.fill(values);
    return ({ info, read }) => {
      const found = filled.get(info.id);
      return read === null || found === undefined ? null : withHidden(read, found);
    };
  };
  const filledOf = fill(new Map(known.map((form) => [form.info.id, valuesOf(form)])));
  const shownForm = selectedId === undefined ? undefined : loaded.get(selectedId);
  const error = loading.error ?? menu.error ?? own.error;
  const isComplete = leaves !== undefined && (rest.error !== null || loaded.size === leaves.length);
  return {
    ...{ set, state, menu, selectedId, loaded, valuesOf, filledOf, fill },
    ...{ isComplete, isUploading, error },
    forms: leaves?.map((leaf): MenuForm => {
      const form = loaded.get(leaf.id);
      const now = form && filledOf(form);
      return {
        ...{ id: leaf.id, name: leaf.formTemplateDisplayName || leaf.name, type: leaf.formTemplateType },
        missing: now?.missing.length ?? leaf.requiredFieldCount,
        required: now?.required ?? leaf.totalRequiredFieldCount,
      };
    }),
    shown:
      set === undefined || shownForm === undefined
        ? undefined
        : { form: shownForm, values: valuesOf(shownForm), filled: filledOf(shownForm) },
    onRetry: () => {
      if (loading.error !== null) loading.reload();
      if (menu.error !== null) menu.reload();
      if (own.error !== null) own.reload();
    },
  };
}

interface KeepingInput {
  readonly id: string;
  readonly version: number;
  readonly mayChange: boolean;
}

/**
 * Sends what is edited when the user turns away, follows other versions, and keeps edits that the server lacks: until they are sent, or for the next
 * time that the user is here.
 * @returns whether files are on their way, or could not be uploaded
 */
function useKeeping(set: FormSetEditor | undefined, { id, version, mayChange }: KeepingInput): boolean {
  useEffect(() => {
    if (set === undefined) return undefined;
    const place = { userId: session.current?.user.id ?? '', id };
    const keep = (unsent: UnsentEdits | null) => {
      if (unsent !== null && !isProblem(set.state.failure, 404)) keepUnsent(place, unsent);
    };
    const stopListening = onSessionEnd(() => {
      if (set.unsent !== null) noteKeptEdits();
      keep(set.unsent);
    });
    const stopSending = sendBeforeLeaving({
      why: organizationFormText('failed.leave'),
      isBehind: () => set.isBehind,
      send: async () => {
        if (await set.flush()) return true;
        // Nothing takes them any more.
        const isGone = isProblem(set.state.failure, 404);
        if (isGone) set.giveUp();
        return isGone;
      },
    });
    return () => {
      stopListening();
      stopSending();
      void set.stop().then(keep);
    };
  }, [set, id]);
  useEffect(() => {
    if (set === undefined || !mayChange) return;
    const place = { userId: session.current?.user.id ?? '', id };
    const unsent = takeUnsent(place);
    if (unsent === null) return;
    set.goOnWith(unsent).then(
      () => notify({ message: organizationFormText('kept.restored'), tone: 'good' }),
      () => keepUnsent(place, unsent),
    );
  }, [set, id, mayChange]);
  const seen = useRef(version);
  const follow = useEffectEvent((now: number) => {
    if (seen.current === now) return;
    seen.current = now;
    set?.refresh().catch(() => undefined);
  });
  // What others save is a new version.
  useEffect(() => follow(version), [version]);
  const { isTakenOver } = useShallowSnapshot(set?.state ?? noState);
  const { uploads } = useShallowSnapshot(set?.uploads.state ?? noUploads);
  const isBlocked = isTakenOver || uploads.length > 0;
  useEffect(
    () => (isBlocked ? lockNavigation(organizationFormText('failed.leave')) : undefined),
    [isBlocked],
  );
  useEffect(() => {
    if (set === undefined) return undefined;
    const removing = new AbortController();
    const { signal } = removing;
    const flush = () => {
      if (document.visibilityState === 'hidden') void set.flush();
    };
    document.addEventListener('visibilitychange', flush, { signal });
    // What could not be sent is sent now, over what others have done meanwhile.
    window.addEventListener('online', () => set.recheck(), { signal });
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (!set.isBehind && set.uploads.state.uploads.length === 0) return;
        void set.flush();
        event.preventDefault();
      },
      { signal },
    );
    return () => removing.abort();
  }, [set]);
  return uploads.length > 0;
}
