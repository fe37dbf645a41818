import { type AdvancedFilterProps, type FilterField, parseFilterUri } from '@studio/widgets';
import { describeError } from '../../platform/i18n/describeError.ts';
import { advancedFilterText } from '../list/advanced/advancedFilter.messages.ts';
import { listSavedFilters } from '../list/advanced/listSavedFilters.ts';
import { useKeptFilters } from '../list/advanced/useKeptFilters.ts';
import { useSavedFilterWrites } from '../list/advanced/useSavedFilterWrites.ts';
import { useResource } from '../resource/useResource.ts';

type SavedFilters = Pick<
  AdvancedFilterProps,
  | 'defaultSelectedFilterId'
  | 'onDeleteFilter'
  | 'onRenameFilter'
  | 'onSaveFilter'
  | 'savedFilters'
  | 'savedFiltersError'
>;

/**
 * The filters that the user keeps for a kind, as far as a list to pick from knows their conditions. None is applied at first: the list is opened to find something in
 * all that there is.
 * @param kind its owner URI; null while nothing is open
 */
export function usePopupFilters(kind: string | null, fields: readonly FilterField[]): SavedFilters {
  const saved = useResource(kind, (signal) => listSavedFilters(kind ?? '', signal));
  const kept = useKeptFilters(saved);
  const writes = useSavedFilterWrites({ kept, toStored: (filterUri) => filterUri });
  const { onSaveFilter, onRenameFilter, onDeleteFilter } = writes;
  return {
    ...{ onSaveFilter, onRenameFilter, onDeleteFilter },
    defaultSelectedFilterId: null,
    savedFilters: kept.filters?.filter(
      ({ filterUri }) => parseFilterUri(filterUri, fields).problems.length === 0,
    ),
    savedFiltersError:
      saved.error === null
        ? undefined
        : {
            reason: advancedFilterText('savedFailed', { reason: describeError(saved.error) }),
            onRetry: saved.reload,
          },
  };
}
