import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { gradeListQuery } from '#api/queries/grades.ts';
import { subjectListQuery, type Subject } from '#api/queries/subjects.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { useHeadingFocus } from '#components/page/focus/pane-focus.ts';
import { TwoPanes } from '#components/page/two-panes.tsx';
import { useOptionalQuery, type OptionalQuery } from '#components/use-optional-query.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SubjectsPanel } from '../subjects/subjects-panel.tsx';
import { GradesPanel } from './grades-panel.tsx';
import styles from './grade-setup-screen.module.css';

/** The grades of the school and their subjects (AUT-003 to AUT-007). */
export function GradeSetupScreen() {
  const { grade: chosen } = useSearch({ from: '/_app/admin/grade-setup' });
  const grades = useOptionalQuery(gradeListQuery());
  const subjects = useOptionalQuery(subjectListQuery());
  const [isPressed, setIsPressed] = useState(false);
  const grade = grades.data?.find(({ id }) => id === chosen);
  return (
    <>
      <PageHeader title="Manage Grades" />
      <TwoPanes
        labels={{ list: 'All grades', detail: 'Subjects of the grade' }}
        list={
          <GradesPanel
            grades={grades}
            subjects={subjects.data}
            open={grade?.id}
            onPress={() => setIsPressed(true)}
          />
        }
        detail={
          grade && (
            <SubjectsOfGrade
              key={grade.id}
              grade={grade}
              subjects={ofGrade(subjects, grade.id)}
              isPressed={isPressed}
            />
          )
        }
        nothingChosen={
          grades.data?.length === 0 ? null : (
            <p className={styles.hint}>Please select a grade to manage its subjects.</p>
          )
        }
        keepsNothingChosen
      />
    </>
  );
}

interface SubjectsOfGradeProps {
  grade: { id: string; title: string };
  subjects: OptionalQuery<readonly Subject[]>;
  isPressed: boolean;
}

function SubjectsOfGrade({ grade, subjects, isPressed }: SubjectsOfGradeProps) {
  const heading = useHeadingFocus(isPressed);
  return (
    <SubjectsPanel
      grade={grade}
      subjects={subjects}
      titleRef={heading}
      back={
        <div className={styles.back}>
          <BackLink to="/admin/grade-setup" resetScroll={false} />
        </div>
      }
    />
  );
}

const ofGrade = (
  { data, failure }: OptionalQuery<readonly Subject[]>,
  grade: string,
): OptionalQuery<readonly Subject[]> => ({
  failure,
  data: data?.filter(({ gradeId }) => gradeId === grade).toSorted(byTitle),
});

export function GradeSetupSkeleton() {
  return (
    <Loading text="Loading grades…">
      <Skeleton width="14rem" height="44px" />
      <div className={styles.waiting}>
        <Skeleton height="480px" className={styles.block} />
      </div>
    </Loading>
  );
}
