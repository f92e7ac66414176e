import { Check } from 'lucide-react';
import styles from './question-card.module.css';

/** A question that a moderator selected or deselected. */
export interface QuestionSelection {
  questionId: string;
  selected: boolean;
}

interface QuestionSelectorProps {
  questionId: string;
  /** The ids of the question's number and prompt. */
  labelledBy: string;
  isSelected: boolean;
  /** What was selected is being decided on: the checkbox keeps its state, and the focus. */
  isReadOnly?: boolean;
  onSelect?: ((selection: QuestionSelection) => void) | undefined;
}

/**
 * The checkbox of a card that can be selected. Its label covers the whole card, so that a click anywhere toggles it, and
 * so does Enter, besides Space (QST-027).
 */
export function QuestionSelector(props: QuestionSelectorProps) {
  const { questionId, labelledBy, isSelected, isReadOnly = false, onSelect } = props;
  const toggle = () => {
    if (!isReadOnly) onSelect?.({ questionId, selected: !isSelected });
  };
  return (
    <label className={styles.selector}>
      <input
        type="checkbox"
        aria-labelledby={labelledBy}
        aria-readonly={isReadOnly || undefined}
        checked={isSelected}
        onChange={toggle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          toggle();
        }}
      />
      <Check aria-hidden="true" />
    </label>
  );
}
