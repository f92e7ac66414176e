import { useEffect, useRef } from 'react';
import { Toolbar } from 'react-aria-components';
import { replaceInField, type Field } from '#lib/replace-in-field.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './editor.module.css';

const symbols = [
  { sign: '÷', name: 'division sign' },
  { sign: '×', name: 'times sign' },
  { sign: '√', name: 'square root' },
  { sign: 'π', name: 'pi' },
  { sign: '½', name: 'one half' },
  { sign: '°', name: 'degree sign' },
] as const;

const textFields = 'textarea, input[type="text"]';

const isField = (element: unknown): element is Field =>
  (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) &&
  element.matches(textFields);

/** Inserts at the caret of the last focused text field of the parent element, or at the end of the first. */
export function SymbolPalette() {
  const toolbar = useRef<HTMLDivElement>(null);
  const lastField = useRef<Field>(null);

  useEffect(() => {
    const fields = toolbar.current?.parentElement;
    const follow = ({ target }: FocusEvent) => {
      if (isField(target)) lastField.current = target;
    };
    fields?.addEventListener('focusin', follow);
    return () => fields?.removeEventListener('focusin', follow);
  }, []);

  const insert = (sign: string) => {
    const last = lastField.current;
    const fields = toolbar.current?.parentElement;
    const isThere = last !== null && fields?.contains(last);
    const field = isThere ? last : fields?.querySelector(textFields);
    if (!isField(field)) return;
    const end = field.value.length;
    const [from, to] = isThere ? [field.selectionStart ?? end, field.selectionEnd ?? end] : [end, end];
    const caret = from + sign.length;
    replaceInField(field, { start: from, end: to, text: sign, select: [caret, caret] });
  };

  return (
    <Toolbar ref={toolbar} aria-label="Insert a symbol" className={styles.symbols ?? ''}>
      {symbols.map(({ sign, name }) => (
        <button
          key={sign}
          type="button"
          className={classNames(buttonStyle({ variant: 'quiet', square: true }), styles.symbol)}
          aria-label={`${sign}, ${name}`}
          title={name}
          // Keeps focus and selection of the field, and the on-screen keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(sign)}
        >
          {sign}
        </button>
      ))}
    </Toolbar>
  );
}
