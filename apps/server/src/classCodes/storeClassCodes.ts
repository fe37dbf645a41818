import { type DataSetDoc, dataSetType } from '../kinds/dataSet/DataSetDoc.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import type { Queries } from '../store/Database.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { StoreError } from '../store/StoreError.ts';
import type { ClassCode } from './ClassCode.ts';
import { classCodeSetName, newClassCodeSet, toItems } from './classCodeSet.ts';

interface StoreOptions {
  authorId: string;
  /** Runs in the transaction of the write. */
  alongside: (tx: Queries) => Promise<void>;
}

/** That the data set of class codes is not one that codes can be imported into. The message is a sentence. */
export class WrongSetError extends Error {
  constructor() {
    super(`The data set '${classCodeSetName}' is not Static, so codes cannot be imported into it.`);
    this.name = 'WrongSetError';
  }
}

/** Makes the codes the items of their data set, which is created when there is none. Throws a `WrongSetError`. */
export async function storeClassCodes(
  store: DocumentStore,
  codes: readonly ClassCode[],
  options: StoreOptions,
): Promise<void> {
  try {
    await replaceItems(store, codes, options);
  } catch (error) {
    if (!isRefusal(error, 'missing')) throw error;
    await createSet(store, codes, options);
  }
}

/** The items that an import takes the place of; none when the set is still to be created. Throws a `WrongSetError`. */
export async function currentClassCodes(store: DocumentStore): Promise<DataSetDoc['items']> {
  try {
    const { doc } = await store.get(dataSetKind, classCodeSetName);
    refuseWrongSet(doc);
    return doc.items;
  } catch (error) {
    if (!isRefusal(error, 'missing')) throw error;
    return [];
  }
}

async function replaceItems(
  store: DocumentStore,
  codes: readonly ClassCode[],
  options: StoreOptions,
): Promise<void> {
  const change = (current: DataSetDoc): DataSetDoc => {
    refuseWrongSet(current);
    return { ...current, items: toItems(codes) };
  };
  await store.update(dataSetKind, classCodeSetName, {
    change,
    matches: () => true,
    ...options,
  });
}

/** Somebody else may have been first. */
async function createSet(
  store: DocumentStore,
  codes: readonly ClassCode[],
  options: StoreOptions,
): Promise<void> {
  try {
    await store.create(dataSetKind, newClassCodeSet(codes), options);
  } catch (error) {
    if (!isRefusal(error, 'duplicate')) throw error;
    await replaceItems(store, codes, options);
  }
}

function refuseWrongSet({ type }: DataSetDoc): void {
  if (type !== dataSetType.static) throw new WrongSetError();
}

function isRefusal(error: unknown, reason: string): boolean {
  return error instanceof StoreError && error.failure.reason === reason;
}
