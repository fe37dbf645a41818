import { writeCount } from '@studio/ui/internal';

/** Texts of a list that is fed in pages, or whole. */
export interface GridPagesLabels {
  /** 'Showing 1 to 25 of 318 Data Sets'; 0 to 0 of 0 when there are none. */
  readonly count: (start: number, end: number, total: number, itemsName: string) => string;
  /** A page could not be loaded. */
  readonly failed: (itemsName: string) => string;
  /** Name of the pager. */
  readonly pages: (itemsName: string) => string;
}

export const defaultPagesLabels = (locale: string): GridPagesLabels => ({
  count: (start, end, total, itemsName) => {
    const write = (count: number) => writeCount(count, locale);
    return `Showing ${write(start)} to ${write(end)} of ${write(total)} ${itemsName}`;
  },
  failed: (itemsName) => `${itemsName} could not be loaded.`,
  pages: (itemsName) => `Pages of ${itemsName}`,
});
