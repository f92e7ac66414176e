import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  createGradeMutation,
  deleteGradeMutation,
  gradeListQuery,
  updateGradeMutation,
  type Grade,
} from '#api/queries/grades.ts';
import { gradeLearnersQuery } from '#api/queries/learners.ts';
import type { Subject } from '#api/queries/subjects.ts';
import { queryClient as appQueryClient } from '#api/query-client.ts';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { RowLink } from '#components/list/link-list.tsx';
import { ListPanel } from '#components/list/list-panel.tsx';
import type { OptionalQuery } from '#components/use-optional-query.ts';
import { pluralize } from '#lib/numbers.ts';
import { AddForm } from '../add-form.tsx';
import { DeletedPendingChanges } from '../card/deleted-pending-changes.tsx';
import {
  activityContents,
  deletedContentsMessage,
  subjectContents,
  topicContents,
} from '../deleted-contents-message.ts';
import { EmptyList } from '../empty-list.tsx';
import { RenameForm } from '../rename-form.tsx';
import { titledSchema } from '../title-rule.ts';

interface GradesPanelProps {
  grades: OptionalQuery<readonly Grade[]>;
  /** The subjects of all grades; undefined while loading. */
  subjects: readonly Subject[] | undefined;
  openGradeId: string | undefined;
}

export function GradesPanel({ grades, subjects, openGradeId }: GradesPanelProps) {
  const countSubjects = (gradeId: string) =>
    subjects?.filter((subject) => subject.gradeId === gradeId).length;
  const { mutateAsync: deleteGrade } = useMutation(deleteGradeMutation());
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const readGrades = () => queryClient.query({ ...gradeListQuery(), staleTime: 0 });
  const askToDelete = ({ id, title }: Grade) => {
    const count = countSubjects(id);
    void confirmDelete({
      // Prescribed text (D-132); the message below names the grade.
      title: 'Delete Topic?',
      message: <GradeDeletion id={id} title={title} subjectCount={count} />,
      run: async () => {
        await deleteGrade(id);
        if (id === openGradeId) {
          void navigate({ to: '/admin/grade-setup', replace: true, resetScroll: false });
        }
      },
      success: 'Grade deleted',
      problem: {
        conflict: {
          title: 'This grade still has learners',
          advice: 'It can be deleted when all of them have another grade.',
        },
      },
    });
  };
  return (
    <ListPanel
      title="Grades"
      rows={grades.data}
      openRow={openGradeId}
      renderRow={({ id, title }) => (
        <RowLink
          to="/admin/grade-setup"
          search={{ grade: id }}
          resetScroll={false}
          note={subjectCountText(countSubjects(id))}
        >
          {title}
        </RowLink>
      )}
      renderRenaming={(grade, onClose) => (
        <RenameForm
          record={grade}
          read={async () => (await readGrades()).find(({ id }) => id === grade.id)}
          mutation={updateGradeMutation(grade.id)}
          toBody={(title, now) => ({ ...now, title })}
          success="Grade renamed"
          titleTaken={{ code: 'grade-title-in-use', message: titleTaken }}
          onClose={onClose}
        />
      )}
      onDelete={askToDelete}
      emptyState={<EmptyList title="No grades yet." text="Add the first one below." list={grades} bare />}
    >
      <AddForm
        schema={titledSchema}
        title="Add a grade"
        submit="Add grade"
        mutation={createGradeMutation()}
        toBody={(grade) => grade}
        success="Grade added"
        titleTaken={titleTaken}
        recordId="new grade"
      />
    </ListPanel>
  );
}

interface GradeDeletionProps {
  id: string;
  title: string;
  subjectCount: number | undefined;
}

/** Lists the contents that are deleted along with a grade, or explains why a grade with learners cannot be deleted. */
function GradeDeletion({ id, title, subjectCount }: GradeDeletionProps) {
  const { data: learners = [] } = useQuery(gradeLearnersQuery(id), appQueryClient);
  if (learners.length > 0) {
    return (
      <p>
        The grade <b>{title}</b> has {pluralize(learners.length, 'learner', 'learners')}. It can be deleted
        when all of them have another grade.
      </p>
    );
  }
  const contents =
    subjectCount === 0
      ? [subjectContents(0)]
      : [subjectContents(subjectCount), topicContents(), activityContents()];
  return (
    <>
      <p>
        This deletes the grade <b>{title}</b>, not a topic. {deletedContentsMessage(contents)}
      </p>
      <DeletedPendingChanges deleted={{ gradeId: id }} />
    </>
  );
}

const titleTaken = 'There is a grade with this title already.';

const subjectCountText = (count: number | undefined) =>
  count === undefined ? undefined : pluralize(count, 'subject', 'subjects');
