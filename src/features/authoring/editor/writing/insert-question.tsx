import { Plus } from 'lucide-react';
import { memo } from 'react';
import { editingOf, questionTemplates } from '#questions/editing-registry.ts';
import { questionTypeName } from '#questions/registry.ts';
import { MenuButton } from '#ui/overlay/MenuButton.tsx';
import { nameAt } from '../draft/activity-draft.ts';
import type { QuestionActions } from './use-question-actions.ts';
import styles from '../writer.module.css';

interface InsertQuestionProps {
  /** The place of the new question. */
  index: number;
  add: QuestionActions['add'];
}

const items = questionTemplates.map((type) => ({ id: type, label: questionTypeName(type) }));

/** Adds a question above another one. At the end, 'New Question' does. */
export const InsertQuestion = memo(function InsertQuestion({ index, add }: InsertQuestionProps) {
  return (
    <div className={styles.insert}>
      <MenuButton
        label={`Insert a question above ${nameAt(index)}`}
        icon={<Plus aria-hidden="true" />}
        items={items}
        onChoose={(type) => add(type, editingOf(type)?.template() ?? {}, index)}
        className={styles.insertButton}
      />
    </div>
  );
});
