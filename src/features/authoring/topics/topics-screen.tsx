import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { subjectActivityListQuery } from '#api/queries/activities/authoring.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { useKeys } from '#components/keys/use-keys.ts';
import { useListTab } from '#components/list/use-list-tab.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { ScreenFrame } from '#components/page/screen-frame.tsx';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Row } from '#ui/layout.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { CardsSkeleton } from '../card/content-card.tsx';
import { Totals } from '../card/item-count.tsx';
import { joinTitles } from '../topic-location.ts';
import { TopicGroups } from './topic-groups.tsx';
import { TopicsPanel } from './topics-panel.tsx';
import styles from '../contents.module.css';

interface TopicsScreenProps {
  gradeId: string;
  subjectId: string;
  leaderboard: ReactNode;
}

const addTab = 'add';

/** The topics of a subject by term (AUT-016 to AUT-024). */
export function TopicsScreen({ gradeId, subjectId, leaderboard }: TopicsScreenProps) {
  const subjectResult = useOptionalQuery(subjectQuery(subjectId));
  const { data: subject } = subjectResult;
  const { data: grades } = useOptionalQuery(gradeListQuery());
  const topics = useOptionalQuery(subjectTopicsQuery(subjectId));
  const { data: activities } = useOptionalQuery(subjectActivityListQuery(subjectId));
  const { tab, openTab } = useListTab(['topic', addTab, 'leaderboard'], [formParam]);
  const [shouldFocusTitle, setShouldFocusTitle] = useState(false);
  const openAddTab = () => {
    setShouldFocusTitle(true);
    openTab(addTab);
  };
  // In the tab, the form has the key.
  useKeys(tab === addTab ? [] : [{ name: 'N', description: 'add a topic', action: openAddTab }]);
  const grade = grades?.find(({ id }) => id === (subject?.gradeId ?? gradeId));
  const locationText = joinTitles([grade?.title, subject?.title]);
  return (
    <ScreenFrame
      title={
        subject ? (
          <Row as="span" nowrap>
            <SubjectIcon subject={subjectKey(subject.title)} />
            <span className="breakable">
              {subject.title}:{/* Allows a line break before “Topics”. */}
              <wbr />
              Topics
            </span>
          </Row>
        ) : (
          'Topics'
        )
      }
      aboveTitle={locationText === '' ? null : <p className="muted">{locationText}</p>}
      actions={
        <>
          <Totals
            totals={[
              { count: topics.data?.length, singular: 'topic', plural: 'topics' },
              { count: activities?.length, singular: 'activity', plural: 'activities' },
            ]}
          />
          <Link
            to="/grades/$gradeId/subjects/$subjectId/activities"
            params={{ gradeId, subjectId }}
            className={buttonStyle({ variant: 'secondary' })}
          >
            All activities
          </Link>
        </>
      }
    >
      <div className={styles.topics}>
        {/* The Back button is beside the tabs, or above them on a phone (AUT-017). */}
        <div className={styles.back}>
          <BackLink to="/grades/$gradeId/subjects" params={{ gradeId }} />
        </div>
        <Tabs
          label="Topics of the subject"
          selected={tab}
          onSelect={(next) => {
            setShouldFocusTitle(false);
            openTab(next);
          }}
          tabs={[
            {
              id: 'topic',
              label: 'Topic',
              count: topics.data?.length,
              children: tab === 'topic' && (
                <TopicGroups gradeId={gradeId} topics={topics} activities={activities} onAdd={openAddTab} />
              ),
            },
            {
              id: addTab,
              label: 'Add',
              children: (
                <div className={styles.narrow}>
                  <TopicsPanel
                    gradeId={gradeId}
                    subject={subjectResult}
                    topics={topics}
                    activities={activities}
                    shouldFocusTitle={shouldFocusTitle && tab === addTab}
                    onDone={() => openTab('topic')}
                  />
                </div>
              ),
            },
            { id: 'leaderboard', label: 'Leaderboard', children: leaderboard },
          ]}
        />
      </div>
    </ScreenFrame>
  );
}

export const TopicsSkeleton = () => (
  <CardsSkeleton text="Loading topics…" cards={6} tabs={3} buttons={1} hasTextAboveTitle />
);
