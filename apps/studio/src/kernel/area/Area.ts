import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { LateArea } from './LateArea.ts';

/** Where an admin function, or one of its sub-tabs, opens. */
export interface AreaTarget {
  /** The path that opens it. */
  readonly path: string;
  /** Every path of its screens begins with this, or with the further section. */
  readonly section: string;
  /** What else paths of its screens begin with. Default: nothing. */
  readonly furtherSection?: string;
}

/**
 * The most JavaScript that a screen of an area may cost a browser that has nothing cached, until it can be used: opened by its
 * address, with all that it draws. In kB (1,000 bytes), gzipped. `tests/e2e/weights.spec.ts` weighs it, and the build what comes with its code.
 */
export interface AreaBudget {
  /** Of an area of one object there is none. */
  readonly list?: number;
  readonly editor: number;
}

/**
 * What a screen may cost that has no heavy part of its own: a tenth more than the heaviest plain ones take, so that what the kernel
 * gains for one area does not stop another. What does not grow with the number of areas is what every screen begins with.
 */
export const usualBudget = { list: 225, editor: 335 } satisfies AreaBudget;

/** What an area may cost whose one screen is a grid of rows (`defineLoneGrid`): the grid weighs some 25 kB. */
export const gridBudget = { editor: usualBudget.editor + 25 } satisfies AreaBudget;

/** One admin function of the console: its interface to everything outside its folder. */
export interface Area extends AreaTarget {
  /** The server's key of the admin function. */
  readonly key: string;
  readonly Icon: ComponentType<{ size?: number }>;
  /** Its sub-tabs that have a screen, by the server's key. Default: none. */
  readonly subTabs?: ReadonlyMap<string, AreaTarget>;
  /** Its routes, relative to the console's root. Their screens are loaded when they are first opened. */
  readonly routes: RouteObject[];
  /** Loads what it has besides its screens. Default: what `app/lateAreas.ts` has of its key. */
  readonly late?: () => Promise<LateArea>;
  /** What its list (`list.tsx`) and its editor (`editor/route.tsx`) may weigh. */
  readonly budget: AreaBudget;
}

/** Declares an area. `app/areas.ts` lists all of them, `app/lateAreas.ts` what some have besides; nothing else needs to know of a new one. */
export function defineArea(area: Area): Area {
  return area;
}
