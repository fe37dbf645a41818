import type { LoadError } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef } from 'react';
import type { ActionGroupProps } from '../ActionGroup/ActionGroupProps.ts';
import type { ActionsDraft } from '../ActionGroup/model/actionNodes.ts';
import type { ConditionTreeProps } from '../ConditionTree/ConditionTreeProps.ts';
import type { ConditionDraft } from '../ConditionTree/model/nodes.ts';
import type { ConditionSchema } from '../ConditionTree/model/rules.ts';
import type { ReviewDialogLabels } from './labels.ts';
import type { ReviewPlace, ReviewProblem } from './model/reviewProblems.ts';

/** Props of `ReviewDialog`; what is not named here goes to its root element. */
export interface ReviewDialogProps
  extends ConditionSchema,
    Pick<ConditionTreeProps, 'getValueText'>,
    Pick<ActionGroupProps, 'getParameterOptions'>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'title' | 'onChange' | 'defaultValue'> {
  /** Whether it is open, when the host holds it. */
  readonly isOpen?: boolean | undefined;
  /** Whether it is open at first, when it holds that itself. Default false. */
  readonly defaultIsOpen?: boolean | undefined;
  /** Asked to open or to close. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Its heading: 'Review Rule'. */
  readonly title: string;
  /** The condition as it is edited, made by `parseCondition`. */
  readonly condition: ConditionDraft;
  /** What the rule does, made by `parseActions`. Default: nothing is shown about it. */
  readonly actions?: ActionsDraft | undefined;
  /** What follows from the rule, in sentences, where it has no actions: 'Show this form'. Default: none. */
  readonly outcomes?: readonly string[] | undefined;
  /**
   * What the host knows to be wrong, from a server for instance; what is incomplete is found here, and an error of the host in the same place is left out.
   * Default: nothing.
   */
  readonly problems?: readonly ReviewProblem[] | undefined;
  /** The host is still looking for problems. Default false. */
  readonly isPending?: boolean | undefined;
  /** Why the host could not look for problems. */
  readonly error?: LoadError | undefined;
  /**
   * A problem was chosen and the dialog has closed: move the focus to its place, with the `actionsRef` of `ConditionTree` and
   * `ActionGroup`. Default: problems are not links.
   */
  readonly onShow?: ((place: ReviewPlace) => void) | undefined;
  /** Texts to replace the English ones. */
  readonly labels?: GivenLabels<ReviewDialogLabels> | undefined;
}
