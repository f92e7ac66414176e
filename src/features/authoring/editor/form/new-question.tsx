import { Plus, ListPlus } from 'lucide-react';
import { memo, useState } from 'react';
import { getQuestionEditing, questionTemplates } from '#questions/editing-registry.ts';
import { questionTypeName } from '#questions/registry.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { Select } from '#ui/form/Select.tsx';
import { Row } from '#ui/layout.tsx';
import { maxQuestions } from '../draft/draft-reducer.ts';
import type { ImportDialog, ImportDialogProps } from '../import/import-dialog.tsx';
import type { QuestionActions } from './use-question-actions.ts';
import styles from '../activity-form.module.css';

interface NewQuestionProps extends Pick<QuestionActions, 'add' | 'addMany'> {
  questionCount: number;
  grade: number | undefined;
}

const options = questionTemplates.map((type) => ({ id: type, label: questionTypeName(type) }));

/** Adds a question of the chosen type at the end (AUT-036), or imports several. */
export const NewQuestion = memo(function NewQuestion({
  add,
  addMany,
  questionCount,
  grade,
}: NewQuestionProps) {
  const [type, setType] = useState<(typeof questionTemplates)[number]>('truefalse');
  const isFull = questionCount >= maxQuestions;
  return (
    <Row align="end" className={styles.newQuestion} data-new-question>
      <Select
        label="Template"
        options={options}
        value={type}
        onChange={setType}
        description={isFull ? `An activity has at most ${maxQuestions} questions.` : undefined}
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
      <ImportButton questionCount={questionCount} grade={grade} isDisabled={isFull} onAdd={addMany} />
    </Row>
  );
});

type ImportButtonProps = Omit<ImportDialogProps, 'onClose'> & { isDisabled: boolean };

/** Opens the import dialog, which is loaded on demand with its parsers. */
function ImportButton({ isDisabled, onAdd, ...target }: ImportButtonProps) {
  const [Dialog, setDialog] = useState<typeof ImportDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const open = async () => {
    setIsLoading(true);
    try {
      const { ImportDialog: Loaded } = await import('../import/import-dialog.tsx');
      setDialog(() => Loaded);
      setIsOpen(true);
    } catch {
      const message = 'The import could not be loaded. Check the connection and try again.';
      toast({ profile: 'app', tone: 'error', message });
    }
    setIsLoading(false);
  };
  const add: ImportDialogProps['onAdd'] = (...added) => {
    setIsOpen(false);
    onAdd(...added);
  };
  return (
    <>
      <Button
        icon={<ListPlus aria-hidden="true" />}
        isDisabled={isDisabled}
        busy={isLoading ? 'Loading…' : undefined}
        onPress={open}
      >
        Add many questions
      </Button>
      {Dialog && isOpen ? <Dialog {...target} onAdd={add} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
