import { object } from 'valibot';
import type { Term } from '#api/queries/terms.ts';
import { updateTopicMutation, type Topic } from '#api/queries/topics.ts';
import { longTextOrNull, selectedValue } from '#components/form/field-rules.ts';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { serverMessage } from '#components/problem-text.ts';
import { showMessage } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { titleRule } from '../title-rule.ts';

/** The id of the option for no term; no real term has it. */
const noTerm = '-';

export const schema = object({
  title: titleRule(),
  description: longTextOrNull(),
  termId: selectedValue(),
});

interface TopicFormProps {
  topic: Topic;
  terms: readonly Pick<Term, 'id' | 'title'>[];
  onClose: () => void;
}

export function TopicForm({ topic, terms, onClose }: TopicFormProps) {
  const form = useProblemForm({
    schema,
    defaultValues: {
      title: topic.title,
      description: topic.description ?? '',
      termId: topic.termId ?? noTerm,
    },
    mutation: updateTopicMutation(topic.id),
    toBody: ({ termId, ...fields }) => ({
      ...fields,
      subjectId: topic.subjectId,
      termId: termId === noTerm ? null : termId,
    }),
    texts: {
      busy: 'Saving…',
      success: 'Topic updated',
      problem: {
        missing: {
          title: 'Another user has deleted this topic',
          advice: 'Close the form to see the current list.',
        },
      },
    },
    // A dialog shows the failure (AUT-057).
    onProblem: ({ alert }, _form, error) => {
      if (alert?.kind === 'unknown') return false;
      const message = serverMessage(error) || alert?.title || 'Please look at the form again';
      void showMessage({ title: 'Not saved', message: markup`Failed to update topic: ${message}` });
      return true;
    },
    onSuccess: onClose,
  });
  const { control } = form;
  return (
    <FormDialog title="Edit topic" form={form} onClose={onClose}>
      <FormTextField control={control} name="title" label="Title" autoComplete="off" />
      <FormTextArea control={control} name="description" label="Description" rows={4} />
      <FormSelect control={control} name="termId" label="Term" options={termOptions(topic, terms)} />
    </FormDialog>
  );
}

/** Keeps a term that did not load as an option, so that saving does not remove it from the topic. */
function termOptions({ termId }: Topic, terms: TopicFormProps['terms']) {
  const isUnknown = termId !== null && !terms.some(({ id }) => id === termId);
  return [
    { id: noTerm, label: '-- No Term --' },
    ...terms.map(({ id, title }) => ({ id, label: title })),
    ...(isUnknown ? [{ id: termId, label: 'Current term' }] : []),
  ];
}
