/** The largest initialization file that is read, in bytes: 50 MiB. */
export const largestFile = 50 * 1024 * 1024;

/** How deep elements may be nested. A rule's conditions take two levels for each of theirs. */
export const largestDepth = 500;

/** The longest text of one element, in UTF-16 code units: as much as a request can carry when a document is saved. */
export const largestText = 16 * 1024 * 1024;

/** More elements than a file of the largest size has when they say anything. */
export const largestElementCount = 4_000_000;

/** More attributes than any element of the format has. */
export const mostAttributes = 32;
