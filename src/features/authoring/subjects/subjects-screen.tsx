import { gradeListQuery } from '#api/queries/grades.ts';
import { gradeLearnersQuery } from '#api/queries/learners.ts';
import { gradeSubjectsQuery } from '#api/queries/subjects.ts';
import { useListTab } from '#components/list/use-list-tab.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useTabFocus } from '../use-tab-focus.ts';
import { StudentTable } from './student-table.tsx';
import { SubjectCards } from './subject-cards.tsx';
import { SubjectsPanel } from './subjects-panel.tsx';
import styles from './subjects-screen.module.css';

const addTab = 'add';

/** The subjects of a grade, and its learners (AUT-010). */
export function SubjectsScreen({ gradeId }: { gradeId: string }) {
  const { data: grades } = useOptionalQuery(gradeListQuery());
  const subjects = useOptionalQuery(gradeSubjectsQuery(gradeId));
  const learners = useOptionalQuery(gradeLearnersQuery(gradeId));
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
