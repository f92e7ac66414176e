import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { getQuestionEditing, questionTemplates } from '#questions/editing-registry.ts';
import { questionTypeName } from '#questions/registry.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Row } from '#ui/layout.tsx';
import { mostQuestions } from '../draft/draft-reducer.ts';
import { AddMany } from '../import/add-many.tsx';
import type { QuestionActions } from './use-question-actions.ts';
import styles from '../writer.module.css';

interface NewQuestionProps extends Pick<QuestionActions, 'add' | 'addMany'> {
  /** How many there are. */
  count: number;
  /** 1 to 8, if it is known. */
  grade: number | undefined;
}

const options = questionTemplates.map((type) => ({ id: type, label: questionTypeName(type) }));

/** Chooses the type of a new question and adds it at the end (AUT-036), or adds many at once. */
export const NewQuestion = memo(function NewQuestion({ add, addMany, count, grade }: NewQuestionProps) {
  const [type, setType] = useState<(typeof questionTemplates)[number]>('truefalse');
  const isFull = count >= mostQuestions;
  return (
    <Row align="end" className={styles.newQuestion} data-new-question>
      <Select
        label="Template"
        options={options}
        value={type}
        onChange={setType}
        description={isFull ? `An activity has at most ${mostQuestions} questions.` : undefined}
        className={styles.template}
      />
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        isDisabled={isFull}
        onPress={() => add(type, getQuestionEditing(type)?.template() ?? {})}
      >
        New Question
      </Button>
      <AddMany count={count} grade={grade} isDisabled={isFull} onAdd={addMany} />
    </Row>
  );
});
