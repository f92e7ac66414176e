import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useDeferredValue } from 'react';
import { dismissOfflineNotice, useConnection } from '#api/connection.ts';
import { refetchVisibleQueries } from '#api/refetch-visible-queries.ts';
import { formatReadableDateTime } from '#lib/time/readable-dates.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { NoticeBar } from './notice-bar.tsx';

/** Shows that the screen contains cached responses, and their time. Hidden when the server responds again. */
export function OfflineNotice() {
  const router = useRouter();
  const { cachedAt, isDismissed } = useConnection();
  // A live region announces only text that is added after its first render.
  const isReady = useDeferredValue(true, false);

  const tryAgain = async () => {
    const { queryClient } = await router.options.context.connect();
    await refetchVisibleQueries(queryClient);
  };
  return (
    <NoticeBar
      isShown={isReady && cachedAt !== undefined && !isDismissed}
      label="No connection"
      icon={<CloudOff aria-hidden="true" />}
      action={
        <button type="button" className={buttonStyle({})} onClick={tryAgain}>
          Try again
        </button>
      }
      onDismiss={dismissOfflineNotice}
    >
      No connection. This is what was saved on {cachedAt ? formatReadableDateTime(cachedAt) : null}.
    </NoticeBar>
  );
}
