/** Anything JSON can hold. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** A JSON object. A type, not an interface, so that types of documents are assignable to it. */
export type JsonObject = { [key: string]: JsonValue | undefined };
