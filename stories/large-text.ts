import { expect } from 'storybook/test';

/** As with a browser's default font of 32 px: spread into a story. */
export const largeText = {
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  parameters: {
    viewport: {
      options: {
        narrow: { name: 'Narrow', type: 'mobile' as const, styles: { width: '320px', height: '640px' } },
      },
    },
  },
};

/** Longer words may break: nothing else is left where they do not fit. */
const longWord = 14;

/** Everything in an element can be read: no word broken letter by letter, nothing beyond the window's edge or cut off. */
export async function expectReadable(element: HTMLElement): Promise<void> {
  await expect(brokenWords(element)).toEqual([]);
  await expect(beyondTheEdge(element)).toEqual([]);
}

function brokenWords(element: HTMLElement): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{Letter}\p{Number}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && word.length <= longWord) broken.push(word);
    }
  }
  return broken;
}

function beyondTheEdge(element: HTMLElement): string[] {
  return [...element.querySelectorAll<HTMLElement>('*')]
    .filter(
      (one) => one.checkVisibility() && one.closest('.visually-hidden, [aria-hidden="true"], thead') === null,
    )
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      const isCut = one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && one.tagName !== 'INPUT';
      return width > 0 && (isCut || left < -1 || right > document.documentElement.clientWidth + 1);
    })
    .map((one) => `${one.tagName} ${one.textContent.slice(0, 40)}`);
}
