import type { ItemPage } from '@studio/api';
import { Drawer, EmptyState } from '@studio/ui';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { deferredText } from '../criteria/criteria.messages.ts';
import { dataSetsText } from '../editor.messages.ts';
import { ChoiceField, type TryItChoice } from './ChoiceField.tsx';
import { OfferedItems, type OfferedItemsProps } from './OfferedItems.tsx';
import { TryItRoot } from './TryItDrawer.styles.ts';

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
