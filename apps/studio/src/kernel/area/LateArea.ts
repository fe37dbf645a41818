import type { AreaHelp } from './AreaHelp.ts';
import type { AreaSearch } from './AreaSearch.ts';

/** What an area has besides its screens: its `late.ts`, loaded when something is first typed in the command palette, or help is opened. */
export interface LateArea {
  /** Finds its objects in the command palette, those of each of its lists where it has several. Default: not searched. */
  readonly search?: AreaSearch | readonly AreaSearch[];
  /** The help of its screens. Default: the general help. */
  readonly help?: AreaHelp;
}

/** Loads what each area has besides its screens, by the server's key of its admin function. */
export type LateAreas = Readonly<Record<string, () => Promise<LateArea>>>;
