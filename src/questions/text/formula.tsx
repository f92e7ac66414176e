import { lazy, Suspense, type ReactNode } from 'react';
import styles from './formatted-text.module.css';

interface TypesetFormulaProps {
  /** Without the dollar signs around it. */
  tex: string;
  /** Shown when it cannot be read. */
  children: ReactNode;
}

/** Only a text with a formula loads the library. */
const TypesetFormula = lazy(async () => {
  try {
    return { default: (await import('./typeset-formula.tsx')).TypesetFormula };
  } catch {
    return { default: ({ children }: TypesetFormulaProps) => children };
  }
});

/** One that is wider than its line scrolls by itself, also by keyboard. */
function watchWidth(element: HTMLElement) {
  const observer = new ResizeObserver(() => {
    const isWide = element.scrollWidth > element.clientWidth + 1;
    element.toggleAttribute('data-wide', isWide);
    if (isWide) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A formula within a line. What its author typed is shown until it is typeset, and when that fails. For reading aloud it is
 * a slot: its layout is no part of the characters around it.
 */
export function Formula({ tex }: Pick<TypesetFormulaProps, 'tex'>) {
  const source = `$${tex}$`;
  return (
    <span ref={watchWidth} data-slot className={styles.formula}>
      <Suspense fallback={source}>
        <TypesetFormula tex={tex}>{source}</TypesetFormula>
      </Suspense>
    </span>
  );
}
