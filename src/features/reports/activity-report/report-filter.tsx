import { memo, type Dispatch, type Ref, type SetStateAction } from 'react';
import { formatCount } from '#lib/numbers.ts';
import { Select } from '#ui/form/Select.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { isFiltered, type ReportView } from './report-view.ts';
import styles from './report-filter.module.css';

interface ReportFilterProps {
  view: ReportView;
  onChange: Dispatch<SetStateAction<ReportView>>;
  subjects: readonly string[];
  counts: { shown: number; all: number };
  /** The field of the text. */
  field: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

const allSubjects = { id: 'all', label: 'All subjects' };

/** The title of a subject may be anything, 'all' too. */
const idOf = (subject: string): string => `subject ${subject}`;

export function ReportFilter({ view, onChange, subjects, counts, field }: ReportFilterProps) {
  return (
    <search className={styles.filter} aria-label="Filter the report">
      <TextFilter text={view.text} onChange={onChange} field={field} />
      {subjects.length > 1 ? (
        <SubjectChoice subject={view.subject} onChange={onChange} subjects={subjects} />
      ) : null}
      <p role="status" className={styles.count}>
        {isFiltered(view) ? `${formatCount(counts.shown)} of ` : ''}
        {counts.all === 1 ? '1 attempt' : `${formatCount(counts.all)} attempts`}
      </p>
    </search>
  );
}

interface TextFilterProps extends Pick<ReportFilterProps, 'onChange' | 'field'> {
  text: string;
}

/** Neither is drawn again with what happens beside it. */
const TextFilter = memo(({ text, onChange, field }: TextFilterProps) => (
  <TextField
    label="Find an activity"
    type="search"
    placeholder="Term, subject, activity or topic"
    autoComplete="off"
    verbatim
    className={styles.text}
    value={text}
    onChange={(typed) => onChange((view) => ({ ...view, text: typed }))}
    ref={field}
  />
));

interface SubjectChoiceProps extends Pick<ReportFilterProps, 'onChange' | 'subjects'> {
  subject: string | undefined;
}

const SubjectChoice = memo(({ subject, onChange, subjects }: SubjectChoiceProps) => (
  <Select
    label="Subject"
    className={styles.subject}
    options={[allSubjects, ...subjects.map((title) => ({ id: idOf(title), label: title }))]}
    value={subject === undefined ? allSubjects.id : idOf(subject)}
    onChange={(id) =>
      onChange((view) => ({ ...view, subject: subjects.find((title) => idOf(title) === id) }))
    }
  />
));
