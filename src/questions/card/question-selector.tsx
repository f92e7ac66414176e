import styles from './question-card.module.css';

export interface QuestionSelection {
  questionId: string;
  selected: boolean;
}

interface QuestionSelectorProps {
  questionId: string;
  /** Ids of the elements with number and prompt. */
  labelledBy: string;
  isSelected: boolean;
  /** While a decision is saved, the checkbox keeps its state and focus. */
  isReadOnly?: boolean;
  onSelect?: ((selection: QuestionSelection) => void) | undefined;
}

/**
 * A checkbox. Its label covers the card, so that a click anywhere on the card toggles it. Enter toggles it, too
 * (QST-027).
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
        className="native-choice"
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
    </label>
  );
}
