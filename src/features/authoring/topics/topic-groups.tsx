import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Activity } from '#api/queries/activities/authoring.ts';
import { termListQuery } from '#api/queries/terms.ts';
import type { Topic } from '#api/queries/topics.ts';
import { groupByTerm, type TermGroup } from '#components/curriculum/term-groups.ts';
import { newRecord, useFormParam } from '#components/form/use-form-param.ts';
import { deleteAction, editAction, RowButtons } from '#components/list/row-actions.tsx';
import { useOptionalQuery, type OptionalQuery } from '#components/use-optional-query.ts';
import type { QueryFailure } from '#components/use-query-failure.ts';
import { CountPill } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { AddCard, CardGrid, ContentCard, titleLinkClass } from '../card/content-card.tsx';
import { ItemCount } from '../card/item-count.tsx';
import { PendingBadge } from '../card/pending-changes-link.tsx';
import { usePendingChanges } from '../card/use-pending-changes.ts';
import { EmptyList } from '../empty-list.tsx';
import { TopicForm } from './topic-form.tsx';
import { useDeleteTopic } from './use-delete-topic.tsx';
import styles from '../contents.module.css';

interface TopicGroupsProps {
  gradeId: string;
  topics: OptionalQuery<readonly Topic[]>;
  activities: readonly Activity[] | undefined;
  onAdd: () => void;
}

const emptyList: readonly never[] = [];

/** The topics by term, then those without a term (AUT-018 to AUT-021). */
export function TopicGroups({ gradeId, topics, activities, onAdd }: TopicGroupsProps) {
  const { data: terms = emptyList, failure: termsFailure } = useOptionalQuery(termListQuery());
  const { data = emptyList } = topics;
  const form = useFormParam(data);
  const askToDelete = useDeleteTopic(activities);
  const pendingOf = usePendingChanges();
  const activitiesByTopic = Map.groupBy(activities ?? emptyList, ({ topicId }) => topicId);
  if (data.length === 0) {
    return (
      <EmptyList
        title="Zero topic available for this Grade"
        text="Add the first one."
        list={topics}
        action={
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={onAdd}>
            Add a topic
          </Button>
        }
      />
    );
  }
  const renderCard = (topic: Topic) => {
    const { id, subjectId, title, description } = topic;
    const topicActivities = activitiesByTopic.get(id) ?? [];
    return (
      <ContentCard
        key={id}
        headingLevel={3}
        title={
          <Link
            to="/grades/$gradeId/subjects/$subjectId/topics/$topicId/activities"
            params={{ gradeId, subjectId, topicId: id }}
            className={titleLinkClass}
          >
            {title}
          </Link>
        }
        actions={
          <RowButtons
            row={topic}
            name={title}
            actions={[editAction(() => form.open(id)), deleteAction(askToDelete)]}
          />
        }
        description={description}
        foot={
          <>
            <ItemCount count={activities && topicActivities.length} singular="activity" plural="activities" />
            <PendingBadge
              count={topicActivities.reduce((sum, activity) => sum + pendingOf(activity.id).length, 0)}
            />
          </>
        }
      />
    );
  };
  const groups = termsFailure ? [{ key: 'topics', title: 'Topics', topics: data }] : groupByTerm(data, terms);
  return (
    <Stack gap={6}>
      {termsFailure ? <TermsFailure {...termsFailure} /> : null}
      {groups.map((group, index) => (
        <Group
          key={group.key}
          group={group}
          renderCard={renderCard}
          addCard={index === groups.length - 1 ? <AddCard onPress={onAdd}>Add a topic</AddCard> : null}
        />
      ))}
      {form.record && form.record.id !== newRecord ? (
        <TopicForm key={form.record.id} topic={form.record} terms={terms} onClose={form.close} />
      ) : null}
    </Stack>
  );
}

const TermsFailure = ({ retry, isRetrying }: QueryFailure) => (
  <Alert tone="error" title="Failed to load terms">
    <p>The topics are shown without their terms.</p>
    <Button size="small" busy={isRetrying ? 'Loading…' : undefined} onPress={retry}>
      Try again
    </Button>
  </Alert>
);

interface GroupProps {
  group: Omit<TermGroup, 'topics'> & { topics: readonly Topic[] };
  renderCard: (topic: Topic) => ReactNode;
  addCard: ReactNode;
}

function Group({ group, renderCard, addCard }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Row as="h2" gap={2} nowrap className={classNames('fs-2', styles.group)}>
        <span id={id} className="breakable">
          {group.title}
        </span>
        <CountPill count={group.topics.length} />
      </Row>
      <CardGrid>
        {group.topics.map(renderCard)}
        {addCard}
      </CardGrid>
    </section>
  );
}
