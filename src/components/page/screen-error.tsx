import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { isChunkLoadError } from './chunk-load-error.ts';
import { focusContent, useRecoverFocusOnMount } from './focus/focus-content.ts';
import { HomeLink } from './home-link.tsx';
import { isPaymentRequired, screenErrorText } from './screen-error-text.ts';
import { UnexpectedError } from './unexpected-error.tsx';
import styles from '#ui/feedback/StatePanel.module.css';

/** Creates the `errorComponent` of a route; `fallback` is the title for errors other than `LoadFailure`. */
export const screenError = (fallback: string) =>
  function ScreenError(props: ErrorComponentProps) {
    const { error } = props;
    if (isPaymentRequired(error)) return null;
    if (isChunkLoadError(error)) return <UnexpectedError {...props} />;
    return <Failure error={error} fallback={fallback} />;
  };

function Failure({ error, fallback }: { error: unknown; fallback: string }) {
  const { title, lines, mood, canRetry } = screenErrorText(error, fallback);
  const retry = useRetry();
  useRecoverFocusOnMount();
  return (
    <div className={styles.centredOnPage}>
      <ErrorState
        mood={mood}
        headingLevel={1}
        title={title}
        text={lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        onRetry={canRetry ? retry : undefined}
        action={<HomeLink />}
      />
    </div>
  );
}

/** Loads the route again, and focuses its heading when the retry button disappears. */
function useRetry() {
  const router = useRouter();
  return () => {
    void router.invalidate().finally(focusContent);
  };
}
