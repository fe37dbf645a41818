import { IconButton } from '@studio/ui';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { rateText } from '../rates.messages.ts';
import { isBlankRow, type RateRow } from './model/RateRow.ts';
import { ButtonPair } from './RateCell.styles.ts';
import { useRateCells, useRateEdits } from './RateContext.ts';
import { rateName } from './rateWords.ts';

/** Copies and deletes the row that is edited. The place of a new entry has neither. */
export function RateButtons({ row }: { readonly row: RateRow }) {
  const { openKey } = useRateCells();
  return openKey !== row.key || isBlankRow(row) ? null : <Buttons row={row} />;
}

function Buttons({ row }: { readonly row: RateRow }) {
  const { onCopy, onDelete } = useRateEdits();
  const name = rateName(row);
  return (
    <ButtonPair>
      <IconButton
        size="sm"
        icon={<Copy size={16} />}
        label={rateText('copy', { name })}
        onClick={() => onCopy(row)}
      />
      <IconButton
        size="sm"
        icon={<Trash2 size={16} />}
        label={rateText('delete', { name })}
        onClick={() => onDelete(row)}
      />
    </ButtonPair>
  );
}
