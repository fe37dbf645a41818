/** Told how far a transfer is. @param total all the bytes there are; null while nobody has said how many. */
export type OnTransferProgress = (bytes: number, total: number | null) => void;
