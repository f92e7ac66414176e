import { termListQuery } from '#api/queries/terms.ts';
import { useTopic } from '#components/curriculum/use-topic.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { useIsFreeLearner } from '#components/plan/free-learner.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { subjectKey } from '#lib/subject-key.ts';
import type { Progress } from '../progress.ts';
import { SubjectBand } from '../subject-band.tsx';

interface TopicActivitiesHeadProps {
  topicId: string;
  progress: Progress;
}

/**
 * The topic's title in the colours of its subject. Back leads to the topics of the subject; to the dashboard without
 * the topic (D-058), and for a learner to whom the topics are closed (D-238).
 */
export function TopicActivitiesHead({ topicId, progress }: TopicActivitiesHeadProps) {
  const isFree = useIsFreeLearner();
  const { topic, subject } = useTopic(topicId);
  const { data: terms = [] } = useOptionalQuery(termListQuery());
  const term = terms.find(({ id }) => id === topic?.termId);
  return (
    <>
      {topic && !isFree ? (
        <BackLink to="/subjects/$subjectId/learnertopics" params={{ subjectId: topic.subjectId }} search />
      ) : (
        <BackLink to="/learner/dashboard" />
      )}
      <SubjectBand
        look={subject && subjectKey(subject.title)}
        title={topic?.title ?? 'Activities'}
        progress={progress}
      >
        {[subject?.title, term?.title].filter(Boolean).join(' · ')}
      </SubjectBand>
    </>
  );
}
