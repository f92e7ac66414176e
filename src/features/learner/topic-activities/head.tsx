import { useQuery } from '@tanstack/react-query';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { subjectKey } from '#lib/subject-key.ts';
import { doneText, type Progress } from '../progress.ts';
import { SubjectBand } from '../subject-band.tsx';

interface TopicActivitiesHeadProps {
  topicId: string;
  progress: Progress;
}

/** The topic's title in the colours of its subject. Without the topic, Back leads to the dashboard (D-058). */
export function TopicActivitiesHead({ topicId, progress }: TopicActivitiesHeadProps) {
  const { data: topic } = useQuery(topicQuery(topicId));
  const { data: subject } = useQuery({
    ...subjectQuery(topic?.subjectId ?? ''),
    enabled: topic !== undefined,
  });
  return (
    <>
      {topic ? (
        <BackLink to="/subjects/$subjectId/learnertopics" params={{ subjectId: topic.subjectId }} search />
      ) : (
        <BackLink to="/learner/dashboard" />
      )}
      <SubjectBand look={subject && subjectKey(subject.title)} title={topic?.title ?? 'Activities'}>
        {subject ? `${subject.title} · ` : null}
        {doneText(progress)}
      </SubjectBand>
    </>
  );
}
