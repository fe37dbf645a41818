import Database from 'lucide-react/icons/database';
import type { ComponentType } from 'react';
import { dataSetBrowserPath } from '../screens/dataSets/dataSets.urls.ts';

/** Where an admin function, or one of its sub-tabs, opens. */
export interface FunctionTarget {
  /** The path that opens it. */
  readonly path: string;
  /** Every path of its screens begins with this. */
  readonly section: string;
}

/** An admin function that this console has a screen for. */
export interface FunctionScreen extends FunctionTarget {
  readonly Icon: ComponentType<{ size?: number }>;
  /** Its sub-tabs that have a screen, by the server's key. */
  readonly subTabs: ReadonlyMap<string, FunctionTarget>;
}

/** Which admin function opens which screen, by the server's key. A function that is not here is not shown. */
export const functionScreens: ReadonlyMap<string, FunctionScreen> = new Map([
  [
    'dataSets',
    { path: dataSetBrowserPath(), section: '/config/dataSet/', Icon: Database, subTabs: new Map() },
  ],
]);

/** The empty default home page. */
export const homePath = '/config/default/defaultHomePage';
