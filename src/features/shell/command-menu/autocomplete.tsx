import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components';
import { useAutocomplete } from 'react-aria/useAutocomplete';

interface AutocompleteProps {
  value: string;
  onChange: (value: string) => void;
  /** A text field, and a list of which one option is current while the field keeps the focus. */
  children: ReactNode;
}

/** Replaces `Autocomplete` of react-aria-components, which would add 5 kB to the login page (ADR 28). */
export function Autocomplete({ value, onChange, children }: AutocompleteProps) {
  const input = useRef<HTMLInputElement>(null);
  const collection = useRef<HTMLElement>(null);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  useEffect(() => {
    // The option that replaced the value, such as a spelling, has been removed.
    const frame = requestAnimationFrame(() => {
      if (focusedNodeId !== null && !document.getElementById(focusedNodeId)) setFocusedNodeId(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [focusedNodeId, value]);
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef: input, collectionRef: collection },
    { inputValue: value, setInputValue: onChange, focusedNodeId, setFocusedNodeId },
  );
  return (
    <FieldInputContext value={{ ...inputProps, ref: input }}>
      <SelectableCollectionContext value={{ ...collectionProps, ref: collectionRef }}>
        {children}
      </SelectableCollectionContext>
    </FieldInputContext>
  );
}
