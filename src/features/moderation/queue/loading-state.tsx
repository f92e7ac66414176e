import { problemText } from '#components/problem-text.ts';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import type { QueueTreeResult } from './filter-bar.tsx';
import { QueueWaiting } from './queue-waiting.tsx';

const failed = 'Failed to load moderation queue.';

/** Says that the tree of a filter is loading, or why it is missing or out of date (MOD-030a). */
export function LoadingState({ tree }: { tree: QueueTreeResult }) {
  const failure = useLoadFailure(tree);
  if (!failure) return tree.data ? null : <QueueWaiting />;
  const { title, advice } = problemText(failure.error);
  if (tree.data) {
    return (
      <Alert tone="error" title={failed}>
        {title}. {advice} What you see below was loaded earlier.
      </Alert>
    );
  }
  return (
    <ErrorState
      title={failed}
      text={`${title}. ${advice}`}
      onRetry={failure.retry}
      retrying={failure.isRetrying ? 'Loading…' : undefined}
    />
  );
}
