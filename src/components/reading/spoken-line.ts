import { createStore } from 'zustand/vanilla';
import type { OnSpoken, SpokenPosition } from '#lib/speech.ts';

/** The highlight of a word: characters or a slot of a part of the screen. */
export interface SpokenMark {
  /** Index of the first character in the line. */
  at: number;
  part: string;
  start: number;
  end: number;
  /** Index of the slot; a formula is a slot. */
  slot?: number;
}

/** A line that is read without a pause. Without marks, it is not highlighted. */
export interface SpokenLine {
  text: string;
  marks: readonly SpokenMark[];
}

/** Name in `::highlight()`, and of the fallback attribute. */
const name = 'spoken';
const attribute = `data-${name}`;

/**
 * Highlights the spoken word, or the whole line until the voice reports words. The CSS Custom Highlight API does not
 * change the layout or affect screen readers; without it, the whole part is highlighted.
 *
 * @param root contains the parts of the lines
 */
export function createSpokenHighlighter(root: ParentNode | null, lines: readonly SpokenLine[]): OnSpoken {
  const marked = new Set<Element>();
  return (place) => {
    for (const element of marked) element.removeAttribute(attribute);
    marked.clear();
    const ranges: Range[] = [];
    for (const mark of place ? marksAt(lines, place) : []) {
      const part = root?.querySelector(`[data-part="${mark.part}"]`);
      if (!part) continue;
      const element = mark.slot === undefined ? part : part.querySelectorAll('[data-slot]')[mark.slot];
      if (mark.slot === undefined && canHighlight()) ranges.push(rangeOf(part, mark));
      else if (element) marked.add(element);
    }
    for (const element of marked) element.setAttribute(attribute, '');
    highlight(ranges, ...marked);
  };
}

const canHighlight = (): boolean => 'Highlight' in globalThis && 'highlights' in CSS;

/** The text or the element that is being spoken. */
type SpokenWord = Pick<Range, 'getBoundingClientRect'>;

const spokenStore = createStore<{ word: SpokenWord | undefined }>(() => ({ word: undefined }));

/** Calls `onWord` with each spoken word. Returns a function that ends this. */
export const followSpokenWord = (onWord: (word: SpokenWord) => void): (() => void) =>
  spokenStore.subscribe(({ word }) => word && onWord(word));

/**
 * Replaces the highlight of the spoken word.
 *
 * @param elements those that are marked by an attribute
 */
export function highlight(ranges: readonly Range[], ...elements: readonly Element[]): void {
  if (canHighlight()) CSS.highlights.set(name, new Highlight(...ranges));
  spokenStore.setState({ word: ranges[0] ?? elements[0] });
}

function marksAt(lines: readonly SpokenLine[], { text, character }: SpokenPosition): readonly SpokenMark[] {
  const marks = lines[text]?.marks ?? [];
  if (character === undefined) return wholeLine(marks);
  const mark = marks.findLast(({ at }) => at <= character);
  return mark ? [mark] : [];
}

function wholeLine(marks: readonly SpokenMark[]): SpokenMark[] {
  const words = marks.filter(({ slot }) => slot === undefined);
  const parts = Map.groupBy(words, ({ part }) => part);
  return [
    ...marks.filter(({ slot }) => slot !== undefined),
    ...[...parts.values()].flatMap(([first, ...rest]) =>
      first ? [{ ...first, end: rest.at(-1)?.end ?? first.end }] : [],
    ),
  ];
}

/** Converts offsets in a part to a range. Offsets start at `data-part-from`, and skip the text of slots. */
function rangeOf(part: Element, mark: Pick<SpokenMark, 'start' | 'end'>): Range {
  const before = Number(part.getAttribute('data-part-from') ?? 0);
  const [start, end] = [mark.start + before, mark.end + before];
  const range = document.createRange();
  range.selectNodeContents(part);
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let from = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest('[data-slot]')) continue;
    const to = from + node.length;
    if (start >= from && start < to) range.setStart(node, start - from);
    if (end > from && end <= to) range.setEnd(node, end - from);
    from = to;
  }
  return range;
}
