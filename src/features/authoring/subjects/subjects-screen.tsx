import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { components } from '#api/contract.gen.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { gradeLearnersQuery } from '#api/queries/learners.ts';
import { gradeSubjectsQuery, type Subject } from '#api/queries/subjects.ts';
import { useKeys } from '#components/keys/use-keys.ts';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListPane } from '#components/list/list-pane.tsx';
import { useListTab } from '#components/list/use-list-tab.ts';
import { useList } from '#components/list/use-list.ts';
import { ScreenFrame } from '#components/page/screen-frame.tsx';
import { useOptionalQuery, type OptionalQuery } from '#components/use-optional-query.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { Button } from '#ui/Button.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { CardsSkeleton, CardGrid, ContentCard, titleLinkClass } from '../card/content-card.tsx';
import { EmptyList } from '../empty-list.tsx';
import { formatGroupAndType } from './format-group-and-type.ts';
import { SubjectsPanel } from './subjects-panel.tsx';
import styles from '../contents.module.css';

const addTab = 'add';

/** The subjects of a grade, and its learners (AUT-010). */
export function SubjectsScreen({ gradeId }: { gradeId: string }) {
  const { data: grades } = useOptionalQuery(gradeListQuery());
  const subjects = useOptionalQuery(gradeSubjectsQuery(gradeId));
  const learners = useOptionalQuery(gradeLearnersQuery(gradeId));
  const { tab, openTab } = useListTab(['subject', addTab, 'student']);
  const openAddTab = () => openTab(addTab);
  // In the tab, the form has the key.
  useKeys(tab === addTab ? [] : [{ name: 'N', description: 'add a subject', action: openAddTab }]);
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
            children: <SubjectCards subjects={subjects} onAdd={openAddTab} />,
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
            children: tab === 'student' && <LearnerTable learners={learners} />,
          },
        ]}
      />
    </ScreenFrame>
  );
}

export const SubjectsSkeleton = () => <CardsSkeleton text="Loading subjects…" cards={4} tabs={3} />;

interface SubjectCardsProps {
  subjects: OptionalQuery<readonly Subject[]>;
  onAdd: () => void;
}

function SubjectCards({ subjects, onAdd }: SubjectCardsProps) {
  if (!subjects.data?.length) {
    return (
      <EmptyList
        title="Zero Subjects available for this Grade"
        text="Add the first one."
        list={subjects}
        action={
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={onAdd}>
            Add Subject
          </Button>
        }
      />
    );
  }
  return (
    <CardGrid>
      {subjects.data.map((subject) => (
        <ContentCard
          key={subject.id}
          headingLevel={2}
          icon={<SubjectIcon subject={subjectKey(subject.title)} />}
          title={
            <Link
              to="/grades/$gradeId/subjects/$subjectId/topics"
              params={{ gradeId: subject.gradeId, subjectId: subject.id }}
              className={titleLinkClass}
            >
              {subject.title}
            </Link>
          }
          subtitle={formatGroupAndType(subject)}
          description={subject.description}
        />
      ))}
    </CardGrid>
  );
}

type GradeLearner = components['schemas']['GradeLearner'];

const nameOf = ({ name, surname }: GradeLearner) => `${name} ${surname}`.trim();
const idOf = ({ id }: GradeLearner) => id;

/** Placeholder for a missing value (D-154). */
const empty = '-';

const columns: readonly ListColumn<GradeLearner>[] = [
  {
    id: 'number',
    header: 'No.',
    cell: (_learner, index) => index + 1,
    align: 'end',
    width: '4.5em',
    onCard: 'hidden',
  },
  textColumn('name', 'Name and surname', nameOf, { rowHeader: true, empty }),
  textColumn('school', 'School', ({ school }) => school, { empty }),
  textColumn('grade', 'Grade', ({ gradeTitle }) => gradeTitle, { width: '20%', empty }),
];
const noLearners: readonly GradeLearner[] = [];

function LearnerTable({ learners }: { learners: OptionalQuery<readonly GradeLearner[]> }) {
  const list = useList({ rows: learners.data ?? (learners.failure && noLearners), columns });
  return (
    <ListPane
      caption="Learners of the grade"
      noun={{ singular: 'learner', plural: 'learners' }}
      list={list}
      rowKey={idOf}
      rowName={nameOf}
      loadingText="Loading learners…"
      emptyState={<EmptyList title="No learners in grade." list={learners} />}
    />
  );
}
