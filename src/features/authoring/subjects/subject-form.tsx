import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { object } from 'valibot';
import { createSubjectMutation } from '#api/queries/subjects.ts';
import { textOrNull } from '#components/form/field-rules.ts';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { mayBeThere } from '#components/form/form-problem.ts';
import { formValues } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure, FormPair } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { partParams } from '../setup/part-params.ts';
import { titleText } from '../setup/title-rule.ts';
import styles from '../setup/titled-form.module.css';

/** Only the title is required (VAL-020). */
const schema = object({
  title: titleText(),
  subjectGroup: textOrNull(),
  subjectType: textOrNull(),
  description: textOrNull(),
});

interface SubjectFormProps {
  grade: { id: string; title: string };
}

/** Adds a subject to a grade, and then stands empty for the next one. */
export function SubjectForm({ grade }: SubjectFormProps) {
  const [added, setAdded] = useState(0);
  return (
    <Fields key={added} grade={grade} hasFocus={added > 0} onAdded={() => setAdded((count) => count + 1)} />
  );
}

function Fields({ grade, hasFocus, onAdded }: SubjectFormProps & { hasFocus: boolean; onAdded: () => void }) {
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, {}),
    mutation: createSubjectMutation(),
    toBody: (subject) => ({ ...subject, gradeId: grade.id }),
    texts: { busy: 'Adding…', success: 'Subject added', problem: mayBeThere },
    onSuccess: onAdded,
    about: `new subject of ${grade.id}`,
    closedBy: partParams,
  });
  const { control, setFocus } = form;
  useEffect(() => {
    if (hasFocus) setFocus('title');
  }, [hasFocus, setFocus]);
  return (
    <Form form={form} className={styles.form}>
      <h3 className={styles.heading}>Add a subject to {grade.title}</h3>
      <FormTextField control={control} name="title" label="Title" autoComplete="off" />
      <FormPair>
        <FormTextField control={control} name="subjectGroup" label="Subject group" />
        <FormTextField control={control} name="subjectType" label="Subject type" />
      </FormPair>
      <FormTextArea control={control} name="description" label="Description" rows={2} />
      <FormFailure />
      <FormSubmit icon={<Plus aria-hidden="true" />}>Add subject</FormSubmit>
    </Form>
  );
}
