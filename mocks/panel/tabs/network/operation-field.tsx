import { createElement, useRef, useState } from 'react';
import { Autocomplete, Input, Label, ListBox, ListBoxItem, TextField } from 'react-aria-components';
import { searchTargets, targets, wordsOf, type Target } from './targets.ts';
import parts from '../../parts/parts.module.css';
import styles from './operation-field.module.css';

interface OperationFieldProps {
  text: string;
  onTextChange: (text: string) => void;
  onChoose: (target: Target) => void;
}

/**
 * A field that finds an operation by its id, summary, path or tag. Enter takes the first suggestion; a second Enter
 * submits the form.
 */
export function OperationField({ text, onTextChange, onChoose }: OperationFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const found = searchTargets(text);
  return (
    <div
      ref={field}
      className={styles.field}
      onBlur={({ relatedTarget }) => {
        if (!field.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Autocomplete
        inputValue={text}
        onInputChange={(value) => {
          onTextChange(value);
          setOpen(true);
        }}
      >
        <TextField
          className={parts.field ?? ''}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isOpen) setOpen(false);
            else if (event.key === 'ArrowDown') setOpen(true);
            else event.continuePropagation();
          }}
        >
          <Label>Operation</Label>
          <Input placeholder="Name, path, summary, tag or *" className={parts.input ?? ''} />
        </TextField>
        {isOpen && found.length > 0 ? (
          <ListBox
            aria-label="Operations"
            items={found}
            // Without this, a remaining option keeps the marks of the earlier text.
            dependencies={[text]}
            className={styles.list ?? ''}
            onAction={(key) => {
              const chosen = found.find(({ id }) => id === key);
              if (!chosen) return;
              onChoose(chosen);
              setOpen(false);
            }}
          >
            {(target) => <Option target={target} words={wordsOf(text)} />}
          </ListBox>
        ) : null}
      </Autocomplete>
      <span className={styles.count}>{`${found.length} of ${targets.length}`}</span>
      {isOpen && found.length === 0 ? (
        <p role="status" className={styles.none}>
          No operation has “{text.trim()}” in its name, summary or path.
        </p>
      ) : null}
    </div>
  );
}

function Option({ target, words }: { target: Target; words: readonly string[] }) {
  const { id, method, path, summary } = target;
  return (
    <ListBoxItem id={id} textValue={`${id} ${method} ${path}`} className={styles.option ?? ''}>
      <Marked text={id} words={words} />
      <span className={styles.method}>{method}</span>
      <code className={styles.path}>
        <Marked text={path} words={words} />
      </code>
      {summary === '' ? null : (
        <span className={styles.summary}>
          <Marked text={summary} words={words} />
        </span>
      )}
    </ListBoxItem>
  );
}

/** Marks each place where a word is found. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const special = /[.*+?^${}()|[\]\\]/g;
  const anyWord = words.map((word) => word.replaceAll(special, String.raw`\$&`)).join('|');
  const pieces = anyWord === '' ? [text] : text.split(new RegExp(`(${anyWord})`, 'i'));
  const marked = pieces.map((piece, index) =>
    index % 2 === 1 ? createElement('mark', { className: styles.mark }, piece) : piece,
  );
  // As separate arguments, because the pieces have no keys.
  return createElement('span', null, ...marked);
}
