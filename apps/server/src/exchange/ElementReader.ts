import { ContentFault, type ElementContent, type ElementRule } from './ElementRule.ts';
import type { Position } from './Position.ts';
import type { XmlElement } from './XmlHandler.ts';

interface Frame {
  name: string;
  rule: ElementRule;
  position: Position;
  attributes: Record<string, unknown>;
  byName: Map<string, unknown[]>;
  inOrder: unknown[];
  /** Index of the last child among those of the rule. */
  lastIndex: number;
  text: string;
  /** Whether something in it was refused, so that it has no value. */
  isBroken: boolean;
}

/** Called with what is wrong with the element that is read, any number of times. */
export type ReportFault = (message: string, position: Position) => void;

/** Called with the position of the object that an element became. */
export type RecordPosition = (value: object, position: Position) => void;

interface ReaderOptions {
  rule: ElementRule;
  fault: ReportFault;
  place: RecordPosition;
}

/** Reads one element and all that it holds by a rule; what the rule does not know is reported and passed over. */
export class ElementReader {
  readonly #options: ReaderOptions;
  readonly #frames: Frame[] = [];
  /** How many levels of unknown elements are open. */
  #skipped = 0;
  #salvaged: unknown = null;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /** The first call begins the element itself. */
  open(element: XmlElement): void {
    if (this.#skipped > 0) {
      this.#skipped += 1;
      return;
    }
    const parent = this.#frames.at(-1);
    const rule = parent ? this.#childRule(parent, element) : this.#options.rule;
    if (rule === null) this.#skipped = 1;
    else this.#frames.push(this.#begin(element, rule));
  }

  text(text: string, position: Position): void {
    const frame = this.#frames.at(-1);
    if (this.#skipped > 0 || !frame) return;
    if (frame.rule.hasText) frame.text += text;
    else if (/[^ \t\r\n]/.test(text)) this.#refuse(frame, `<${frame.name}> holds text.`, position);
  }

  /** Answers the value when that ends the element itself, null in it when it was refused; else nothing. */
  close(): { value: unknown } | undefined {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return undefined;
    }
    const frame = this.#frames.pop();
    if (!frame) return undefined;
    const value = this.#finish(frame);
    const parent = this.#frames.at(-1);
    if (!parent) {
      if (frame.isBroken) this.#salvaged = value;
      return { value: frame.isBroken ? null : value };
    }
    if (frame.isBroken) parent.isBroken = true;
    const known = parent.byName.get(frame.name);
    if (known) known.push(value);
    else parent.byName.set(frame.name, [value]);
    if (!parent.rule.isSequence) parent.inOrder.push(value);
    return undefined;
  }

  /** The text of a child element of that name, once it has been read. */
  childText(name: string): string | null {
    const [text] = this.#frames[0]?.byName.get(name) ?? [];
    return typeof text === 'string' ? text : null;
  }

  /** What can be recovered of the element when it was refused; null when nothing can. */
  get salvaged(): unknown {
    return this.#salvaged;
  }

  #begin({ name, attributes, position }: XmlElement, rule: ElementRule): Frame {
    const frame: Frame = {
      name,
      rule,
      position,
      attributes: {},
      byName: new Map(),
      inOrder: [],
      lastIndex: -1,
      text: '',
      isBroken: false,
    };
    const given = new Map(attributes.map((attribute) => [attribute.name, attribute.value]));
    for (const [attribute, { isRequired, parse, expected }] of Object.entries(rule.attributes)) {
      const text = given.get(attribute);
      given.delete(attribute);
      const value = text === undefined ? null : parse(text);
      if (text === undefined && isRequired) {
        this.#refuse(frame, `<${name}> lacks the attribute '${attribute}'.`, position);
      }
      if (value === undefined) {
        this.#refuse(frame, `The attribute '${attribute}' of <${name}> must be ${expected}.`, position);
      }
      frame.attributes[attribute] = value ?? null;
    }
    for (const unknown of given.keys()) {
      this.#refuse(frame, `<${name}> has no attribute '${unknown}'.`, position);
    }
    return frame;
  }

  #childRule(parent: Frame, { name, position }: XmlElement): ElementRule | null {
    const children = parent.rule.children();
    const index = Object.keys(children).indexOf(name);
    const child = children[name];
    if (index === -1 || !child) {
      this.#refuse(parent, `<${parent.name}> holds no element <${name}>.`, position);
      return null;
    }
    if (parent.rule.isSequence) {
      if (index < parent.lastIndex) {
        this.#refuse(parent, `The element <${name}> is out of its order in <${parent.name}>.`, position);
      } else if (index === parent.lastIndex && child.occurs !== 'many') {
        this.#refuse(parent, `The element <${name}> is there more than once.`, position);
      }
      parent.lastIndex = Math.max(index, parent.lastIndex);
    }
    return child.rule;
  }

  #finish(frame: Frame): unknown {
    for (const [name, { occurs }] of Object.entries(frame.rule.children())) {
      if (occurs === 'one' && !frame.byName.has(name) && !frame.isBroken) {
        this.#refuse(frame, `<${frame.name}> lacks the element <${name}>.`, frame.position);
      }
    }
    const salvage = () => frame.rule.salvage?.(frame) ?? null;
    if (frame.isBroken) return salvage();
    try {
      const value = frame.rule.finish(frame satisfies ElementContent);
      const placed = frame.rule.placed ? frame.rule.placed(value) : value;
      if (typeof placed === 'object' && placed !== null) this.#options.place(placed, frame.position);
      return value;
    } catch (error) {
      if (!(error instanceof ContentFault)) throw error;
      this.#refuse(frame, error.message, frame.position);
      return salvage();
    }
  }

  #refuse(frame: Frame, message: string, position: Position): void {
    frame.isBroken = true;
    this.#options.fault(message, position);
  }
}
