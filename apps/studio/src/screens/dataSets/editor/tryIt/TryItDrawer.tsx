import type { ItemPage } from '@studio/api';
import { Drawer, EmptyState } from '@studio/ui';
import type { CriteriaOption, CriteriaSearch } from '@studio/widgets';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { deferredText } from '../criteria/criteria.messages.ts';
import { dataSetsText } from '../editor.messages.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { OfferedItems, type OfferedItemsProps } from './OfferedItems.tsx';
import { TryItRoot } from './TryItDrawer.styles.ts';

/** Something that the items depend on, and what is chosen for it. */
export interface TryItChoice {
  /** Unique among the choices. */
  readonly id: string;
  readonly label: string;
  /** What can be chosen; undefined for any text. */
  readonly options: readonly CriteriaOption[] | undefined;
  readonly isLoading: boolean;
  /** How it is looked for; `options` are then those in use. Default: `options` are all. */
  readonly search?: CriteriaSearch | undefined;
  /** Empty for nothing. */
  readonly value: string;
}

/** What is chosen, and what the set then offers. */
export interface TryItDrawerProps extends Omit<OfferedItemsProps, 'page'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly choices: readonly TryItChoice[];
  readonly onChoose: (id: string, value: string) => void;
  /** What the server answered last; undefined before the first answer. */
  readonly page: ItemPage | undefined;
  /** Where the draft has errors, so that it cannot be tried; null when it has none. */
  readonly invalidReason: string | null;
}

/** Shows what a set offers for a product and values, before it is saved. */
export function TryItDrawer(props: TryItDrawerProps) {
  const { isOpen, onClose, choices, onChoose, invalidReason, ...answer } = props;
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={dataSetsText('tryIt')}
      side="end"
      closeLabel={commonText('close')}
    >
      <TryItRoot>
        <p>{deferredText('tryIt.text')}</p>
        {choices.map((choice) => (
          <ChoiceField key={choice.id} choice={choice} onChoose={(value) => onChoose(choice.id, value)} />
        ))}
        {invalidReason === null ? (
          <OfferedItems {...answer} />
        ) : (
          <EmptyState title={deferredText('tryIt.invalid')}>
            {deferredText('tryIt.invalid.text', { where: invalidReason })}
          </EmptyState>
        )}
      </TryItRoot>
    </Drawer>
  );
}
