import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Activity } from '#api/queries/activities/authoring.ts';
import { termListQuery } from '#api/queries/terms.ts';
import type { Topic } from '#api/queries/topics.ts';
import { groupByTerm, type TermGroup } from '#components/curriculum/term-groups.ts';
import { newRecord, useFormParam } from '#components/form/use-form-param.ts';
import { useOptionalQuery, type OptionalQuery } from '#components/use-optional-query.ts';
import { formatCount } from '#lib/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { CardGrid } from '../card/content-card.tsx';
import { usePendingChanges } from '../card/use-pending-changes.ts';
import { EmptyList } from '../empty-list.tsx';
import { TopicCard } from './topic-card.tsx';
import { TopicForm } from './topic-form.tsx';
import styles from './topic-groups.module.css';

interface TopicGroupsProps {
  gradeId: string;
  topics: OptionalQuery<readonly Topic[]>;
  /** The activities of all topics; undefined until they are loaded. */
  activities: readonly Activity[] | undefined;
  onAdd: () => void;
}

const none: readonly never[] = [];

/** The topics under each term, then those without one; each can be edited (AUT-018 to AUT-021). */
export function TopicGroups({ gradeId, topics, activities, onAdd }: TopicGroupsProps) {
  const { data: terms = none } = useOptionalQuery(termListQuery());
  const { data = none } = topics;
  const form = useFormParam(data);
  const pendingIn = usePendingChanges();
  const activitiesOf = Map.groupBy(activities ?? none, ({ topicId }) => topicId);
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
  const card = (topic: Topic) => {
    const own = activitiesOf.get(topic.id) ?? [];
    return (
      <TopicCard
        key={topic.id}
        gradeId={gradeId}
        topic={topic}
        activityCount={activities && own.length}
        pendingCount={own.reduce((sum, { id }) => sum + pendingIn(id), 0)}
        onEdit={() => form.open(topic.id)}
      />
    );
  };
  return (
    <div className={styles.groups}>
      {groupByTerm(data, terms).map((group) => (
        <Group key={group.key} group={group} card={card} />
      ))}
      {form.record && form.record.id !== newRecord ? (
        <TopicForm key={form.record.id} topic={form.record} terms={terms} onClose={form.close} />
      ) : null}
    </div>
  );
}

function Group({ group, card }: { group: TermGroup; card: (topic: Topic) => ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title}>
        <span id={id}>{group.title}</span>
        <span className={styles.count}>{formatCount(group.topics.length)}</span>
      </h2>
      <CardGrid>{group.topics.map(card)}</CardGrid>
    </section>
  );
}
