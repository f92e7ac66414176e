import { useSearch } from '@tanstack/react-router';
import { gradeListQuery } from '#api/queries/grades.ts';
import { subjectListQuery } from '#api/queries/subjects.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { ListDetailScreen, ListDetailSkeleton } from '#components/page/list-detail.tsx';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useMedia } from '#ui/use-media.ts';
import { SubjectsPanel } from '../subjects/subjects-panel.tsx';
import { GradesPanel } from './grades-panel.tsx';
import styles from '../setup.module.css';

/** The grades of the school and their subjects (AUT-003 to AUT-007). */
export function GradeSetupScreen() {
  const { grade: chosenId } = useSearch({ from: '/_app/admin/grade-setup' });
  const grades = useOptionalQuery(gradeListQuery());
  const subjects = useOptionalQuery(subjectListQuery());
  const grade = grades.data?.find(({ id }) => id === chosenId);
  const subjectsOfGrade = subjects.data?.filter(({ gradeId }) => gradeId === grade?.id).toSorted(byTitle);
  return (
    <ListDetailScreen
      title="Manage Grades"
      labels={{ list: 'All grades', detail: 'Subjects of the grade' }}
      list={<GradesPanel grades={grades} subjects={subjects.data} openGradeId={grade?.id} />}
      openItem={chosenId}
      detail={
        grade && (
          <SubjectsPanel
            key={grade.id}
            grade={grade}
            subjects={{ ...subjects, data: subjectsOfGrade }}
            back={
              <div className={styles.back}>
                <BackLink to="/admin/grade-setup" resetScroll={false} />
              </div>
            }
          />
        )
      }
      placeholder={grades.data?.length === 0 ? null : <Placeholder />}
      showsPlaceholderWhenNarrow
    />
  );
}

/** Above the list in a narrow window, where a picture would take the place of the grades. */
function Placeholder() {
  const text = 'Please select a grade to manage its subjects.';
  return useMedia('(max-width: 60rem)') ? <p className="muted">{text}</p> : <EmptyState title={text} />;
}

export const GradeSetupSkeleton = () => (
  <ListDetailSkeleton>
    <Loading text="Loading grades…">
      <Skeleton shape="box" width="100%" height="480px" />
    </Loading>
  </ListDetailSkeleton>
);
