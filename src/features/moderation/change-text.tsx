import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readChange } from '#api/change-json/read-change.ts';
import { changeSetQuery, type ChangeSet } from '#api/queries/moderation.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { activitySides, questionSides } from './change-contents.ts';
import { Comparison } from './compare/comparison.tsx';
import type { View } from './compare/view.ts';

interface ChangeTextProps {
  id: string;
  /** What it changes: 'Question 2'. */
  name: string;
  view?: View;
}

/** What one change set says, before and after: for its submitter as well as for a reviewer. Loaded when it is shown. */
export function ChangeText({ id, ...rest }: ChangeTextProps) {
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

/** The same as a prop for the activity editor, which knows no reviews. */
export const renderChange = (id: string, name: string) => <ChangeText id={id} name={name} />;

function Content({ change, name, view = 'compare' }: Omit<ChangeTextProps, 'id'> & { change: ChangeSet }) {
  const contents = useMemo(() => {
    const sides = readChange(change);
    return sides && (change.entityType === 'Question' ? questionSides(sides) : activitySides(sides));
  }, [change]);
  if (!contents) return <Alert tone="error" title="Unable to load this change set." />;
  return <Comparison contents={contents} view={view} name={name} />;
}
