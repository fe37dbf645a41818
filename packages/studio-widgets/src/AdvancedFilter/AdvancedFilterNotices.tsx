import { Button } from '@studio/ui';
import { Notice } from './AdvancedFilter.styles.ts';
import type { AdvancedFilterProps } from './AdvancedFilterProps.ts';
import type { SavedFilters } from './hooks/useSavedFilters.ts';
import type { AdvancedFilterLabels } from './labels.ts';

interface AdvancedFilterNoticesProps {
  readonly props: AdvancedFilterProps;
  readonly saved: SavedFilters;
  readonly labels: AdvancedFilterLabels;
}

/** What went wrong: what could not be read, loaded or saved. */
export function AdvancedFilterNotices({ props, saved, labels }: AdvancedFilterNoticesProps) {
  const problems = [...(props.problems ?? []), ...saved.problems];
  const { savedFiltersError } = props;
  return (
    <>
      {savedFiltersError && (
        <Notice role="alert" data-part="saved-filters-error">
          {savedFiltersError.reason}
          {savedFiltersError.onRetry && (
            <Button size="sm" onClick={savedFiltersError.onRetry}>
              {labels.retry}
            </Button>
          )}
        </Notice>
      )}
      {saved.failure !== '' && saved.dialog === null && (
        <Notice role="alert" data-part="failure">
          {saved.failure}
          <Button size="sm" onClick={saved.retry}>
            {labels.retry}
          </Button>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice role="alert" data-part="problems">
          {labels.unreadable}
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.code} ${problem.part}`}>{labels.problem(problem)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
