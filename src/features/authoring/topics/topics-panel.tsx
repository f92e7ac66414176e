import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Activity } from '#api/queries/activities/authoring.ts';
import {
  createTopicMutation,
  deleteTopicMutation,
  topicQuery,
  updateTopicMutation,
  type Topic,
} from '#api/queries/topics.ts';
import { confirmDelete } from '#components/list/confirm-delete.ts';
import type { OptionalQuery } from '#components/use-optional-query.ts';
import { Button } from '#ui/Button.tsx';
import { markup } from '#ui/overlay/markup.ts';
import { EmptyList } from '../empty-list.tsx';
import { activitiesIn, contentsText } from '../setup/contents-text.ts';
import { SetupPanel } from '../setup/setup-panel.tsx';
import { SetupRow } from '../setup/setup-row.tsx';
import { titledSchema } from '../setup/title-rule.ts';
import { TitledForm } from '../setup/titled-form.tsx';
import styles from './topics-panel.module.css';

interface TopicsPanelProps {
  gradeId: string;
  /** Undefined until it is loaded; nothing can be added to it before (AUT-023). */
  subject: { id: string; title: string } | undefined;
  topics: OptionalQuery<readonly Topic[]>;
  activities: readonly Activity[] | undefined;
  onDone: () => void;
}

/** The topics of a subject, to rename, delete and add (Submit). Done leads back to the cards (AUT-022, D-158). */
export function TopicsPanel({ gradeId, subject, topics, activities, onDone }: TopicsPanelProps) {
  const askToDelete = useDeleteTopic();
  const queryClient = useQueryClient();
  return (
    <SetupPanel
      title={subject ? `Topics of ${subject.title}` : 'Topics'}
      count={topics.data?.length}
      rows={topics.data?.map((topic) => (
        <SetupRow
          key={topic.id}
          record={topic}
          renaming={{
            read: () => queryClient.query({ ...topicQuery(topic.id), staleTime: 0 }),
            mutation: updateTopicMutation(topic.id),
            toBody: (title, now) => ({ ...now, title }),
            success: 'Topic renamed',
          }}
          onDelete={() =>
            void askToDelete(topic, activities?.filter(({ topicId }) => topicId === topic.id).length)
          }
        >
          <Link
            to="/grades/$gradeId/subjects/$subjectId/topics/$topicId/activities"
            params={{ gradeId, subjectId: topic.subjectId, topicId: topic.id }}
            className={styles.link}
          >
            {topic.title}
          </Link>
        </SetupRow>
      ))}
      nothing={
        <EmptyList
          title="Zero topic available for this Grade"
          text="Add the first one below."
          headingLevel={3}
          list={topics}
          bare
        />
      }
      form={
        <TitledForm
          schema={titledSchema}
          heading="Add a topic"
          submit="Submit"
          mutation={createTopicMutation()}
          toBody={(topic) => ({ ...topic, subjectId: subject?.id ?? '' })}
          success="Topic added"
          isDisabled={subject === undefined}
          about="new topic"
          actions={<Button onPress={onDone}>Done</Button>}
        />
      }
    />
  );
}

function useDeleteTopic() {
  const { mutateAsync: deleteTopic } = useMutation(deleteTopicMutation());
  return ({ id, title }: Topic, activities: number | undefined) =>
    confirmDelete({
      title: 'Delete Topic?',
      what: markup`This deletes <b>${title}</b> for good. ${contentsText([activitiesIn(activities)])}`,
      run: () => deleteTopic(id),
      done: 'Topic deleted',
    });
}
