import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readChange } from '#api/change-json/read-change.ts';
import { changeSetQuery, type ChangeSet } from '#api/queries/moderation.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { activityContentSides, questionContentSides } from './change-contents.ts';
import { Comparison } from './compare/comparison.tsx';
import type { View } from './compare/side-panes.tsx';

interface ChangeSetComparisonProps {
  id: string;
  name: string;
  view?: View;
}

export function ChangeSetComparison({ id, ...rest }: ChangeSetComparisonProps) {
  const query = useQuery(changeSetQuery(id));
  const failure = useQueryFailure(query);
  if (query.data) return <LoadedComparison {...rest} change={query.data} />;
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

/** Passed by routes to the activity editor, because features do not import each other. */
export const renderChange = (id: string, name: string) => <ChangeSetComparison id={id} name={name} />;

function LoadedComparison({
  change,
  name,
  view = 'compare',
}: Omit<ChangeSetComparisonProps, 'id'> & { change: ChangeSet }) {
  const contents = useMemo(() => {
    const sides = readChange(change);
    return (
      sides && (change.entityType === 'Question' ? questionContentSides(sides) : activityContentSides(sides))
    );
  }, [change]);
  if (!contents) return <Alert tone="error" title="Unable to load this change set." />;
  return <Comparison contents={contents} view={view} name={name} />;
}
