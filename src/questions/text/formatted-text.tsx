import { Fragment, type ReactNode, lazy, Suspense } from 'react';
import { parseFormattedText, slotCharacter } from '#openapi/rules/formatted-text.ts';
import { Breakable } from '#ui/Breakable.tsx';
import { languageOf, type Language } from './code/language.ts';
import styles from './formatted-text.module.css';

interface TypesetFormulaProps {
  tex: string;
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

interface HighlightedCodeProps {
  code: string;
  language: Language;
}

/** Loads the parser only for code of a known language. */
const HighlightedCode = lazy(async () => {
  try {
    return { default: (await import('./code/highlighted-code.tsx')).HighlightedCode };
  } catch {
    return { default: ({ code }: HighlightedCodeProps) => code };
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

/** Shows the TeX source until the formula is typeset, or if that fails. */
function Formula({ tex }: Pick<TypesetFormulaProps, 'tex'>) {
  const source = `$${tex}$`;
  return (
    <span ref={watchWidth} data-slot className={styles.formula}>
      <Suspense fallback={source}>
        <TypesetFormula tex={tex}>{source}</TypesetFormula>
      </Suspense>
    </span>
  );
}

interface FormattedTextProps {
  /** May contain code in backticks and formulas between dollar signs. */
  text: string;
  /** `data-part` of the text, for reading aloud; unique in the nearest `data-readable`. */
  part?: string | undefined;
  /** Renders the content of a slot, numbered from 0. */
  slot?: (index: number) => ReactNode;
  /** Allows line breaks after slashes. */
  isBreakable?: boolean;
}

/** A slot and the punctuation after it, on the same line. */
const slots = new RegExp(`(${slotCharacter}[^\\s\\p{L}\\p{N}${slotCharacter}]*)`, 'u');

/** Renders an author's text with code and typeset formulas. The parent must preserve line breaks (`white-space`). */
export function FormattedText({ text, part, slot, isBreakable = false }: FormattedTextProps) {
  let filled = 0;
  const contentOf = (run: string): ReactNode => {
    if (!slot) return isBreakable ? <Breakable text={run} /> : run;
    return run.split(slots).map((piece) => {
      if (!piece.startsWith(slotCharacter)) return piece;
      const index = filled++;
      return (
        <span key={index} className={styles.glued}>
          <span data-slot>{slot(index)}</span>
          {piece.slice(1)}
        </span>
      );
    });
  };
  const content = parseFormattedText(text).map(({ kind, text: run, info }, index, { length }) => {
    const key = `${kind}${index}`;
    if (kind === 'text') return <Fragment key={key}>{contentOf(run)}</Fragment>;
    if (kind === 'formula') return <Formula key={key} tex={run} />;
    const language = languageOf(info);
    return (
      <code
        key={key}
        className={kind === 'block' ? styles.block : styles.code}
        data-code={kind === 'block' || undefined}
        data-first={index === 0 || undefined}
        data-last={index === length - 1 || undefined}
      >
        {language && !run.includes(slotCharacter) ? (
          <Suspense fallback={run}>
            <HighlightedCode code={run} language={language} />
          </Suspense>
        ) : (
          contentOf(run)
        )}
      </code>
    );
  });
  return part === undefined ? content : <span data-part={part}>{content}</span>;
}
