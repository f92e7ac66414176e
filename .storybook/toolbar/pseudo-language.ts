const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlĺmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzž'.matchAll(/(.)(.)/gu)].flatMap(
    ([, letter = '', accent = '']) => [
      [letter, accent],
      [letter.toUpperCase(), accent.toUpperCase()],
    ],
  ),
);

/** Accents each letter, and doubles vowels until the text is 40 % longer. */
export const toPseudoLanguage = (text: string): string =>
  text.replace(/\S(?:.*\S)?/su, (words) => {
    let pseudo = '';
    let read = 0;
    const missing = () => Math.round(read * 1.4) - pseudo.length;
    for (const letter of words) {
      read += 1;
      const accent = accented[letter] ?? letter;
      pseudo += accent;
      if (/[aeiouy]/i.test(letter) && missing() > 0) pseudo += accent.toLowerCase();
    }
    return /[a-z]/i.test(words) ? pseudo + '~'.repeat(Math.max(0, missing())) : words;
  });

/** Typed texts, code, formulas, texts whose change would change a value, and Storybook's own. */
const unchanged =
  'input, textarea, [contenteditable], option:not([value]), code, pre, kbd, samp, math, script, style, [translate="no"], .sb-wrapper';

const attributes = ['aria-label', 'placeholder', 'title'];

const observed = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: attributes,
};

/** A text in the page: of a text node, or of an attribute. React keeps its nodes: only their data changes. */
interface Shown {
  original: string;
  pseudo: string;
}

/** @returns a function that restores all texts */
export function showPseudoLanguage(root: HTMLElement): () => void {
  const shownTexts = new Map<Node, Shown>();

  const change = (node: Node) => {
    const isText = node instanceof Text || node instanceof Attr;
    const value = node.nodeValue ?? '';
    if (!isText || shownTexts.get(node)?.pseudo === value) return;
    if (node instanceof Text && node.parentElement?.closest(unchanged)) return;
    const pseudo = toPseudoLanguage(value);
    shownTexts.set(node, { original: value, pseudo });
    if (pseudo !== value) node.nodeValue = pseudo;
  };
  const changeAll = (node: Node) => {
    change(node);
    if (node instanceof Element) {
      for (const name of attributes) {
        const attribute = node.getAttributeNode(name);
        if (attribute) change(attribute);
      }
    }
    node.childNodes.forEach(changeAll);
  };

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, attributeName } of records) {
      const attribute = target instanceof Element && attributeName && target.getAttributeNode(attributeName);
      change(attribute || target);
      addedNodes.forEach(changeAll);
    }
  });
  changeAll(root);
  observer.observe(root, observed);
  return () => {
    observer.disconnect();
    for (const [node, { original, pseudo }] of shownTexts) {
      if (node.nodeValue === pseudo) node.nodeValue = original;
    }
  };
}
