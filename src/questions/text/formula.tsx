import { lazy, Suspense, type ReactNode } from 'react';
import styles from './formatted-text.module.css';

interface TypesetFormulaProps {
  /** Without dollar signs. */
  tex: string;
  /** Fallback for an unreadable formula. */
  children: ReactNode;
}

/** Loads the library only for a text with a formula. */
const TypesetFormula = lazy(async () => {
  try {
    return { default: (await import('./typeset-formula.tsx')).TypesetFormula };
  } catch {
    return { default: ({ children }: TypesetFormulaProps) => children };
  }
});

/** Makes a formula that is wider than its line scrollable, also by keyboard. */
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
 * An inline formula. Shows the source until it is typeset, or if that fails. It is a slot for reading aloud, because
 * its layout is not text.
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
