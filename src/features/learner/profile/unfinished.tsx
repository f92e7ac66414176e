import { useWatch, type Control } from 'react-hook-form';
import { unfinishedFields, type LearnerEdit, type LearnerEditField } from '#lib/learner-edit.ts';
import styles from './unfinished.module.css';

const labels: Readonly<Record<LearnerEditField, string>> = {
  userName: 'Username',
  name: 'Name',
  surname: 'Surname',
  email: 'Email',
  dateOfBirth: 'Date of birth',
  gradeId: 'Grade',
  isActive: 'Account',
};

interface ProfileUnfinishedProps {
  control: Control<LearnerEdit>;
  id: string;
}

/** Why 'Save' is off: nobody has to search the form for what is missing. */
export function ProfileUnfinished({ control, id }: ProfileUnfinishedProps) {
  const missing = useWatch({
    control,
    compute: (form) =>
      unfinishedFields(form)
        .map((field) => labels[field])
        .join(', '),
  });
  return (
    <p id={id} role="status" className={styles.unfinished}>
      {missing === '' ? null : `Still needed: ${missing}`}
    </p>
  );
}
