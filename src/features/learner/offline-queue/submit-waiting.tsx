import { Link } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#ui/feedback/Alert.tsx';
import { limitReached } from '../do-activity/submit/submit-failure.tsx';
import type { QueueEntry } from './queue-entry.ts';

/** Also on the badge of the activity, and in passing on other screens. */
export const savedHere = 'Saved on this device, not sent';

interface SubmitWaitingProps {
  waiting: QueueEntry;
  /** 'Send now' was pressed and did not help. */
  hasTriedAgain: boolean;
  className?: string | undefined;
}

/** Says that the answers are safe, where they are, and what becomes of them. */
export function SubmitWaiting({ waiting, hasTriedAgain, className }: SubmitWaitingProps) {
  const isOnDevice = waiting.persistence === 'device';
  return (
    <Alert
      tone={isOnDevice ? 'info' : 'warning'}
      icon={<CloudOff aria-hidden="true" />}
      title={isOnDevice ? savedHere : 'Not sent yet. Keep this page open'}
      className={className}
    >
      {explanationOf(waiting, hasTriedAgain)}
      {isOnDevice ? null : ' This browser cannot save your answers on this device.'}
    </Alert>
  );
}

function explanationOf({ failureReason, submission }: QueueEntry, hasTriedAgain: boolean): ReactNode {
  if (failureReason === 'limit') {
    return (
      <>
        {limitReached} Send your answers tomorrow, or{' '}
        <Link to="/paywall" search={{ learnerId: submission.learnerId }}>
          see what a subscription opens
        </Link>
        .
      </>
    );
  }
  if (failureReason === 'server') return 'Something went wrong at our end. We will try again.';
  const sooner = 'It is sent as soon as you are online again.';
  return hasTriedAgain ? `Still no connection. ${sooner}` : sooner;
}
