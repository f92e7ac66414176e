import { createElement, useMemo, type ReactNode } from 'react';
import { formulaText } from './formula-text.ts';
import { readFormula } from './read-formula.ts';

/**
 * A formula as MathML, which browsers lay out and screen readers read; `children` when it cannot be read. `aria-label`:
 * browsers leave MathML out of the accessible name of a control.
 */
export function TypesetFormula({ tex, children }: { tex: string; children: ReactNode }): ReactNode {
  const content = useMemo(() => typeset(tex), [tex]);
  return content ?? children;
}

/** @returns undefined when it cannot be read */
function typeset(tex: string): ReactNode {
  try {
    const markup = readFormula(tex);
    const math =
      markup && new DOMParser().parseFromString(markup, 'text/html').querySelector('math > semantics');
    return math ? createElement('math', { 'aria-label': formulaText(tex) }, childrenOf(math)) : undefined;
  } catch {
    // So deep that the call stack overflows.
    return undefined;
  }
}

/** Whether an operator has nothing before it that it could join: the minus in '(−2)³', which takes no space. */
function isSign({ localName, textContent, previousElementSibling: before }: Element): boolean {
  if (localName !== 'mo' || !/^[−+±]$/.test(textContent ?? '')) return false;
  return before?.localName === 'mo' && !/^[)\]}|!]$/.test(before.textContent ?? '');
}

const childrenOf = (element: Element): ReactNode[] => Array.from(element.childNodes, elementOf);

/** Elements are made one by one, so that no markup is inserted; the repeated source (`annotation`) is left out. */
function elementOf(node: Node, index: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  if (node.localName === 'annotation') return null;
  const attributes = Object.fromEntries(
    Array.from(node.attributes, ({ name, value }) => [name, value] as const).filter(
      ([name]) => name !== 'style' && name !== 'class',
    ),
  );
  // Fonts without italic mathematical letters would show an empty box for them.
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
