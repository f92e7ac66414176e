import { Link } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Answers, Stage } from '#answers/answers.ts';
import { submissionFailureMessage, notSubmittedMessage, savedOnDeviceMessage } from '#answers/messages.ts';
import { limitReachedMessage } from '#api/problem.ts';
import { useSession } from '#session/session.ts';
import { Alert } from '#ui/feedback/Alert.tsx';

export const SubmitFailure = ({ error, className }: { error: unknown; className?: string | undefined }) => (
  <Alert tone="error" title={notSubmittedMessage} className={className}>
    {submissionFailureMessage(error)}
  </Alert>
);

interface SubmitWaitingProps extends Pick<Answers, 'isOnDevice'> {
  stage: Extract<Stage, { name: 'waiting' }>;
  hasTriedAgain: boolean;
  className?: string | undefined;
}

export function SubmitWaiting({ stage, isOnDevice, hasTriedAgain, className }: SubmitWaitingProps) {
  return (
    <Alert
      tone={isOnDevice ? 'info' : 'warning'}
      icon={<CloudOff aria-hidden="true" />}
      title={isOnDevice ? savedOnDeviceMessage : 'Not sent yet. Keep this page open'}
      className={className}
    >
      <Explanation reason={stage.reason} hasTriedAgain={hasTriedAgain} />
      {isOnDevice ? null : ' This browser cannot save your answers on this device.'}
    </Alert>
  );
}

interface ExplanationProps {
  reason: Extract<Stage, { name: 'waiting' }>['reason'];
  hasTriedAgain: boolean;
}

function Explanation({ reason, hasTriedAgain }: ExplanationProps): ReactNode {
  const learnerId = useSession(({ details }) => details?.id);
  if (reason === 'limit') {
    return (
      <>
        {limitReachedMessage} Send your answers tomorrow, or{' '}
        <Link to="/paywall" search={{ learnerId }}>
          see what a subscription opens
        </Link>
        .
      </>
    );
  }
  if (reason === 'server') return 'This is not working right now. We will try again.';
  const sendTime = 'It is sent as soon as the connection works again.';
  return hasTriedAgain ? `Still no connection. ${sendTime}` : sendTime;
}
