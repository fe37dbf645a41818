import type { Position } from './Position.ts';

/** An attribute without a namespace. */
export interface XmlAttribute {
  name: string;
  value: string;
}

/** The start of an element. */
export interface XmlElement {
  name: string;
  attributes: readonly XmlAttribute[];
  position: Position;
}

/** Receives the contents of an XML document, in their order. */
export interface XmlHandler {
  open(element: XmlElement): void;
  /** Text between two tags may come in several parts. */
  text(text: string, position: Position): void;
  close(): void;
}
