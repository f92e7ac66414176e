import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useDeferredValue } from 'react';
import { putKeptNoticeAway, useKeptResponses } from '#api/kept-response.ts';
import { refetchShown } from '#api/refetch-shown.ts';
import { momentInWords } from '#lib/time/dates-in-words.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { NoticeBar } from './notice-bar.tsx';

/** Says that the screen shows what the device has kept, and from when. It goes by itself when the server can be reached. */
export function OfflineNotice() {
  const router = useRouter();
  const { savedAt, isPutAway } = useKeptResponses();
  // What announces it must be there before the words are.
  const isReady = useDeferredValue(true, false);

  const tryAgain = async () => {
    const { queryClient } = await router.options.context.connect();
    await refetchShown(queryClient);
  };
  return (
    <NoticeBar
      isShown={isReady && savedAt !== undefined && !isPutAway}
      label="No connection"
      icon={<CloudOff aria-hidden="true" />}
      action={
        <button type="button" className={buttonStyle({})} onClick={tryAgain}>
          Try again
        </button>
      }
      onDismiss={putKeptNoticeAway}
    >
      No connection. This is what was saved on {savedAt ? momentInWords(savedAt) : null}.
    </NoticeBar>
  );
}
