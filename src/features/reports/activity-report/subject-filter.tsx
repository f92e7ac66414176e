import { memo } from 'react';
import { Select } from '#ui/form/Select.tsx';
import type { ReportList } from './list.ts';
import styles from './activity-report.module.css';

const allSubjects = { id: 'all', label: 'All subjects' };

/** The title of a subject may be anything, 'all' too. */
const idOf = (subject: string): string => `subject ${subject}`;

/** One subject needs no choice. */
export function SubjectFilter({ list: { values, chosen, choose } }: { list: ReportList }) {
  if (values.subject.length < 2) return null;
  return <SubjectChoice subject={chosen.subject} subjects={values.subject} choose={choose} />;
}

interface SubjectChoiceProps extends Pick<ReportList, 'choose'> {
  subject: string | undefined;
  subjects: readonly string[];
}

/** Not drawn again with each letter of the search beside it. */
const SubjectChoice = memo(({ subject, subjects, choose }: SubjectChoiceProps) => (
  <Select
    label="Subject"
    className={styles.subject}
    options={[allSubjects, ...subjects.map((title) => ({ id: idOf(title), label: title }))]}
    value={subject === undefined ? allSubjects.id : idOf(subject)}
    onChange={(id) =>
      choose(
        'subject',
        subjects.find((title) => idOf(title) === id),
      )
    }
  />
));
