import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  createGradeMutation,
  deleteGradeMutation,
  gradeListQuery,
  updateGradeMutation,
  type Grade,
} from '#api/queries/grades.ts';
import type { Subject } from '#api/queries/subjects.ts';
import { confirmDelete } from '#components/list/confirm-delete.ts';
import { useRowFocus } from '#components/page/focus/pane-focus.ts';
import type { OptionalQuery } from '#components/use-optional-query.ts';
import { counted } from '#lib/numbers.ts';
import { markup } from '#ui/overlay/markup.ts';
import { EmptyList } from '../empty-list.tsx';
import { activitiesIn, contentsText, subjectsIn, topicsIn } from '../setup/contents-text.ts';
import { SetupPanel } from '../setup/setup-panel.tsx';
import { SetupRow } from '../setup/setup-row.tsx';
import { titledSchema } from '../setup/title-rule.ts';
import { TitledForm } from '../setup/titled-form.tsx';
import styles from './grades-panel.module.css';

interface GradesPanelProps {
  grades: OptionalQuery<readonly Grade[]>;
  /** The subjects of all grades; undefined until they are loaded. */
  subjects: readonly Subject[] | undefined;
  /** The grade whose subjects are shown. */
  open: string | undefined;
  onPress: () => void;
}

const none: readonly Grade[] = [];

/** The grades, 2 before 10. They can be chosen, renamed, deleted and added. */
export function GradesPanel({ grades, subjects, open, onPress }: GradesPanelProps) {
  const rows = grades.data ?? none;
  const list = useRowFocus(
    open,
    rows.map(({ id }) => id),
  );
  const countOf = (gradeId: string) => subjects?.filter((subject) => subject.gradeId === gradeId).length;
  const askToDelete = useDeleteGrade(open);
  const queryClient = useQueryClient();
  const read = async (gradeId: string) =>
    (await queryClient.query({ ...gradeListQuery(), staleTime: 0 })).find(({ id }) => id === gradeId);
  return (
    <SetupPanel
      title="Grades"
      count={grades.data?.length}
      listRef={list}
      rows={rows.map((grade) => (
        <SetupRow
          key={grade.id}
          record={grade}
          isOpen={grade.id === open}
          renaming={{
            read: () => read(grade.id),
            mutation: updateGradeMutation(grade.id),
            toBody: (title, now) => ({ ...now, title }),
            success: 'Grade renamed',
          }}
          onDelete={() => void askToDelete(grade, countOf(grade.id))}
        >
          <Link
            to="/admin/grade-setup"
            search={{ grade: grade.id }}
            resetScroll={false}
            className={styles.link}
            onClick={onPress}
          >
            <span className={styles.title}>{grade.title}</span>
            <SubjectCount count={countOf(grade.id)} />
          </Link>
        </SetupRow>
      ))}
      nothing={<EmptyList title="No grades yet." text="Add the first one below." list={grades} bare />}
      form={
        <TitledForm
          schema={titledSchema}
          heading="Add a grade"
          submit="Add grade"
          mutation={createGradeMutation()}
          toBody={(grade) => grade}
          success="Grade added"
          about="new grade"
        />
      }
    />
  );
}

function SubjectCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return <span className={styles.count}>{counted(count, 'subject', 'subjects')}</span>;
}

/** @param open the grade whose subjects are shown: when it is deleted, it leaves the URL as well */
function useDeleteGrade(open: string | undefined) {
  const { mutateAsync: deleteGrade } = useMutation(deleteGradeMutation());
  const navigate = useNavigate();
  return ({ id, title }: Grade, subjects: number | undefined) => {
    const contents = subjects === 0 ? [subjectsIn(0)] : [subjectsIn(subjects), topicsIn(), activitiesIn()];
    return confirmDelete({
      // Literal (D-132): the message below says what is really deleted.
      title: 'Delete Topic?',
      what: markup`This deletes the grade <b>${title}</b>, not a topic. ${contentsText(contents)}`,
      run: async () => {
        await deleteGrade(id);
        if (id === open) void navigate({ to: '/admin/grade-setup', replace: true, resetScroll: false });
      },
      done: 'Grade deleted',
      own: {
        conflict: {
          title: 'This grade still has learners',
          advice: 'It can be deleted when all of them have another grade.',
        },
      },
    });
  };
}
