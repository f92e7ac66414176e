import { useQuery } from '@tanstack/react-query';
import { gradeListQuery } from '#api/queries/grades.ts';
import { gradeLearnersQuery } from '#api/queries/learners.ts';
import { gradeSubjectsQuery } from '#api/queries/subjects.ts';
import { useListTab } from '#components/list/use-list-tab.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useLoggedQuery } from '../loading/use-logged-query.ts';
import { useTabFocus } from '../use-tab-focus.ts';
import { StudentTable } from './student-table.tsx';
import { SubjectCards } from './subject-cards.tsx';
import { SubjectsPanel } from './subjects-panel.tsx';
import styles from './subjects-screen.module.css';

const addTab = 'add';

/** The subjects of a grade, and its learners (AUT-010). */
export function SubjectsScreen({ gradeId }: { gradeId: string }) {
  const { data: grades } = useQuery(gradeListQuery());
  const subjects = useLoggedQuery(gradeSubjectsQuery(gradeId), 'The subjects');
  const learners = useLoggedQuery(gradeLearnersQuery(gradeId), 'The learners');
  const { tab, openTab } = useListTab(['subject', addTab, 'student']);
  useTabFocus(tab);
  const grade = grades?.find(({ id }) => id === gradeId) ?? { id: gradeId, title: 'this grade' };
  return (
    <>
      <PageHeader title={`Subjects of ${grade.title}`} className={styles.header} />
      <Tabs
        label="Subjects and learners"
        selected={tab}
        onSelect={openTab}
        tabs={[
          {
            id: 'subject',
            label: 'Subject',
            count: subjects.data?.length,
            children: <SubjectCards subjects={subjects} onAdd={() => openTab(addTab)} />,
          },
          {
            id: addTab,
            label: 'Add Subject',
            children: (
              <div className={styles.setup}>
                <SubjectsPanel grade={grade} subjects={subjects} />
              </div>
            ),
          },
          {
            id: 'student',
            label: 'Student',
            count: learners.data?.length,
            children: tab === 'student' && <StudentTable learners={learners} />,
          },
        ]}
      />
    </>
  );
}

export function SubjectsSkeleton() {
  return (
    <Loading text="Loading subjects…">
      <Skeleton width="16rem" height="44px" />
      <div className={styles.waiting}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height="136px" />
        ))}
      </div>
    </Loading>
  );
}
