import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react-aria-components';
import { commandKey } from '#lib/keyboard.ts';
import { pluralize } from '#lib/numbers.ts';
import { replaceInField } from '#lib/replace-in-field.ts';
import { readBlanks } from '#openapi/rules/blanks.ts';
import { isBlank } from '#openapi/rules/text.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import type { Finding } from '../editing.ts';
import { acceptedSpellingsNote } from '../editor/accepted-spellings.ts';
import { findingsOfField } from '../editor/findings.ts';
import { isOnBlank, toggleBlank, toggleRefusalMessage } from './toggle-blank.ts';
import styles from '../editor/editor.module.css';

interface ParagraphFieldProps {
  value: string;
  /** Without an answer key, the blanks cannot change (D-137). */
  hasKey: boolean;
  onChange: (value: string) => void;
  findings: readonly Finding[];
}

const shortcut = () => (commandKey() === '⌘' ? '⌘B' : 'Ctrl+B');

export function ParagraphField({ value, hasKey, onChange, findings }: ParagraphFieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [onBlank, setOnBlank] = useState(false);
  const [refusal, setRefusal] = useState('');
  const blanks = readBlanks(value).blanks.filter((blank) => !blank.isMalformed);
  const found = pluralize(blanks.length, 'blank found.', 'blanks found.');

  useEffect(() => {
    const updateSelection = () => {
      const area = field.current;
      if (area) setOnBlank(isOnBlank(area.value, area.selectionStart, area.selectionEnd));
    };
    // Unlike React's `onSelect`, this event also reports programmatic selections.
    document.addEventListener('selectionchange', updateSelection);
    return () => document.removeEventListener('selectionchange', updateSelection);
  }, []);

  const toggle = () => {
    const area = field.current;
    if (!area) return;
    const replacement = toggleBlank(area.value, area.selectionStart, area.selectionEnd);
    setRefusal(replacement ? '' : toggleRefusalMessage);
    if (replacement) replaceInField(area, replacement);
    else area.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== 'b') return;
    event.preventDefault();
    toggle();
  };

  return (
    <div>
      <TextField
        ref={field}
        label="Paragraph"
        multiline
        grows
        rows={2}
        value={value}
        backdrop={<HighlightedBlanks paragraph={value} needsAnswers={hasKey} />}
        onChange={(text) => {
          setRefusal('');
          onChange(text);
        }}
        {...(hasKey && {
          onKeyDown: handleKey,
          labelEnd: (
            <Button variant="quiet" size="small" className={styles.toggle} onPress={toggle}>
              {onBlank ? 'Turn back into words' : 'Make a blank'}
              <kbd className={styles.key}>{shortcut()}</kbd>
            </Button>
          ),
        })}
        description={
          hasKey
            ? `Put each answer in double square brackets. For brackets that learners see, write \\[[ instead. ${found} ${acceptedSpellingsNote(blanks.map(({ word }) => word))}`.trim()
            : `Each [[]] is a blank and must stay. For brackets that learners see, write \\[[ instead. ${found}`
        }
        {...findingsOfField(findings, 'Paragraph')}
      />
      <p role="status" className={styles.refusal}>
        {refusal}
      </p>
    </div>
  );
}

function HighlightedBlanks({ paragraph, needsAnswers }: { paragraph: string; needsAnswers: boolean }) {
  const { blanks } = readBlanks(paragraph);
  const isWrong = (word: string) => needsAnswers && isBlank(word);
  return (
    <>
      {blanks.map(({ start, end, word, isMalformed }, index) => (
        <span key={start}>
          {paragraph.slice(blanks[index - 1]?.end ?? 0, start)}
          <mark data-invalid={isMalformed || isWrong(word) ? true : undefined}>
            {paragraph.slice(start, end)}
          </mark>
        </span>
      ))}
      {paragraph.slice(blanks.at(-1)?.end ?? 0)}
    </>
  );
}
