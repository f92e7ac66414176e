import { gradeListQuery } from '#api/queries/grades.ts';
import { gradeLearnersQuery } from '#api/queries/learners.ts';
import { gradeSubjectsQuery } from '#api/queries/subjects.ts';
import { useListTab } from '#components/list/use-list-tab.ts';
import { ScreenFrame } from '#components/page/screen-frame.tsx';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { CardsSkeleton } from '../card/content-card.tsx';
import { StudentTable } from './student-table.tsx';
import { SubjectCards } from './subject-cards.tsx';
import { SubjectsPanel } from './subjects-panel.tsx';
import styles from '../contents.module.css';

const addTab = 'add';

/** The subjects of a grade, and its learners (AUT-010). */
export function SubjectsScreen({ gradeId }: { gradeId: string }) {
  const { data: grades } = useOptionalQuery(gradeListQuery());
  const subjects = useOptionalQuery(gradeSubjectsQuery(gradeId));
  const learners = useOptionalQuery(gradeLearnersQuery(gradeId));
  const { tab, openTab } = useListTab(['subject', addTab, 'student']);
  const grade = grades?.find(({ id }) => id === gradeId) ?? { id: gradeId, title: 'this grade' };
  return (
    <ScreenFrame title={`Subjects of ${grade.title}`}>
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
              <div className={styles.narrow}>
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
    </ScreenFrame>
  );
}

export const SubjectsSkeleton = () => <CardsSkeleton text="Loading subjects…" cards={4} />;
