import { object } from 'valibot';
import { createSubjectMutation } from '#api/queries/subjects.ts';
import { textOrNull } from '#components/form/field-rules.ts';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormPair } from '#components/form/form.tsx';
import { titleText } from '../setup/title-rule.ts';
import { TitledForm } from '../setup/titled-form.tsx';

/** Only the title is required (VAL-020). */
const schema = object({
  title: titleText(),
  subjectGroup: textOrNull(),
  subjectType: textOrNull(),
  description: textOrNull(),
});

/** Adds a subject to a grade. */
export const SubjectForm = ({ grade }: { grade: { id: string; title: string } }) => (
  <TitledForm
    schema={schema}
    renderMore={(control) => (
      <FormPair>
        <FormTextField control={control} name="subjectGroup" label="Subject group" />
        <FormTextField control={control} name="subjectType" label="Subject type" />
      </FormPair>
    )}
    heading={`Add a subject to ${grade.title}`}
    submit="Add subject"
    mutation={createSubjectMutation()}
    toBody={(subject) => ({ ...subject, gradeId: grade.id })}
    success="Subject added"
    about={`new subject of ${grade.id}`}
  />
);
