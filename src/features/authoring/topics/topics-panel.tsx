import { useQueryClient } from '@tanstack/react-query';
import type { Activity } from '#api/queries/activities/authoring.ts';
import { createTopicMutation, topicQuery, updateTopicMutation, type Topic } from '#api/queries/topics.ts';
import { RowLink } from '#components/list/link-list.tsx';
import { ListPanel } from '#components/list/list-panel.tsx';
import { RetryButton } from '#components/retry-button.tsx';
import type { OptionalQuery } from '#components/use-optional-query.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Stack } from '#ui/layout.tsx';
import { AddForm } from '../add-form.tsx';
import { EmptyList } from '../empty-list.tsx';
import { RenameForm } from '../rename-form.tsx';
import { titledSchema } from '../title-rule.ts';
import { useDeleteTopic } from './use-delete-topic.tsx';

interface TopicsPanelProps {
  gradeId: string;
  /** Without it, no topic can be added (AUT-023). */
  subject: OptionalQuery<{ id: string; title: string }>;
  topics: OptionalQuery<readonly Topic[]>;
  activities: readonly Activity[] | undefined;
  /** Focuses the title of the form. */
  shouldFocusTitle: boolean;
  onDone: () => void;
}

export function TopicsPanel(props: TopicsPanelProps) {
  const { gradeId, subject: query, topics, activities, shouldFocusTitle, onDone } = props;
  const { data: subject, failure } = query;
  const queryClient = useQueryClient();
  const askToDelete = useDeleteTopic(activities);
  return (
    <ListPanel
      title={subject ? `Topics of ${subject.title}` : 'Topics'}
      rows={topics.data}
      renderRow={({ id, subjectId, title }) => (
        <RowLink
          to="/grades/$gradeId/subjects/$subjectId/topics/$topicId/activities"
          params={{ gradeId, subjectId, topicId: id }}
        >
          {title}
        </RowLink>
      )}
      renderRenaming={(topic, onClose) => (
        <RenameForm
          record={topic}
          read={() => queryClient.query({ ...topicQuery(topic.id), staleTime: 0 })}
          mutation={updateTopicMutation(topic.id)}
          toBody={(title, now) => ({ ...now, title })}
          success="Topic renamed"
          onClose={onClose}
        />
      )}
      onDelete={askToDelete}
      emptyState={
        <EmptyList
          title="Zero topic available for this Grade"
          text="Add the first one below."
          headingLevel={3}
          list={topics}
          bare
        />
      }
    >
      <Stack gap={5}>
        {failure ? (
          <Alert tone="error" title="The subject did not load.">
            <Stack gap={3}>
              <p>Topics can be added when it has loaded.</p>
              <div>
                <RetryButton failure={failure} />
              </div>
            </Stack>
          </Alert>
        ) : null}
        <AddForm
          schema={titledSchema}
          title="Add a topic"
          submit="Submit"
          mutation={createTopicMutation()}
          toBody={(topic) => ({ ...topic, subjectId: subject?.id ?? '' })}
          success="Topic added"
          isDisabled={subject === undefined}
          recordId="new topic"
          takesFocus={shouldFocusTitle}
          actions={<Button onPress={onDone}>Done</Button>}
        />
      </Stack>
    </ListPanel>
  );
}
