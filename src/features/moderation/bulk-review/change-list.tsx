import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { changeSetQuery, type ChangeSet, type ChangeSetSummary } from '#api/queries/moderation.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { questionSides, readChange } from '../change-json/read-change.ts';
import { ChangeLink } from '../change-link.tsx';
import { Comparison } from '../compare/comparison.tsx';
import type { View } from '../compare/view.ts';
import { visibleText } from '../compare/visible-text.ts';
import { JsonComparison } from '../single-review/json-comparison.tsx';
import styles from './bulk-review.module.css';

interface ChangeListProps {
  /** The pending changes of one record, the oldest first. */
  changes: readonly ChangeSetSummary[];
  /** What they change: 'question' or 'activity'. */
  record: string;
  view: View;
}

/** Each of several changes on its own: the card shows what they make together. Loaded when it is opened. */
export function ChangeList({ changes, record, view }: ChangeListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.changes} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="bold">
        {changes.length} changes to this {record}
      </summary>
      {isOpen ? (
        <ol>
          {changes.map((change) => (
            <li key={change.id}>
              <p className="breakable">
                <ChangeLink change={change} />
                {change.comment ? <>: “{visibleText(change.comment)}”</> : null}
              </p>
              <OneChange id={change.id} record={record} view={view} />
            </li>
          ))}
        </ol>
      ) : null}
    </details>
  );
}

type OneChangeProps = Pick<ChangeListProps, 'record' | 'view'> & { id: string };

function OneChange({ id, ...rest }: OneChangeProps) {
  const query = useQuery(changeSetQuery(id));
  const failure = useLoadFailure(query);
  if (query.data) return <Content {...rest} change={query.data} />;
  return (
    <NotLoaded
      title="Failed to load change set."
      headingLevel={3}
      failure={failure}
      loading={
        <Loading text="Loading change set…">
          <Skeleton height="4rem" />
        </Loading>
      }
    />
  );
}

function Content({ change, record, view }: Omit<OneChangeProps, 'id'> & { change: ChangeSet }) {
  const sides = useMemo(() => readChange(change), [change]);
  const contents = useMemo(() => sides && questionSides(sides), [sides]);
  if (!sides || !contents) return <Alert tone="error" title="Unable to load this change set." />;
  return change.entityType === 'Question' ? (
    <Comparison contents={contents} view={view} name={`the ${record}`} />
  ) : (
    <JsonComparison sides={sides} />
  );
}
