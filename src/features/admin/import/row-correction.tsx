import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { gradeListQuery } from '#api/queries/grades.ts';
import { checkRows } from '#components/class-import/class-list/check-rows.ts';
import { fieldLabels, fields, type Field } from '#components/class-import/class-list/columns.ts';
import { restartStep, rowName, type JobRow, type StepName } from '#components/class-import/import-job.ts';
import { rerunRows } from '#components/class-import/run-import.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/form/Select.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Row, Stack } from '#ui/layout.tsx';

interface RowCorrectionProps {
  row: JobRow;
  /** The step that was refused: an invitation has only the email. */
  step: StepName;
  onClose: () => void;
}

/** The fields of a refused row; saving sends the row again. */
export function RowCorrection({ row, step, onClose }: RowCorrectionProps) {
  const { data: grades } = useSuspenseQuery(gradeListQuery());
  const [cells, setCells] = useState(() => cellsOf(row));
  const [isChecked, setChecked] = useState(false);
  const [checked] = checkRows([{ number: row.number, cells, choice: 'addNew' }], {
    grades,
    learners: new Map(),
    dateOrder: 'dayFirst',
    defaultGrade: undefined,
    today: formatDay(clock.now()),
  });
  const shown = step === 'invitation' ? (['parentEmail'] as const) : fields;
  const errors = isChecked ? checked?.problems : undefined;

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!checked || shown.some((field) => checked.problems[field])) return;
    const { name = '', surname = '', dateOfBirth = '', grade, parentEmail } = checked.values;
    const corrected = {
      ...row,
      ...(step === 'record' && {
        name,
        surname,
        dateOfBirth,
        gradeId: grade?.id ?? null,
        gradeTitle: grade?.title ?? null,
      }),
      parentEmail: parentEmail ?? null,
    };
    void rerunRows((other) => (other.number === row.number ? restartStep(corrected, step) : other));
    onClose();
  };
  const set = (field: Field) => (text: string) => setCells({ ...cells, [field]: text });
  return (
    <form noValidate aria-label={`Correct ${rowName(row)}`} onSubmit={save}>
      <Stack gap={3}>
        {shown.map((field, index) =>
          field === 'grade' ? (
            <Select
              key={field}
              label={fieldLabels.grade}
              options={grades.map(({ title }) => ({ id: title, label: title }))}
              value={cells.grade === '' ? null : cells.grade}
              errorMessage={errors?.grade?.message}
              onChange={set('grade')}
            />
          ) : (
            <TextField
              key={field}
              label={fieldLabels[field]}
              // The user has pressed the button that opens the form.
              autoFocus={index === 0}
              autoComplete="off"
              verbatim
              value={cells[field]}
              errorMessage={errors?.[field]?.message}
              onChange={set(field)}
            />
          ),
        )}
        <Row gap={2}>
          <Button type="submit" variant="primary" size="small">
            Save and try again
          </Button>
          <Button variant="quiet" size="small" onPress={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const cellsOf = (row: JobRow): Record<Field, string> => ({
  name: row.name,
  surname: row.surname,
  dateOfBirth: row.dateOfBirth,
  grade: row.gradeTitle ?? '',
  parentEmail: row.parentEmail ?? '',
});
