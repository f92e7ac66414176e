import { createElement, useMemo, type ReactNode } from 'react';
import { formulaText } from './formula-text.ts';
import { readFormula } from './read-formula.ts';

/** MathML, or `children` if unreadable. `aria-label`: browsers omit MathML from accessible names. */
export function TypesetFormula({ tex, children }: { tex: string; children: ReactNode }): ReactNode {
  const content = useMemo(() => typeset(tex), [tex]);
  return content ?? children;
}

function typeset(tex: string): ReactNode {
  try {
    const markup = readFormula(tex);
    const math =
      markup && new DOMParser().parseFromString(markup, 'text/html').querySelector('math > semantics');
    return math ? createElement('math', { 'aria-label': formulaText(tex) }, childrenOf(math)) : undefined;
  } catch {
    // Deep nesting overflows the call stack.
    return undefined;
  }
}

/** Whether an operator is a sign without a left operand, as in '(−2)³', which gets no space. */
function isSign({ localName, textContent, previousElementSibling: before }: Element): boolean {
  if (localName !== 'mo' || !/^[−+±]$/.test(textContent ?? '')) return false;
  return before?.localName === 'mo' && !/^[)\]}|!]$/.test(before.textContent ?? '');
}

const childrenOf = (element: Element): ReactNode[] => Array.from(element.childNodes, elementOf);

/** Creates elements instead of inserting HTML; omits the source (`annotation`). */
function elementOf(node: Node, index: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  if (node.localName === 'annotation') return null;
  const attributes = Object.fromEntries(
    Array.from(node.attributes, ({ name, value }) => [name, value] as const).filter(
      ([name]) => name !== 'style' && name !== 'class',
    ),
  );
  // Fonts without italic mathematical letters would show empty boxes.
  const isVariable =
    node.localName === 'mi' && node.textContent?.length === 1 && !('mathvariant' in attributes);
  return createElement(
    node.localName,
    {
      ...attributes,
      ...(isSign(node) && { form: 'prefix' }),
      'data-variable': isVariable || undefined,
      key: index,
    },
    childrenOf(node),
  );
}
