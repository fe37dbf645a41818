import type { LoadError } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef, Ref } from 'react';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import type { DependenciesEditorActions } from './DependenciesPlace.ts';
import type { DependenciesEditorLabels } from './labels.ts';
import type { DependenciesChange, DependenciesDraft, DependencyOption } from './types.ts';

/** Finds the fields of a form template that items can depend on. */
export type LoadDependencyFields = (
  form: string,
  options: AskOptions,
) => Promise<readonly DependencyOption[]>;

/** Props of `DependenciesEditor`; what is not named here goes to its root element. */
export interface DependenciesEditorProps
  extends Omit<ComponentPropsWithRef<'section'>, 'onChange' | 'children' | 'defaultValue'> {
  /** The dependencies, when the host holds them; make them with `parseDependency`, save them with `serializeDependency`. */
  readonly value?: DependenciesDraft | undefined;
  /**
   * The dependencies at first, when the editor holds them.
   * @default none
   */
  readonly defaultValue?: DependenciesDraft | undefined;
  /** The dependencies after an edit. */
  readonly onValueChange?: ((next: DependenciesDraft, change: DependenciesChange) => void) | undefined;
  /** The form templates; undefined while they are loading. */
  readonly forms: readonly DependencyOption[] | undefined;
  /** Why the form templates could not be loaded, and how to try again. */
  readonly formsError?: LoadError | undefined;
  /** Called for the fields of each form that is chosen; a rejection is shown in place, with Retry. */
  readonly loadFields: LoadDependencyFields;
  /** Which permission or state keeps them from being edited; makes it read-only. */
  readonly readOnlyReason?: string | undefined;
  /** Reads where the user is and goes back there, as an undo does. */
  readonly actionsRef?: Ref<DependenciesEditorActions> | undefined;
  /** Texts to replace the English ones. */
  readonly labels?: GivenLabels<DependenciesEditorLabels> | undefined;
}
