import { speech, type OnSpoken } from '#lib/speech.ts';
import { highlight } from './spoken-line.ts';

/** Texts to read, and a function that highlights the word that the voice has reached. */
export interface Reading {
  texts: readonly string[];
  onSpoken: OnSpoken;
}

/** A part of a region: a paragraph, or a question with its own spoken text. */
interface Part extends Reading {
  element: Element;
}

const ownReadings = new WeakMap<Element, () => Reading>();

/** Reads an element, such as a question with formulas, by its own text. Returns a function that ends this. */
export function registerReading(element: Element, read: () => Reading): () => void {
  ownReadings.set(element, read);
  return () => ownReadings.delete(element);
}

/** Reads the visible text of an element, paragraph by paragraph. */
export const readRegion = (region: Element): Reading => joinParts(collectParts(region));

/**
 * Reads a screen from its heading, or from the first paragraph in the window if the user has scrolled past it. While
 * it is read, the page scrolls along.
 *
 * @param top the height of the bars above the content
 */
export function readScreen(screen: Element, top: number): Reading {
  const parts = collectParts(screen);
  const heading = parts.findIndex(({ element }) => element.closest('h1'));
  const visible = parts.findIndex(({ element }) => element.getBoundingClientRect().bottom > top);
  let last: Element | undefined;
  return joinParts(parts.slice(Math.max(heading, visible, 0)), (element) => {
    if (element !== last && (!last || isInView(last))) element.scrollIntoView({ block: 'nearest' });
    last = element;
  });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function joinParts(parts: readonly Part[], onPart: (element: Element) => void = () => {}): Reading {
  const places = parts.flatMap((part) => part.texts.map((_text, index) => ({ part, index })));
  let current: Part | undefined;
  return {
    texts: parts.flatMap(({ texts }) => texts),
    onSpoken: (position) => {
      const place = position ? places[position.text] : undefined;
      if (current !== place?.part) current?.onSpoken(null);
      current = place?.part;
      if (!position || !place) return;
      if (!place.part.element.isConnected) {
        // The screen shows something else now, such as the next question.
        speech.stop();
        return;
      }
      onPart(place.part.element);
      place.part.onSpoken({ text: place.index, character: position.character });
    },
  };
}

/** A word; a word in two styles has several text nodes. */
interface Word {
  /** Index of the first character in the spoken text. */
  at: number;
  range: Range;
}

/** The text of one block: the voice pauses after it. */
class Paragraph implements Part {
  readonly element: Element;
  #text = '';
  #endsInWord = false;
  readonly #words: Word[] = [];

  constructor(element: Element) {
    this.element = element;
  }

  get texts(): readonly string[] {
    return /[\p{L}\p{N}]/u.test(this.#text) ? [this.#text] : [];
  }

  add(node: Text): void {
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const last = index === 0 && this.#endsInWord ? this.#words.at(-1) : undefined;
      if (isSeparator(word)) this.#text += ',';
      else if (last && isBeside(last.range, range)) {
        this.#text += word;
        last.range.setEnd(node, word.length);
      } else this.#addWord(word, range);
    }
    this.#endsInWord = /\S$/.test(node.data);
  }

  #addWord(word: string, range: Range): void {
    if (this.#text !== '') this.#text += ' ';
    this.#words.push({ at: this.#text.length, range });
    this.#text += word;
  }

  /** An element with a spoken name, such as a score in a picture. */
  addNamed(element: Element, name: string): void {
    const range = document.createRange();
    range.selectNodeContents(element);
    this.#addWord(name, range);
    this.#endsInWord = false;
  }

  onSpoken: OnSpoken = (position) => {
    if (!position) {
      highlight([]);
      return;
    }
    const { character } = position;
    const spoken =
      character === undefined ? this.#words : [this.#words.findLast(({ at }) => at <= character)];
    highlight(spoken.flatMap((word) => word?.range ?? []));
  };
}

/** Whether no space is visible between two ranges: they are one word. */
function isBeside(range: Range, next: Range): boolean {
  const end = [...range.getClientRects()].at(-1);
  const [start] = next.getClientRects();
  if (!end || !start || start.top >= end.bottom || start.bottom <= end.top) return false;
  return Math.min(Math.abs(start.left - end.right), Math.abs(end.left - start.right)) < 2;
}

/** Signs between words that a voice would pronounce; it pauses instead. */
const isSeparator = (word: string): boolean => /^[·•|–—…→←]+$/.test(word);

function collectParts(region: Element): Part[] {
  const parts: Part[] = [];
  let paragraph: Paragraph | undefined;
  const paragraphOf = (element: Element): Paragraph => {
    const block = blockOf(element);
    if (paragraph?.element !== block) {
      paragraph = new Paragraph(block);
      parts.push(paragraph);
    }
    return paragraph;
  };
  const collect = (node: Node) => {
    if (node instanceof Text) {
      if (node.parentElement && /\S/.test(node.data)) paragraphOf(node.parentElement).add(node);
      return;
    }
    if (!(node instanceof Element) || !isRead(node)) return;
    const read = node === region ? undefined : ownReadings.get(node);
    const name = node.getAttribute('role') === 'img' ? node.getAttribute('aria-label') : null;
    if (read) parts.push({ element: node, ...read() });
    else if (name !== null) paragraphOf(node).addNamed(node, name);
    else for (const child of node.childNodes) collect(child);
    if (read) paragraph = undefined;
  };
  collect(region);
  return parts.filter(({ texts }) => texts.length > 0);
}

const unread = '[aria-hidden="true"], .visually-hidden, [inert], [data-unread], svg, textarea, select';

function isRead(element: Element): boolean {
  if (element.matches(unread)) return false;
  // Without a box, `checkVisibility` returns false.
  return (
    getComputedStyle(element).display === 'contents' || element.checkVisibility({ visibilityProperty: true })
  );
}

const isInline = (element: Element): boolean =>
  /^(?:inline|contents)$/.test(getComputedStyle(element).display);

function blockOf(element: Element): Element {
  let block = element;
  while (isInline(block) && block.parentElement) block = block.parentElement;
  return block;
}
